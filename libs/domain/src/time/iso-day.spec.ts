import fc from 'fast-check';
import { dayAfter, isIsoDay, weekdayOf } from './iso-day.js';

const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isIsoDay', () => {
  it('is true for every day that exists', () => {
    fc.assert(fc.property(aDay, (day) => expect(isIsoDay(day)).toBe(true)));
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-99-99',
    '2026-00-10',
    '0000-00-00',
    '2026-1-1',
    '12/01/2026',
    '',
  ])('is false for "%s"', (text) => {
    expect(isIsoDay(text)).toBe(false);
  });
});

describe('dayAfter', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-01', 1, '2026-11-02'],
  ])('goes from %s by %i to %s', (day, count, expected) => {
    expect(dayAfter(day, count)).toBe(expected);
  });

  it('is reversed by the same count back', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(dayAfter(dayAfter(day, count), -count)).toBe(day);
      }),
    );
  });
});

describe('weekdayOf', () => {
  it('is the weekday of that day’s midnight in UTC', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        expect(weekdayOf(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay());
      }),
    );
  });

  it('has the right weekday, and the next day after it', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    fc.assert(fc.property(aDay, (day) => weekdayOf(dayAfter(day, 1)) === (weekdayOf(day) + 1) % 7));
  });
});
