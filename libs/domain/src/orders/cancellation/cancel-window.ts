import { transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { orderMachine, type OrderState } from '../order/index.js';

/** The time after placing in which an order can be cancelled. */
export const CANCEL_WINDOW_MS = 30 * 60 * 1000;

type CancelFault = 'order.cancelWindowClosed' | 'order.alreadyCancelled' | 'order.transitionRefused';

/** Returns the end of the window for an order placed at `placedAt`. */
export const cancelClosesAt = (placedAt: Date): Date => new Date(placedAt.getTime() + CANCEL_WINDOW_MS);

/**
 * Checks that an order may be cancelled at `now`: while it is placed, from placing up to but not including the instant 30 minutes
 * later, when the countdown shows zero. Refuses with `order.alreadyCancelled`, `order.transitionRefused` once it is with the warehouse, and
 * `order.cancelWindowClosed`. Source: spec section 9 and R4.10. Staff have a way of their own, for held orders: `canCancelByStaff`.
 */
export const canCancel = (
  order: { readonly state: OrderState; readonly placedAt: Date },
  now: Date,
): Result<{ closesAt: Date }, CancelFault> => {
  if (order.state === 'cancelled') return refuse('order.alreadyCancelled');
  const closesAt = cancelClosesAt(order.placedAt);
  const moved = transition(orderMachine, order.state, 'cancel', { windowOpen: true });
  if (!moved.ok) return moved;
  return now.getTime() < closesAt.getTime() ? ok({ closesAt }) : refuse('order.cancelWindowClosed');
};

/**
 * Checks that staff may cancel an order at `now`: in its window, or at any time while they hold it back from the warehouse (`closesAt` is null then).
 * Refuses as `canCancel`. Source: decision record 137.
 */
export const canCancelByStaff = (
  order: { readonly state: OrderState; readonly placedAt: Date; readonly isHeld: boolean },
  now: Date,
): Result<{ closesAt: Date | null }, CancelFault> => {
  const inWindow = canCancel(order, now);
  if (inWindow.ok || !order.isHeld) return inWindow;
  const moved = transition(orderMachine, order.state, 'cancelHeld', { held: true });
  return moved.ok ? ok({ closesAt: null }) : inWindow;
};
