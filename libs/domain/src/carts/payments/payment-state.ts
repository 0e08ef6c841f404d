import { defineMachine } from '../../machine/index.js';

export const PAYMENT_STATES = [
  'started',
  'processing',
  'captured',
  'failed',
  'partiallyRefunded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The life of a payment: recorded before the provider is asked, processing until the answer arrives. */
export const paymentMachine = defineMachine({
  name: 'payment',
  initial: 'started',
  states: PAYMENT_STATES,
  events: {
    process: { started: { to: 'processing' } },
    capture: { started: { to: 'captured' }, processing: { to: 'captured' } },
    fail: { started: { to: 'failed' }, processing: { to: 'failed' } },
    refundPart: { captured: { to: 'partiallyRefunded' }, partiallyRefunded: { to: 'partiallyRefunded' } },
    refundRest: { captured: { to: 'refunded' }, partiallyRefunded: { to: 'refunded' } },
  },
});
