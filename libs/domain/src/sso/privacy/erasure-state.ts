import { defineMachine } from '../../machine/index.js';

export const ERASURE_STATES = ['pending', 'blocked', 'erasing', 'erased', 'cancelled'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/**
 * The life of an erasure request: it waits for its grace period and can be withdrawn, pauses while something is open, and only goes forward
 * from its first step on.
 */
export const erasureMachine = defineMachine({
  name: 'erasure',
  initial: 'pending',
  states: ERASURE_STATES,
  events: {
    block: { pending: { to: 'blocked' }, blocked: { to: 'blocked' } },
    begin: {
      pending: { to: 'erasing', guard: 'nothingOpen' },
      blocked: { to: 'erasing', guard: 'nothingOpen' },
    },
    finish: { erasing: { to: 'erased' } },
    cancel: { pending: { to: 'cancelled' }, blocked: { to: 'cancelled' } },
  },
});
