import { Injectable } from '@nestjs/common';
import { formatOrderNumber, receiptFileName } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { ShopDirectory } from '../../installers/index.js';
import { FaultError } from '../../platform/http/index.js';
import type { OrderRecord } from '../order/index.js';
import { receiptPdf } from './receipt-pdf.js';
import { type ReceiptSheet, receiptSheet } from './receipt-sheet.js';
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
    await this.pdf(reply, await receiptPdf([await this.sheetOf(order)], title), receiptFileName(order.id));
  }

  /** As `run`, for several orders in one file. */
  async runAll(reply: FastifyReply, orders: readonly OrderRecord[]): Promise<void> {
    if (orders.length === 0) throw FaultError.of('record.missing');
    const sheets: ReceiptSheet[] = [];
    for (const order of orders) sheets.push(await this.sheetOf(order));
    await this.pdf(reply, await receiptPdf(sheets, `Receipts of ${orders.length} orders`), 'Receipts.pdf');
  }

  private async sheetOf(order: OrderRecord): Promise<ReceiptSheet> {
    const [refunds, shop] = await Promise.all([
      this.receipts.refundsOf(order.id),
      order.shop_id === null ? null : this.shops.findById(order.shop_id),
    ]);
    return receiptSheet(order, shop?.company ?? null, refunds);
  }

  private async pdf(reply: FastifyReply, pdf: Buffer, fileName: string): Promise<void> {
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${fileName}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(pdf);
  }
}
