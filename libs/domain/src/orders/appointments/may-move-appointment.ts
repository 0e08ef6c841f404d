import { type Appointment, appointmentBegins } from '../../installers/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { Fulfilment, OrderState } from '../order/index.js';

/** An order whose appointment may be moved. */
export interface MovableOrder {
  readonly fulfilment: Fulfilment;
  readonly state: OrderState;
  /** When a cancellation was requested that waits for approval; null without one. */
  readonly cancelRequestedAt: Date | null;
  /** No tire is left to mount. */
  readonly isAllReturned: boolean;
}

/**
 * Checks that an appointment may be moved at `now`, or made if the order has none: by staff with `orders.reschedule`, until the instant it
 * begins; and after that while the tires aren't at the shop, since nothing was mounted then. Refuses with `order.transitionRefused` once
 * it began with the tires there, and for an order that isn't shipped to a shop, is cancelled, waits for its cancellation, or
 * whose tires all came back.
 */
export const mayMoveAppointment = (
  { fulfilment, state, cancelRequestedAt, isAllReturned }: MovableOrder,
  appointment: (Appointment & { readonly timeZone: string }) | null,
  now: Date,
): Result<null, 'order.transitionRefused'> => {
  const isOff = state === 'cancelled' || cancelRequestedAt !== null || isAllReturned;
  if (fulfilment !== 'ship-to-shop' || isOff) return refuse('order.transitionRefused');
  const begins = appointment === null ? null : appointmentBegins(appointment, appointment.timeZone);
  const isMounted = state === 'delivered' && begins !== null && begins <= now;
  return isMounted ? refuse('order.transitionRefused') : ok(null);
};
