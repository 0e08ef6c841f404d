import { Injectable } from '@nestjs/common';

import { hashToken } from '../../../platform/ids/index.js';
import { OrderReader } from '../../order/index.js';
import { ReturnReader } from '../return.reader.js';
import { type Exchange, exchangeOf } from './exchange-of.js';

/** Finds the exchange of a link. */
@Injectable()
export class FindExchange {
  constructor(
    private readonly returns: ReturnReader,
    private readonly orders: OrderReader,
  ) {}

  async byToken(token: string): Promise<Exchange | null> {
    const record = await this.returns.byExchangeToken(hashToken(token));
    const order = record === null ? null : await this.orders.byId(record.order_id);
    return record === null || order === null ? null : exchangeOf(order, record);
  }
}
