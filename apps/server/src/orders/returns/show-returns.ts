import { Injectable } from '@nestjs/common';
import type { OrderReturns } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { OrderReader } from '../order/index.js';
import { ReturnReader } from './return.reader.js';
import { orderReturnsOf } from './return-view.js';

/** Shows the returns of an order to whoever was found to own it, or to staff. */
@Injectable()
export class ShowReturns {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly returns: ReturnReader,
  ) {}

  async run(orderId: string | null): Promise<Result<OrderReturns, 'record.missing'>> {
    const order = orderId === null ? null : await this.orders.byId(orderId);
    if (order === null) return refuse('record.missing');
    const [returns, committed] = await Promise.all([
      this.returns.ofOrder(order.id),
      this.returns.committed(this.database, order.id),
    ]);
    return ok(orderReturnsOf(order, returns, committed));
  }
}
