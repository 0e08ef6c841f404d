import { canMoveRequest, moveRequest, REQUEST_STATES } from './request-state.js';

describe('a sales request', () => {
  it('is won for good', () => {
    const events = ['quote', 'open', 'withdraw', 'win', 'lose', 'reopen'] as const;
    expect(events.filter((event) => canMoveRequest('won', event))).toEqual([]);
  });

  it('is lost by people, and comes back by them, by another quote, or by an order', () => {
    expect(REQUEST_STATES.filter((state) => canMoveRequest(state, 'lose'))).toEqual([
      'new',
      'quoted',
      'opened',
    ]);
    expect((['reopen', 'quote', 'win'] as const).map((event) => moveRequest('lost', event))).toMatchObject([
      { value: 'new' },
      { value: 'quoted' },
      { value: 'won' },
    ]);
    expect(moveRequest('lost', 'open')).toMatchObject({ fault: { code: 'salesRequest.movedOn' } });
  });
});
