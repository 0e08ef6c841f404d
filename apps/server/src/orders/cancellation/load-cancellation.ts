import { Injectable } from '@nestjs/common';
import { canCancel, type CancellationPlan, ok, refuse, type Result } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ShopDirectory } from '../../installers/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { OrderReader, type OrderRecord } from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import { planOrderCancellation } from './plan-order-cancellation.js';

export interface PossibleCancellation {
  readonly order: OrderRecord;
  readonly plan: CancellationPlan;
  readonly closesAt: Date;
}

type LoadFault =
  'record.missing' | 'order.cancelWindowClosed' | 'order.alreadyCancelled' | 'order.transitionRefused';

/**
 * The cancellation of an order as of now. The database's clock judges its window at the moment of the request, so
 * waiting for approval doesn't make it late (decision record 31).
 */
@Injectable()
export class LoadCancellation {
  constructor(
    private readonly orders: OrderReader,
    private readonly shops: ShopDirectory,
    private readonly stock: StockAllocations,
    private readonly refunds: RefundRepository,
  ) {}

  /** For an immediate cancellation: refused while a request is pending. */
  async run(
    db: SqlRunner,
    orderId: string,
  ): Promise<Result<PossibleCancellation, LoadFault | 'approval.pending'>> {
    const possible = await this.asRequested(db, orderId);
    return possible.ok && possible.value.order.cancel_requested_at !== null
      ? refuse('approval.pending')
      : possible;
  }

  async asRequested(db: SqlRunner, orderId: string): Promise<Result<PossibleCancellation, LoadFault>> {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return refuse('record.missing');
    const at = order.cancel_requested_at ?? order.read_at;
    const window = canCancel({ state: order.state, placedAt: order.placed_at }, at);
    if (!window.ok) return window;
    const allocations = await this.stock.returnable(db, orderId);
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const committed = await this.refunds.committed(db, orderId);
    const plan = planOrderCancellation(order, { allocations, committed, shopName: shop?.company ?? null });
    return ok({ order, plan, closesAt: window.value.closesAt });
  }
}
