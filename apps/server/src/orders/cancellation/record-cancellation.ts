import { Injectable } from '@nestjs/common';
import {
  ok,
  orderMachine,
  paymentMachine,
  refundEntries,
  type Result,
  transition,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Ledger } from '../ledger.repository.js';
import type { OrderRecord } from '../order-record.js';
import { OrderRepository } from '../order.repository.js';
import { OrderTrail } from '../order-trail.js';
import { ORDER_CANCELLED } from '../orders.events.js';
import { RefundRepository } from '../refunds/refund.repository.js';
import type { PossibleCancellation } from './load-cancellation.js';

export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

const stateBefore = ({
  state,
  payment_state: paymentState,
  refunded_in_cents: refundedInCents,
}: OrderRecord) => ({
  state,
  paymentState,
  refundedInCents,
});

/** Writes a cancellation: order, refund, ledger, stock and traces, in the transaction that holds the order locked. */
@Injectable()
export class RecordCancellation {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: RefundRepository,
    private readonly stock: StockAllocations,
    private readonly ledger: Ledger,
    private readonly trail: OrderTrail,
  ) {}

  async run(
    tx: Transaction,
    { order, plan: { refundInCents } }: PossibleCancellation,
    reason: string,
    { staff, requestId }: StaffContext,
  ): Promise<Result<null>> {
    const { id: orderId, read_at: at } = order;
    const state = transition(orderMachine, order.state, 'cancel', { windowOpen: true });
    if (!state.ok) return state;
    const paymentState = transition(paymentMachine, order.payment_state, 'refundRest');
    if (!paymentState.ok) return paymentState;
    const entries = refundEntries(order.price_snapshot, refundInCents, order.refunded_in_cents);
    if (!entries.ok) return entries;
    const refundId = newId();
    const after = { state: state.value, paymentState: paymentState.value, cancelledAt: at, refundInCents };
    await this.orders.cancel(tx, orderId, after);
    await this.refunds.request(tx, {
      refundId,
      orderId,
      amountInCents: refundInCents,
      reason,
      by: staff.name,
      at,
    });
    await this.ledger.book(tx, { orderId, kind: 'refund', reference: refundId, at, entries: entries.value });
    await this.stock.putBack(tx, orderId);
    await this.trail.record(tx, {
      orderId,
      at,
      type: ORDER_CANCELLED,
      actorKind: 'staff',
      actorName: staff.name,
      data: { reason, refundInCents },
      audit: {
        action: 'order.cancel',
        actorId: staff.staffId,
        before: stateBefore(order),
        after: { ...after, reason, refundId },
        requestId,
      },
      payload: { refundId },
    });
    return ok(null);
  }
}
