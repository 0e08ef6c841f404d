import { eventsFrom, transition } from '../../machine/index.js';
import { RETURN_STATES, returnMachine, returnStateWord, type ReturnState } from './return-state.js';

const stepsFrom = (state: ReturnState): string[] =>
  eventsFrom(returnMachine, state).map((event) => {
    const moved = transition(returnMachine, state, event, { agreed: true });
    return `${event} ${moved.ok ? moved.value : 'refused'}`;
  });

describe('the life of a return', () => {
  it('holds these steps and no other', () => {
    expect(RETURN_STATES.map((state) => [state, stepsFrom(state)])).toEqual([
      ['requested', ['approve approved', 'deny denied', 'cancel cancelled']],
      ['approved', ['cancel cancelled', 'receive received']],
      ['denied', ['appeal appealed']],
      ['appealed', ['approve approved', 'deny deniedForGood', 'cancel cancelled']],
      ['deniedForGood', []],
      ['cancelled', []],
      ['received', ['refuse notAccepted', 'askApproval awaitingApproval', 'refund refunding']],
      ['awaitingApproval', ['sendBack received', 'refund refunding']],
      ['refunding', ['payOut refunded']],
      ['refunded', []],
      ['notAccepted', []],
    ]);
  });

  it('refunds nothing that waits for a second person until they agree', () => {
    expect(transition(returnMachine, 'awaitingApproval', 'refund').ok).toBe(false);
  });

  it('names each state differently', () => {
    expect(new Set(RETURN_STATES.map(returnStateWord)).size).toBe(RETURN_STATES.length);
  });
});
