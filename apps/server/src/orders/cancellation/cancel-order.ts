import { Injectable } from '@nestjs/common';
import {
  type Cents,
  ok,
  orderMachine,
  paymentMachine,
  refundEntries,
  refuse,
  type Result,
  transition,
} from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { Ledger } from '../ledger.repository.js';
import { OrderEvents } from '../order-events.repository.js';
import { type LockedOrder, OrderRepository } from '../order.repository.js';
import { ORDER_CANCELLED } from '../orders.events.js';
import { RefundRepository } from '../refunds/refund.repository.js';
import { LoadCancellation, type PossibleCancellation } from './load-cancellation.js';

export interface CancelRequest {
  readonly orderId: string;
  readonly orderVersion: number;
  readonly reason: string;
  readonly expectedRefundInCents: Cents;
}

export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/** Cancels an order inside its window: stock back, refund requested and booked, all in one transaction; the money follows. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly load: LoadCancellation,
    private readonly refunds: RefundRepository,
    private readonly stock: StockAllocations,
    private readonly ledger: Ledger,
    private readonly events: OrderEvents,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async run(request: CancelRequest, context: StaffContext): Promise<Result<null>> {
    const result = await this.work.run(async (tx): Promise<Result<null>> => {
      const locked = await this.orders.lock(tx, request.orderId);
      if (locked === null) return refuse('record.missing');
      const possible = await this.load.run(tx, request.orderId);
      if (!possible.ok) return possible;
      const { plan } = possible.value;
      if (locked.version !== request.orderVersion || plan.refundInCents !== request.expectedRefundInCents)
        return refuse('record.stale');
      return this.carryOut(tx, { locked, ...possible.value }, request, context);
    });
    if (result.ok) crashPoint('cancel.afterCommit');
    return result;
  }

  private async carryOut(
    tx: Transaction,
    { locked, order, plan }: PossibleCancellation & { locked: LockedOrder },
    { orderId, reason }: CancelRequest,
    { staff, requestId }: StaffContext,
  ): Promise<Result<null>> {
    const state = transition(orderMachine, order.state, 'cancel', { windowOpen: true });
    if (!state.ok) return state;
    const paymentState = transition(paymentMachine, order.payment_state, 'refundRest');
    if (!paymentState.ok) return paymentState;
    const { refundInCents } = plan;
    const entries = refundEntries(order.price_snapshot, refundInCents, order.refunded_in_cents);
    if (!entries.ok) return entries;
    const at = order.read_at;
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
    await this.events.append(tx, {
      orderId,
      at,
      type: ORDER_CANCELLED,
      actorKind: 'staff',
      actorName: staff.name,
      data: { reason, refundInCents },
    });
    await this.audit.record(tx, {
      actorKind: 'staff',
      actorId: staff.staffId,
      actorName: staff.name,
      action: 'order.cancel',
      subjectType: 'order',
      subjectId: orderId,
      before: {
        state: locked.state,
        paymentState: locked.paymentState,
        refundedInCents: locked.refundedInCents,
      },
      after: { ...after, reason, refundId },
      requestId,
    });
    await this.outbox.record(tx, {
      type: ORDER_CANCELLED,
      aggregateId: orderId,
      payload: { orderId, refundId },
    });
    return ok(null);
  }
}
