import { transition } from '../../machine/index.js';
import { ATTEMPT_STATES, attemptStep, isLiveAttempt, paymentMachine } from './payment-state.js';

describe('an attempt to pay', () => {
  it('is live until it is captured or has failed', () => {
    expect(ATTEMPT_STATES.filter(isLiveAttempt)).toEqual(['started', 'processing']);
    expect([isLiveAttempt('partiallyRefunded'), isLiveAttempt('refunded')]).toEqual([false, false]);
  });

  it.each([
    ['process', 'processing'],
    ['capture', 'captured'],
    ['fail', 'failed'],
  ] as const)('can %s only while it is live', (event, to) => {
    expect(attemptStep(event)).toEqual({ from: ['started', 'processing'], to });
    for (const state of ['captured', 'failed'] as const)
      expect(transition(paymentMachine, state, event)).toMatchObject({
        ok: false,
        fault: { code: 'order.transitionRefused', data: { machine: 'payment', state, event } },
      });
  });
});
