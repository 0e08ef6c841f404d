import { Injectable } from '@nestjs/common';

import { hashToken } from '../../../platform/ids/index.js';
import { OrderReader } from '../../order/index.js';
import type { ReturnRecord } from '../return-record.js';
import { ReturnReader } from '../return.reader.js';
import { type Exchange, exchangeOf } from './exchange-of.js';

/** Finds the exchange of a link, and of an order. */
@Injectable()
export class FindExchange {
  constructor(
    private readonly returns: ReturnReader,
    private readonly orders: OrderReader,
  ) {}

  /** The return whose exchange an order of `lines` is: while that is open, and only with its tires or others of their size. */
  async tieOf(
    returnId: string | null,
    lines: readonly { readonly tireId: string; readonly sizeCode: string }[],
  ): Promise<string | null> {
    const exchange = returnId === null ? null : await this.of(await this.returns.byId(returnId));
    if (exchange?.state !== 'open') return null;
    const { tireId, sizeCode } = exchange.chosen;
    return lines.some((line) => line.tireId === tireId || line.sizeCode === sizeCode) ? returnId : null;
  }

  async byToken(token: string): Promise<Exchange | null> {
    return this.of(await this.returns.byExchangeToken(hashToken(token)));
  }

  private async of(record: ReturnRecord | null): Promise<Exchange | null> {
    const order = record === null ? null : await this.orders.byId(record.order_id);
    return record === null || order === null ? null : exchangeOf(order, record);
  }
}
