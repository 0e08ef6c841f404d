import { openPromise, type ReturnMoments } from './return-promises.js';
import { RETURN_STATES } from './return-state.js';

const requestedAt = new Date('2026-11-20T15:14:00Z');
const appealedAt = new Date('2026-11-21T15:00:00Z');
const receivedAt = new Date('2026-11-25T12:00:00Z');
const due = (state: ReturnMoments['state']) => {
  const promise = openPromise({ state, requestedAt, appealedAt, receivedAt });
  return promise === null ? null : `${promise.kind} ${promise.dueAt.toISOString()}`;
};

describe('the promises of a return [R9.08]', () => {
  it('are an answer in 24 hours and a refund in 48 hours of receipt, while it is our turn', () => {
    expect(Object.fromEntries(RETURN_STATES.map((state) => [state, due(state)]))).toEqual({
      requested: 'answer 2026-11-21T15:14:00.000Z',
      appealed: 'answer 2026-11-22T15:00:00.000Z',
      received: 'refund 2026-11-27T12:00:00.000Z',
      awaitingApproval: 'refund 2026-11-27T12:00:00.000Z',
      refunding: 'refund 2026-11-27T12:00:00.000Z',
      approved: null,
      denied: null,
      deniedForGood: null,
      cancelled: null,
      refunded: null,
      notAccepted: null,
    });
  });
});
