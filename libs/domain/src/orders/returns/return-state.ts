import { defineMachine } from '../../machine/index.js';

export const RETURN_STATES = [
  'requested',
  'approved',
  'denied',
  'appealed',
  'deniedForGood',
  'cancelled',
  'received',
  'awaitingApproval',
  'refunding',
  'refunded',
  'notAccepted',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * The life of a return: requested by its buyer, answered by staff, received and inspected by a warehouse, then refunded. A denial can be
 * appealed once. Buyers can cancel until the tires are here. A refund above its agent's limit waits for a second person.
 */
export const returnMachine = defineMachine({
  name: 'return',
  initial: 'requested',
  states: RETURN_STATES,
  events: {
    approve: { requested: { to: 'approved' }, appealed: { to: 'approved' } },
    deny: { requested: { to: 'denied' }, appealed: { to: 'deniedForGood' } },
    appeal: { denied: { to: 'appealed' } },
    cancel: { requested: { to: 'cancelled' }, appealed: { to: 'cancelled' }, approved: { to: 'cancelled' } },
    receive: { approved: { to: 'received' } },
    refuse: { received: { to: 'notAccepted' } },
    askApproval: { received: { to: 'awaitingApproval' } },
    sendBack: { awaitingApproval: { to: 'received' } },
    refund: { received: { to: 'refunding' }, awaitingApproval: { to: 'refunding', guard: 'agreed' } },
    payOut: { refunding: { to: 'refunded' } },
  },
});

const WORDS: Readonly<Record<ReturnState, string>> = {
  requested: 'Awaiting review',
  approved: 'Approved, awaiting tires',
  denied: 'Denied',
  appealed: 'Appealed',
  deniedForGood: 'Denied after appeal',
  cancelled: 'Cancelled',
  received: 'Received',
  awaitingApproval: 'Refund awaiting approval',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  notAccepted: 'Not accepted',
};

/** Returns the name of a return's state for buyers and staff. */
export const returnStateWord = (state: ReturnState): string => WORDS[state];

/** The states of a return whose asked tires can't be in another one. */
export const RETURNS_UNDER_WAY: readonly ReturnState[] = ['requested', 'appealed', 'approved'];

/** The states of a return whose accepted tires were taken back. */
export const RETURNS_TAKEN_BACK: readonly ReturnState[] = [
  'received',
  'awaitingApproval',
  'refunding',
  'refunded',
];
