import { defineMachine } from '../../machine/index.js';
import { MOST_COVERAGE_CLAIMS_IN_VAIN } from './coverage-claim-limits.js';

export const COVERAGE_CLAIM_STATES = [
  'requested',
  'moreAsked',
  'denied',
  'appealed',
  'cancelled',
  'awaitingApproval',
  'approved',
  'paid',
] as const;
export type CoverageClaimState = (typeof COVERAGE_CLAIM_STATES)[number];

/**
 * The life of a coverage claim: made by its buyer, answered by staff, who may ask for more first, and paid as a gift card. A denial can be
 * appealed once. A payment above its agent's limit waits for a second person. Buyers can cancel until a claim is decided.
 */
export const coverageClaimMachine = defineMachine({
  name: 'coverageClaim',
  initial: 'requested',
  states: COVERAGE_CLAIM_STATES,
  events: {
    ask: { requested: { to: 'moreAsked' }, appealed: { to: 'moreAsked' } },
    answer: { moreAsked: { to: 'requested' } },
    deny: { requested: { to: 'denied' }, moreAsked: { to: 'denied' }, appealed: { to: 'denied' } },
    appeal: { denied: { to: 'appealed', guard: 'firstAppeal' } },
    cancel: { requested: { to: 'cancelled' }, moreAsked: { to: 'cancelled' }, appealed: { to: 'cancelled' } },
    askApproval: { requested: { to: 'awaitingApproval' }, appealed: { to: 'awaitingApproval' } },
    sendBack: { awaitingApproval: { to: 'requested' } },
    approve: {
      requested: { to: 'approved' },
      appealed: { to: 'approved' },
      awaitingApproval: { to: 'approved', guard: 'agreed' },
    },
    pay: { approved: { to: 'paid' } },
  },
});

const WORDS: Readonly<Record<CoverageClaimState, string>> = {
  requested: 'Awaiting review',
  moreAsked: 'Needs your answer',
  denied: 'Denied',
  appealed: 'Appealed',
  cancelled: 'Cancelled',
  awaitingApproval: 'Payment awaiting approval',
  approved: 'Approved',
  paid: 'Paid',
};

// Buyers read it as their turn; staff read whom they wait for.
const STAFF_WORDS: Partial<Record<CoverageClaimState, string>> = { moreAsked: 'Awaiting the buyer' };

/** Returns the name of a claim's state for its buyer, or for staff. */
export const coverageClaimStateWord = (
  state: CoverageClaimState,
  reader: 'buyer' | 'staff' = 'buyer',
): string => (reader === 'staff' ? STAFF_WORDS[state] : undefined) ?? WORDS[state];

/** The states in which a claim's tires can't be in another one: it may still be paid. */
export const COVERAGE_CLAIMS_UNDER_WAY: readonly CoverageClaimState[] = [
  'requested',
  'moreAsked',
  'appealed',
  'awaitingApproval',
];

/** The states of a claim that was approved: its money is gone or on its way. */
export const COVERAGE_CLAIMS_GRANTED: readonly CoverageClaimState[] = ['approved', 'paid'];

/** The states in which staff owe an answer. */
export const COVERAGE_CLAIMS_TO_ANSWER: readonly CoverageClaimState[] = ['requested', 'appealed'];

/** Claims in these states paid nothing. */
const IN_VAIN: readonly CoverageClaimState[] = ['denied', 'cancelled'];

/** True if the buyer of an order with claims in these states can't make another one. */
export const areCoverageClaimsUsedUp = (states: readonly CoverageClaimState[]): boolean =>
  states.filter((state) => IN_VAIN.includes(state)).length >= MOST_COVERAGE_CLAIMS_IN_VAIN;
