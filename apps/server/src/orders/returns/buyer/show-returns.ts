import { Injectable } from '@nestjs/common';
import type { OrderReturns, ReturnView } from '@simpletread/contract';
import { ok, refuse, type Result, returnableQuantity } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { OrderReader } from '../../order/index.js';
import { RefundRepository } from '../../refunds/index.js';
import type { ChangeNeed } from '../../tracking/index.js';
import { linesOpenToBuyer } from './lines-open-to-buyer.js';
import { ExchangeTokens } from '../exchange/exchange-tokens.js';
import { ReturnReader } from '../return.reader.js';
import { waivedHandlingOf } from '../money/plan-order-return.js';
import { orderReturnsOf } from '../return-view.js';

/** Shows the returns of an order to whoever was found to own it, or to staff. */
@Injectable()
export class ShowReturns {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly returns: ReturnReader,
    private readonly refunds: RefundRepository,
    private readonly tokens: ExchangeTokens,
  ) {}

  async run(
    orderId: string | null,
    changesNeed: ChangeNeed | null = null,
  ): Promise<Result<OrderReturns, 'record.missing'>> {
    const order = orderId === null ? null : await this.orders.byId(orderId);
    if (order === null) return refuse('record.missing');
    const [returns, committed, waived] = await Promise.all([
      this.returns.ofOrder(order.id),
      this.refunds.committed(this.database, order.id),
      this.returns.waivedFor(order.id),
    ]);
    const view = orderReturnsOf(order, returns, committed);
    const open = linesOpenToBuyer(order, returns);
    const lines = view.lines.map((line) => {
      const left = open.find(({ lineId }) => lineId === line.lineId);
      return { ...line, returnable: left === undefined ? 0 : returnableQuantity(left) };
    });
    const isOpen = view.isOpen && lines.some(({ returnable }) => returnable > 0);
    const shown = view.returns.map((each, index) => ({
      ...each,
      exchange: this.withToken(each.exchange, changesNeed === null ? returns[index]?.id : undefined),
    }));
    const handling = waivedHandlingOf(waived);
    return ok({
      ...view,
      lines,
      isOpen,
      changesNeed,
      waivedHandling: handling === null ? null : { ...handling, lineIds: [...handling.lineIds] },
      returns: shown,
    });
  }

  /** The link of an open exchange is for those who may change its return. */
  private withToken(exchange: ReturnView['exchange'], returnId: string | undefined): ReturnView['exchange'] {
    return exchange?.state !== 'open' || returnId === undefined
      ? exchange
      : { ...exchange, token: this.tokens.of(returnId) };
  }
}
