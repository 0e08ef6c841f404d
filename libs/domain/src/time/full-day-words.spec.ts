import { fullDayWords } from './full-day-words.js';

describe('a day in full', () => {
  it('is the calendar’s day, wherever it is read', () => {
    expect(fullDayWords('2026-12-01')).toBe('Tuesday, December 1, 2026');
    expect(fullDayWords('2028-02-29')).toBe('Tuesday, February 29, 2028');
  });
});
