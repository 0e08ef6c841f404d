import { ok, refuse, type Result } from '../../result/index.js';

export const REFERRAL_STATES = ['ordered', 'earned', 'lapsed', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** What became of an order that counts for who brought its buyer. */
export type ReferralEvent = 'deliver' | 'cancel' | 'refund';

/**
 * What a referral becomes: delivered earns it, a cancellation or full refund before lets it lapse, and what is decided stays.
 * Refuses with `order.transitionRefused` where nothing changes.
 */
export const nextReferralState = (
  state: ReferralState,
  event: ReferralEvent,
): Result<Exclude<ReferralState, 'ordered'>, 'order.transitionRefused'> => {
  if (state !== 'ordered') return refuse('order.transitionRefused', { machine: 'referral' });
  return ok(event === 'deliver' ? 'earned' : 'lapsed');
};
