import { ok, refuse, type Result } from '../../result/index.js';

export const REFERRAL_STATES = ['ordered', 'earned', 'lapsed', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** An event of an order that counts for its referrer. */
export type ReferralEvent = 'deliver' | 'cancel' | 'refund';

/**
 * Returns a referral's next state: delivery earns it, an earlier cancellation or full refund voids it, and a decided one never changes.
 * Refuses with `order.transitionRefused` if nothing changes.
 */
export const nextReferralState = (
  state: ReferralState,
  event: ReferralEvent,
): Result<Exclude<ReferralState, 'ordered'>, 'order.transitionRefused'> => {
  if (state !== 'ordered') return refuse('order.transitionRefused', { machine: 'referral' });
  return ok(event === 'deliver' ? 'earned' : 'lapsed');
};
