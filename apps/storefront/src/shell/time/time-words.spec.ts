import { clockWords, dayWords, momentWords, timeWords, weekdayWord } from './time-words';

describe('times of an order', () => {
  it('are in Eastern time, summer and winter', () => {
    expect(momentWords('2026-11-18T15:42:00.000Z')).toBe('Nov 18, 10:42 am ET');
    expect(timeWords('2026-07-01T15:42:00.000Z')).toBe('11:42 am ET');
  });

  it('keep calendar days', () => {
    expect(dayWords('2026-11-23')).toBe('Mon, Nov 23');
    expect(dayWords('2026-11-23', '2026-06-01')).toBe('Mon, Nov 23');
    expect(dayWords('2027-05-20', '2026-11-20')).toBe('Thu, May 20, 2027');
    expect(dayWords('2025-11-20', '2026-11-20')).toBe('Thu, Nov 20, 2025');
    expect(weekdayWord('2026-11-23')).toBe('Monday');
  });

  it.each([
    [1800, '30:00'],
    [761, '12:41'],
    [9.9, '0:09'],
    [0, '0:00'],
    [-5, '0:00'],
  ])('count %d seconds as %s', (seconds, words) => {
    expect(clockWords(seconds)).toBe(words);
  });
});
