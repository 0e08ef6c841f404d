import { FIGURE_PERIODS, figureStart, weekStarts } from './figure-period.js';

// Friday 8 p.m. in New York is Saturday in UTC.
const FRIDAY_EVENING = new Date('2026-11-28T01:00:00Z');

describe('a period of figures', () => {
  it('begins at midnight in Eastern time, with today as its last day', () => {
    expect(figureStart('month', FRIDAY_EVENING).toISOString()).toBe('2026-10-29T04:00:00.000Z');
    expect(figureStart('quarter', FRIDAY_EVENING).toISOString()).toBe('2026-08-30T04:00:00.000Z');
    expect(figureStart('year', FRIDAY_EVENING).toISOString()).toBe('2025-11-28T05:00:00.000Z');
  });

  it('has all its weeks from Monday to Monday, with the one it begins in and the one that runs', () => {
    expect(weekStarts('month', FRIDAY_EVENING)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
    expect(weekStarts('year', FRIDAY_EVENING)).toHaveLength(53);
  });

  it.each(FIGURE_PERIODS)('counts a Sunday to the week before: %s', (period) => {
    expect(weekStarts(period, new Date('2026-11-29T17:00:00Z')).at(-1)).toBe('2026-11-23');
  });
});
