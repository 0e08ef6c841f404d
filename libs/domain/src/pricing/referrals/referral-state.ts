import { defineMachine } from '../../machine/index.js';
import type { ReferralReason } from './referral.js';

export const REFERRAL_STATES = ['ordered', 'earned', 'lapsed', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** The life of a referral, moved by its friend's order: delivery earns it, an earlier cancellation or full refund voids it. */
export const referralMachine = defineMachine({
  name: 'referral',
  initial: 'ordered',
  states: REFERRAL_STATES,
  events: {
    refuse: { ordered: { to: 'refused' } },
    deliver: { ordered: { to: 'earned' } },
    /** Delivered, but the advocate's account is gone. */
    forfeit: { ordered: { to: 'lapsed' } },
    cancel: { ordered: { to: 'lapsed' } },
    refund: { ordered: { to: 'lapsed' } },
  },
});

export type ReferralEvent = keyof (typeof referralMachine)['events'];

/** Returns the state in which a referral is recorded: refused at once if there is a reason why it earns nothing. */
export const recordedReferralState = (reason: ReferralReason | null): ReferralState =>
  reason === null ? referralMachine.initial : 'refused';
