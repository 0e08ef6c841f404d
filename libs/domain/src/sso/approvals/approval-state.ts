import { defineMachine } from '../../machine/index.js';

export const APPROVAL_STATES = ['pending', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The life of a request for approval. An approved request has been carried out: both happen in one transaction. */
export const approvalMachine = defineMachine({
  name: 'approval',
  initial: 'pending',
  states: APPROVAL_STATES,
  events: {
    approve: { pending: { to: 'approved' } },
    refuse: { pending: { to: 'refused' } },
    withdraw: { pending: { to: 'withdrawn' } },
    expire: { pending: { to: 'expired' } },
  },
});
