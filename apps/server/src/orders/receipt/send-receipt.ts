import { Injectable } from '@nestjs/common';
import { formatOrderNumber, receiptFileName } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { ShopDirectory } from '../../installers/index.js';
import { FaultError } from '../../platform/http/index.js';
import { type PrintedSheet, sendPdf, sheetPdf } from '../../platform/pdf/index.js';
import type { OrderRecord } from '../order/index.js';
import { receiptSheet } from './receipt-sheet.js';
import { ReceiptReader } from './receipt.reader.js';

/** Sends an order's receipt, or that there is none: whoever may not see it learns nothing [R2.24]. */
@Injectable()
export class SendReceipt {
  constructor(
    private readonly receipts: ReceiptReader,
    private readonly shops: ShopDirectory,
  ) {}

  async run(reply: FastifyReply, order: OrderRecord | null): Promise<void> {
    if (order === null) throw FaultError.of('record.missing');
    const title = `Receipt for order ${formatOrderNumber(order.number)}`;
    await sendPdf(reply, await sheetPdf([await this.sheetOf(order)], title), receiptFileName(order.id));
  }

  /** As `run`, for several orders in one file. */
  async runAll(reply: FastifyReply, orders: readonly OrderRecord[]): Promise<void> {
    if (orders.length === 0) throw FaultError.of('record.missing');
    const sheets: PrintedSheet[] = [];
    for (const order of orders) sheets.push(await this.sheetOf(order));
    await sendPdf(reply, await sheetPdf(sheets, `Receipts of ${orders.length} orders`), 'Receipts.pdf');
  }

  private async sheetOf(order: OrderRecord): Promise<PrintedSheet> {
    const [refunds, shop] = await Promise.all([
      this.receipts.refundsOf(order.id),
      order.shop_id === null ? null : this.shops.findById(order.shop_id),
    ]);
    return receiptSheet(order, shop?.company ?? null, refunds);
  }
}
