import { defineMachine } from '../../machine/index.js';

export const PRICE_CLAIM_STATES = [
  'requested',
  'denied',
  'withdrawn',
  'awaitingApproval',
  'refunding',
  'refunded',
] as const;
export type PriceClaimState = (typeof PRICE_CLAIM_STATES)[number];

/**
 * The life of a price guarantee claim. Our own lower price is refunded as it is claimed; staff answer a claim for another seller's price.
 * A refund above its agent's limit waits for a second person. Buyers can withdraw a claim until it is answered.
 */
export const priceClaimMachine = defineMachine({
  name: 'priceClaim',
  initial: 'requested',
  states: PRICE_CLAIM_STATES,
  events: {
    deny: { requested: { to: 'denied' } },
    withdraw: { requested: { to: 'withdrawn' } },
    askApproval: { requested: { to: 'awaitingApproval' } },
    sendBack: { awaitingApproval: { to: 'requested' } },
    refund: { requested: { to: 'refunding' }, awaitingApproval: { to: 'refunding', guard: 'agreed' } },
    payOut: { refunding: { to: 'refunded' } },
  },
});

const WORDS: Readonly<Record<PriceClaimState, string>> = {
  requested: 'Awaiting review',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  awaitingApproval: 'Refund awaiting approval',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

/** Returns the name of a claim's state for buyers and staff. */
export const priceClaimStateWord = (state: PriceClaimState): string => WORDS[state];

/** The states in which a claim blocks another one for the same tires. */
export const PRICE_CLAIMS_UNDER_WAY: readonly PriceClaimState[] = ['requested', 'awaitingApproval'];

/** Claims in these states gave nothing back. */
const IN_VAIN: readonly PriceClaimState[] = ['denied', 'withdrawn'];

/** The claims of an order that ended without a refund, after which its buyer makes no more online. */
export const MOST_PRICE_CLAIMS_IN_VAIN = 5;

/** True if the buyer of an order with claims in these states can't make another one. */
export const areClaimsUsedUp = (states: readonly PriceClaimState[]): boolean =>
  states.filter((state) => IN_VAIN.includes(state)).length >= MOST_PRICE_CLAIMS_IN_VAIN;
