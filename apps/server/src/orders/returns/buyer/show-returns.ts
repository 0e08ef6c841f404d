import { Injectable } from '@nestjs/common';
import type { OrderReturns } from '@simpletread/contract';
import { ok, refuse, type Result, returnableQuantity } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { OrderReader } from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import type { ChangeNeed } from '../../tracking/index.js';
import { linesOpenToBuyer } from './lines-open-to-buyer.js';
import { ReturnReader } from '../return.reader.js';
import { orderReturnsOf } from '../return-view.js';

/** Shows the returns of an order to whoever was found to own it, or to staff. */
@Injectable()
export class ShowReturns {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly returns: ReturnReader,
    private readonly refunds: RefundRepository,
  ) {}

  async run(
    orderId: string | null,
    changesNeed: ChangeNeed | null = null,
  ): Promise<Result<OrderReturns, 'record.missing'>> {
    const order = orderId === null ? null : await this.orders.byId(orderId);
    if (order === null) return refuse('record.missing');
    const [returns, committed] = await Promise.all([
      this.returns.ofOrder(order.id),
      this.refunds.committed(this.database, order.id),
    ]);
    const view = orderReturnsOf(order, returns, committed);
    const open = linesOpenToBuyer(order, returns);
    const lines = view.lines.map((line) => {
      const left = open.find(({ lineId }) => lineId === line.lineId);
      return { ...line, returnable: left === undefined ? 0 : returnableQuantity(left) };
    });
    const isOpen = view.isOpen && lines.some(({ returnable }) => returnable > 0);
    return ok({ ...view, lines, isOpen, changesNeed });
  }
}
