import { defineMachine, stepsOf } from '../../machine/index.js';

/** The states of an attempt to pay; refunds concern only a captured one. */
export const ATTEMPT_STATES = ['started', 'processing', 'captured', 'failed'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export const PAYMENT_STATES = [...ATTEMPT_STATES, 'partiallyRefunded', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The life of a payment: recorded before the provider is asked, processing until the answer arrives. */
export const paymentMachine = defineMachine({
  name: 'payment',
  initial: 'started',
  states: PAYMENT_STATES,
  events: {
    process: { started: { to: 'processing' }, processing: { to: 'processing' } },
    capture: { started: { to: 'captured' }, processing: { to: 'captured' } },
    fail: { started: { to: 'failed' }, processing: { to: 'failed' } },
    refundPart: { captured: { to: 'partiallyRefunded' }, partiallyRefunded: { to: 'partiallyRefunded' } },
    refundRest: { captured: { to: 'refunded' }, partiallyRefunded: { to: 'refunded' } },
  },
});

/** The events of an attempt, before there is an order. */
export type AttemptEvent = 'process' | 'capture' | 'fail';

/** Returns the states that `event` leaves and the one it leads to, from `paymentMachine`; no other attempt may move. */
export const attemptStep = (
  event: AttemptEvent,
): { readonly from: PaymentState[]; readonly to: PaymentState } => {
  const steps = stepsOf(paymentMachine, event);
  const [first] = steps;
  if (first === undefined) throw new Error(`no attempt can ${event}`);
  return { from: steps.map(({ from }) => from), to: first.to };
};

/** True until the attempt is captured or has failed. */
export const isLiveAttempt = (state: PaymentState): boolean => attemptStep('fail').from.includes(state);
