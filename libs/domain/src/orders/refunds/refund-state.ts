import { defineMachine } from '../../machine/index.js';

export const REFUND_STATES = ['requested', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * The life of a refund: requested with its cause, then attempted until the provider pays it or refuses it for good. A refused refund is
 * still owed, and staff can retry it. Money that was paid after all ends it, whatever the earlier answer.
 */
export const refundMachine = defineMachine({
  name: 'refund',
  initial: 'requested',
  states: REFUND_STATES,
  events: {
    pay: { requested: { to: 'succeeded' }, failed: { to: 'succeeded' } },
    refuse: { requested: { to: 'failed' } },
    retry: { failed: { to: 'requested' } },
  },
});
