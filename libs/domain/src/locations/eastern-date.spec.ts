import { easternDate } from './eastern-date.js';

describe('a day in the East', () => {
  it.each([
    ['2026-12-05T04:59:59Z', 'December 4, 2026'],
    ['2026-12-05T05:00:00Z', 'December 5, 2026'],
    ['2026-07-01T04:00:00Z', 'July 1, 2026'],
  ])('of %s is %s', (instant, day) => {
    expect(easternDate(new Date(instant))).toBe(day);
  });
});
