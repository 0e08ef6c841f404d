import { ok, refuse, type Result } from '../../result/index.js';
import type { OrderState } from '../order/index.js';

/** The facts that decide about a hold. */
export interface HoldableOrder {
  readonly state: OrderState;
  readonly isHeld: boolean;
}

/**
 * Allows a hold until the tires are labeled: a carrier can't be stopped. Refuses with `order.alreadyCancelled`, `hold.shipped` and
 * `hold.held`.
 */
export const mayHoldOrder = ({
  state,
  isHeld,
}: HoldableOrder): Result<null, 'order.alreadyCancelled' | 'hold.shipped' | 'hold.held'> => {
  if (state === 'cancelled') return refuse('order.alreadyCancelled');
  if (state !== 'placed') return refuse('hold.shipped');
  return isHeld ? refuse('hold.held') : ok(null);
};

/** Allows the release of a held order, once its cancellation isn’t waiting for approval. Refuses with `hold.notHeld` and `approval.pending`. */
export const mayReleaseOrder = ({
  isHeld,
  isCancelling,
}: Pick<HoldableOrder, 'isHeld'> & { readonly isCancelling: boolean }): Result<
  null,
  'hold.notHeld' | 'approval.pending'
> => {
  if (!isHeld) return refuse('hold.notHeld');
  return isCancelling ? refuse('approval.pending') : ok(null);
};
