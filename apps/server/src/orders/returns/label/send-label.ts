import { Injectable } from '@nestjs/common';
import { formatReturnNumber } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { StockAllocations } from '../../../catalogue/index.js';
import { type Warehouse, Warehouses } from '../../../delivery/index.js';
import { Database } from '../../../platform/database/index.js';
import { FaultError } from '../../../platform/http/index.js';
import { customerName, OrderReader, type OrderRecord, tireLabel } from '../../order/index.js';
import { labelsPdf, type ShippingLabel } from './label-pdf.js';
import type { ReturnRecord } from '../return-record.js';
import { ReturnReader } from '../return.reader.js';

const labelsOf = (order: OrderRecord, record: ReturnRecord, to: Warehouse | undefined): ShippingLabel[] => {
  const tires = record.lines.flatMap((line) => {
    const sold = order.lines.find(({ id }) => id === line.line_id);
    return sold === undefined ? [] : Array<string>(line.quantity).fill(tireLabel(sold));
  });
  const number = formatReturnNumber(record.number);
  const from = [
    customerName(order),
    [order.address1, order.address2].filter((part) => part !== '').join(', '),
    `${order.city}, ${order.state_code} ${order.zip}`,
  ];
  const destination = to === undefined ? [] : [`${to.name} (${to.code})`, `${to.city}, ${to.state}`];
  return tires.map((tire, at) => ({
    heading: 'SimpleTread returns',
    code: `${number}-${at + 1}`,
    position: `Tire ${at + 1} of ${tires.length}`,
    tires: [tire],
    from,
    to: ['SimpleTread Returns', ...destination],
  }));
};

/** Sends the labels of an approved return, one for each tire, to the warehouse that most of the order came from. */
@Injectable()
export class SendLabel {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly returns: ReturnReader,
    private readonly stock: StockAllocations,
    private readonly warehouses: Warehouses,
  ) {}

  async run(reply: FastifyReply, returnId: string | null): Promise<void> {
    const record = returnId === null ? null : await this.returns.byId(returnId);
    const order = record === null ? null : await this.orders.byId(record.order_id);
    if (record === null || order === null) throw FaultError.of('record.missing');
    if (record.state !== 'approved') throw FaultError.of('order.transitionRefused');
    const number = formatReturnNumber(record.number);
    const labels = labelsOf(order, record, await this.destination(order.id));
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="labels-${number}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(await labelsPdf(labels, `Labels for return ${number}`));
  }

  private async destination(orderId: string): Promise<Warehouse | undefined> {
    const picks = await this.stock.returnable(this.database, orderId);
    const [most] = [...picks].sort((a, b) => b.quantity - a.quantity);
    const all = await this.warehouses.all();
    return all.find(({ code }) => code === most?.warehouseCode) ?? all[0];
  }
}
