import { Injectable } from '@nestjs/common';
import {
  canCancel,
  canCancelByStaff,
  type CancellationPlan,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ShopDirectory } from '../../installers/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import { OrderReader, type OrderRecord } from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import { ChargeHandling, type ComingTires } from '../returns/index.js';
import { planOrderCancellation } from './plan-order-cancellation.js';

export interface PossibleCancellation {
  readonly order: OrderRecord;
  readonly plan: CancellationPlan;
  /** When the time for it is over; null if it has no end. */
  readonly closesAt: Date | null;
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
    private readonly handling: ChargeHandling,
  ) {}

  /** For an immediate cancellation: refused while a request is pending. Staff also cancel held orders, at any time. */
  async run(
    db: SqlRunner,
    orderId: string,
    by: 'buyer' | 'staff',
  ): Promise<Result<PossibleCancellation, LoadFault | 'approval.pending'>> {
    const possible = await this.loaded(db, orderId, by);
    return possible.ok && possible.value.order.cancel_requested_at !== null
      ? refuse('approval.pending')
      : possible;
  }

  /** For a request of staff that waits for a second person. */
  asRequested(db: SqlRunner, orderId: string): Promise<Result<PossibleCancellation, LoadFault>> {
    return this.loaded(db, orderId, 'staff');
  }

  private async loaded(
    db: SqlRunner,
    orderId: string,
    by: 'buyer' | 'staff',
  ): Promise<Result<PossibleCancellation, LoadFault>> {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return refuse('record.missing');
    const at = order.cancel_requested_at ?? order.read_at;
    const facts = { state: order.state, placedAt: order.placed_at };
    const possible =
      by === 'staff'
        ? canCancelByStaff({ ...facts, isHeld: order.held_at !== null }, at)
        : canCancel(facts, at);
    if (!possible.ok) return possible;
    return ok({ order, plan: await this.planOf(db, order, []), closesAt: possible.value.closesAt });
  }

  /** For an order that another one of `tires` replaces, which may be later; null if it is missing or nothing of it is left to refund. */
  async replacedBy(
    db: SqlRunner,
    orderId: string,
    tires: readonly ComingTires[],
  ): Promise<PossibleCancellation | null> {
    const order = await this.orders.byId(orderId, db);
    const plan = order === null ? null : await this.planOf(db, order, tires);
    return order === null || plan === null || plan.refundInCents <= 0
      ? null
      : { order, plan, closesAt: order.cancel_closes_at };
  }

  /** For an order that nobody picked up at its warehouse; null if it isn’t one, or nothing of it is left to refund. */
  async unclaimed(db: SqlRunner, orderId: string): Promise<PossibleCancellation | null> {
    const order = await this.orders.byId(orderId, db);
    if (order?.fulfilment !== 'warehouse-pickup' || order.state !== 'pendingPickup') return null;
    const plan = await this.planOf(db, order, []);
    return plan.refundInCents <= 0 ? null : { order, plan, closesAt: order.cancel_closes_at };
  }

  /**
   * For a late order whose buyer declined the delay, or gave no answer. Refuses with `approval.pending` while another cancellation waits, and
   * with `delay.answered` if nothing of it is left to refund.
   */
  async delayed(
    db: SqlRunner,
    orderId: string,
  ): Promise<Result<PossibleCancellation, 'record.missing' | 'approval.pending' | 'delay.answered'>> {
    const order = await this.orders.byId(orderId, db);
    if (order === null) return refuse('record.missing');
    if (order.cancel_requested_at !== null) return refuse('approval.pending');
    const plan = await this.planOf(db, order, []);
    return plan.refundInCents <= 0
      ? refuse('delay.answered')
      : ok({ order, plan, closesAt: order.cancel_closes_at });
  }

  /** Those of the right size among `coming` tires keep handling waived that this order had waived. */
  private async planOf(
    db: SqlRunner,
    order: OrderRecord,
    coming: readonly ComingTires[],
  ): Promise<CancellationPlan> {
    const { id: orderId } = order;
    const allocations = await this.stock.returnable(db, orderId);
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const committed = await this.refunds.committed(db, orderId);
    return planOrderCancellation(order, {
      allocations,
      missing: await this.stock.missingFor(db, orderId),
      committed,
      shopName: shop?.company ?? null,
      waived: await this.handling.waivedBy(db, orderId, coming),
    });
  }
}
