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
  it('is the fourteenth after it was sent, by the calendar in the East', () => {
    expect(quoteLastDay(new Date('2026-11-22T15:00:00Z'))).toBe('2026-12-06');
    expect(quoteLastDay(new Date('2026-11-22T04:59:59Z'))).toBe('2026-12-05');
  });

  it('is there to its end: midnight after it, also over a change of clocks', () => {
    expect(quoteEndsAt('2026-12-06')).toEqual(new Date('2026-12-07T05:00:00Z'));
    expect(quoteEndsAt('2026-03-08')).toEqual(new Date('2026-03-09T04:00:00Z'));
    expect(quoteEndsAt('2026-10-31')).toEqual(new Date('2026-11-01T04:00:00Z'));
  });

  it('stands in sentences as that day', () => {
    expect([quoteDayWords('2026-12-06'), quoteDayWords('2026-10-31')]).toEqual([
      'December 6, 2026',
      'October 31, 2026',
    ]);
  });

  it('ends at midnight in the East, more than 14 and at most 15 days and an hour after it was sent', () => {
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

describe('what a quote is at a moment', () => {
  it('is expired from its end on where its customer has not taken it, and else what was kept', () => {
    fc.assert(
      fc.property(fc.constantFrom(...QUOTE_STATES), someMoment, someMoment, (state, endsAt, now) => {
        const isWaiting = state === 'sent' || state === 'opened';
        expect(quoteStateAt(state, endsAt, now)).toBe(isWaiting && now >= endsAt ? 'expired' : state);
      }),
    );
  });

  it('is what was kept where it has no end', () => {
    expect(quoteStateAt('draft', null, new Date('2026-11-22T15:00:00Z'))).toBe('draft');
  });
});
