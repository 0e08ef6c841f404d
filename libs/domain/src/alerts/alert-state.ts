import { defineMachine, transition } from '../machine/index.js';
import { ok, refuse, type Result } from '../result/index.js';

export const ALERT_STATES = ['open', 'resolved', 'dismissed'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/**
 * The life of an alert. While it is open, more of the same adds to it. Once it is resolved or dismissed, the next one is a new
 * alert.
 */
export const alertMachine = defineMachine({
  name: 'alert',
  initial: 'open',
  states: ALERT_STATES,
  events: {
    recur: { open: { to: 'open' } },
    resolve: { open: { to: 'resolved' } },
    dismiss: { open: { to: 'dismissed' } },
  },
});

export type AlertEvent = keyof typeof alertMachine.events;

/** Returns the state after `event`. Refuses with `alert.closed` if the alert is resolved or dismissed. */
export const moveAlert = (state: AlertState, event: AlertEvent): Result<AlertState, 'alert.closed'> => {
  const moved = transition(alertMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('alert.closed');
};

/** True if the alert still needs someone. */
export const isAlertOpen = (state: AlertState): boolean => state === 'open';
