import { Injectable } from '@nestjs/common';
import { ok, orderMachine, refuse, type Result, transition } from '@simpletread/domain';

import { AppointmentBookings } from '../../installers/index.js';
import { StockAllocations } from '../../catalogue/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import {
  ORDER_CANCELLED,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  type OrderActor,
} from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import { ChargeHandling } from '../returns/index.js';
import type { PossibleCancellation } from './load-cancellation.js';

const stateBefore = ({
  state,
  payment_state: paymentState,
  refunded_in_cents: refundedInCents,
}: OrderRecord) => ({
  state,
  paymentState,
  refundedInCents,
});

const stateAfter = (
  { state }: OrderRecord,
  {
    isUnclaimed,
    isDelayed,
    isHeld,
  }: { readonly isUnclaimed: boolean; readonly isDelayed: boolean; readonly isHeld: boolean },
) => {
  if (isUnclaimed) return transition(orderMachine, state, 'expirePickup', { warehousePickup: true });
  if (isDelayed) return transition(orderMachine, state, 'cancelDelayed', { delayed: true });
  return isHeld
    ? transition(orderMachine, state, 'cancelHeld', { held: true })
    : transition(orderMachine, state, 'cancel', { windowOpen: true });
};

/** Why an order is cancelled, and whose request it was where a second person agreed to it. */
export interface CancellationCause {
  readonly reason: string;
  readonly requestedBy: string | null;
  /** The number of the order that replaces it. */
  readonly replacedBy?: string;
  /** The member of staff who gave the buyer the link for that; null for the buyer's own. */
  readonly linkFrom?: string | null;
  /** True if nobody picked the tires up at their warehouse in time. */
  readonly isUnclaimed?: boolean;
  /** Left out unless a delay cancels it: the buyer’s answer, or none. */
  readonly delay?: 'declined' | 'lapsed';
}

/**
 * Writes a cancellation: order, requested refund, stock and traces, in the transaction that holds the order locked. The money is
 * booked when it went out (`RecordRefund`).
 */
@Injectable()
export class RecordCancellation {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: RefundRepository,
    private readonly stock: StockAllocations,
    private readonly trail: OrderTrail,
    private readonly appointments: AppointmentBookings,
    private readonly handling: ChargeHandling,
  ) {}

  async run(
    tx: Transaction,
    { order, plan: { refundInCents, refunds, handling }, closesAt }: PossibleCancellation,
    { reason, requestedBy, replacedBy, linkFrom = null, isUnclaimed = false, delay }: CancellationCause,
    actor: OrderActor,
  ): Promise<Result<null>> {
    const { id: orderId, read_at: at } = order;
    const state = stateAfter(order, {
      isUnclaimed,
      isDelayed: delay !== undefined,
      isHeld: closesAt === null,
    });
    if (!state.ok) return state;
    if (refundInCents <= 0) return refuse('payment.refundTooLarge');
    const requested = refunds.map((refund) => ({ refundId: newId(), ...refund }));
    const [refundId] = requested.map((refund) => refund.refundId);
    if (refundId === undefined) return refuse('payment.refundTooLarge');
    const after = { state: state.value, cancelledAt: at };
    await this.orders.cancel(tx, orderId, after);
    for (const refund of requested)
      await this.refunds.request(tx, { ...refund, orderId, reason, by: requestedBy ?? actor.actorName, at });
    await this.stock.putBack(tx, orderId);
    await this.handling.run(tx, orderId, handling);
    const kept = handling.feeInCents === 0 ? {} : { handlingInCents: handling.feeInCents };
    const replaced = {
      ...(replacedBy === undefined ? {} : { replacedBy }),
      ...(linkFrom === null ? {} : { linkFrom }),
    };
    await this.appointments.releaseOfOrder(tx, orderId);
    await this.trail.recordBy(
      tx,
      {
        orderId,
        at,
        type: ORDER_CANCELLED,
        data: {
          reason,
          refundInCents,
          ...kept,
          ...replaced,
          ...(requestedBy === null ? {} : { requestedBy }),
        },
        audit: {
          action: 'order.cancel',
          before: stateBefore(order),
          after: {
            ...after,
            reason,
            refundId,
            refundInCents,
            ...kept,
            ...replaced,
            ...(requestedBy === null ? {} : { requestedBy }),
          },
        },
        payload: {
          refundId,
          refundIds: requested.map((refund) => refund.refundId),
          refundInCents,
          ...kept,
          ...(replacedBy === undefined ? {} : { replacedBy }),
          ...(isUnclaimed ? { isUnclaimed } : {}),
          ...(delay === undefined ? {} : { delay }),
        },
      },
      actor,
    );
    return ok(null);
  }
}
