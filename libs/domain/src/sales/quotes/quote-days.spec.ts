import fc from 'fast-check';

import { easternWall } from '../../time/index.js';
import { QUOTE_DAYS, quoteDayWords, quoteEndsAt, quoteLastDay, quoteStateAt } from './quote-days.js';
import { QUOTE_STATES } from './quote-state.js';

const someMoment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2039-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('the last day of a quote', () => {
  it('is the fourteenth after it was sent, in Eastern time', () => {
    expect(quoteLastDay(new Date('2026-11-22T15:00:00Z'))).toBe('2026-12-06');
    expect(quoteLastDay(new Date('2026-11-22T04:59:59Z'))).toBe('2026-12-05');
  });

  it('lasts until midnight after it, also over a clock change', () => {
    expect(quoteEndsAt('2026-12-06')).toEqual(new Date('2026-12-07T05:00:00Z'));
    expect(quoteEndsAt('2026-03-08')).toEqual(new Date('2026-03-09T04:00:00Z'));
    expect(quoteEndsAt('2026-10-31')).toEqual(new Date('2026-11-01T04:00:00Z'));
  });

  it('is that day in words', () => {
    expect([quoteDayWords('2026-12-06'), quoteDayWords('2026-10-31')]).toEqual([
      'December 6, 2026',
      'October 31, 2026',
    ]);
  });

  it('ends at midnight Eastern, more than 14 and at most 15 days and an hour after it was sent', () => {
    fc.assert(
      fc.property(someMoment, (sentAt) => {
        const endsAt = quoteEndsAt(quoteLastDay(sentAt));
        const days = (endsAt.getTime() - sentAt.getTime()) / 86_400_000;
        expect(easternWall(endsAt)).toMatch(/T00:00$/);
        expect(days).toBeGreaterThan(QUOTE_DAYS - 1 / 24);
        expect(days).toBeLessThanOrEqual(QUOTE_DAYS + 1 + 1 / 24);
      }),
    );
  });
});

describe('the state of a quote at a moment', () => {
  it('is expired from its end on if its customer has not accepted it, otherwise as stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUOTE_STATES), someMoment, someMoment, (state, endsAt, now) => {
        const isWaiting = state === 'sent' || state === 'opened';
        expect(quoteStateAt(state, endsAt, now)).toBe(isWaiting && now >= endsAt ? 'expired' : state);
      }),
    );
  });

  it('is as stored if it has no end', () => {
    expect(quoteStateAt('draft', null, new Date('2026-11-22T15:00:00Z'))).toBe('draft');
  });
});
