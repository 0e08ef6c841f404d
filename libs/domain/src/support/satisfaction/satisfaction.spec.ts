import { addSatisfaction, isSatisfactionOpen, satisfactionScore } from './satisfaction.js';

describe('satisfaction', () => {
  const good = { rating: 'good', comment: '' } as const;
  const why = { rating: 'good', comment: 'Quick.' } as const;

  it('takes one rating, and one comment with it or after it', () => {
    expect(addSatisfaction(null, { rating: 'good', comment: ' Quick. ' })).toEqual({ ok: true, value: why });
    expect(addSatisfaction(good, why)).toEqual({ ok: true, value: why });
    expect(addSatisfaction(why, good)).toEqual({ ok: true, value: why });
    expect(addSatisfaction(good, { rating: 'bad', comment: '' })).toMatchObject({ ok: false });
    expect(addSatisfaction(why, { rating: 'good', comment: 'Slow.' })).toMatchObject({ ok: false });
  });

  it('is open for 30 days', () => {
    const asked = new Date('2026-03-01T12:00:00Z');
    expect(isSatisfactionOpen(asked, new Date('2026-03-31T11:59:59Z'))).toBe(true);
    expect(isSatisfactionOpen(asked, new Date('2026-03-31T12:00:00Z'))).toBe(false);
  });

  it('scores the share of good answers, and nothing without answers', () => {
    expect(satisfactionScore({ good: 2, answered: 3 })).toBe(67);
    expect(satisfactionScore({ good: 0, answered: 0 })).toBeNull();
  });
});
