import fc from 'fast-check';

import { isSupportOpen, SUPPORT_HOURS } from './support-hours.js';
import { addSupportMinutes, supportMinutesBetween } from './support-time.js';

const THANKSGIVING = '2026-11-26';
const calendar = { week: SUPPORT_HOURS.general, holidays: [THANKSGIVING] };
const eastern = (day: number, hour: number, minute = 0): Date =>
  new Date(Date.UTC(2026, 10, day, hour + 5, minute));

describe('support hours as time that runs', () => {
  it.each([
    ['within a day', eastern(20, 9), 60, eastern(20, 10)],
    ['up to the last minute', eastern(20, 18), 60, eastern(20, 19)],
    ['over a night', eastern(20, 18), 120, eastern(21, 10)],
    ['over a Sunday', eastern(21, 16), 120, eastern(23, 9)],
    ['over a holiday', eastern(25, 18), 180, eastern(27, 10)],
    ['from the night before it opens', eastern(20, 3), 30, eastern(20, 8, 30)],
  ])('ends %s', (_, from, minutes, to) => {
    expect(addSupportMinutes(from, minutes, calendar)).toEqual(to);
    expect(supportMinutesBetween(from, to, calendar)).toBe(minutes);
  });

  it('counts 11 hours of a weekday, however clocks change', () => {
    const aWeek = new Date('2026-03-06T13:00:00Z');
    const monday = addSupportMinutes(aWeek, (11 + 8) * 60, calendar);
    expect(monday.toISOString()).toBe('2026-03-07T22:00:00.000Z');
    expect(addSupportMinutes(monday, 1, calendar).toISOString()).toBe('2026-03-09T12:01:00.000Z');
  });

  it('ends within a year if support never opens', () => {
    const never = { week: [], holidays: [] };
    expect(addSupportMinutes(eastern(20, 9), 60, never) > eastern(20, 9)).toBe(true);
    expect(supportMinutesBetween(eastern(20, 9), eastern(27, 9), never)).toBe(0);
  });

  it('adds what it counts, and ends in an open minute, at any time', () => {
    const at = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 3_000 }), (moment, minutes) => {
        const from = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const to = addSupportMinutes(from, minutes, calendar);
        expect(supportMinutesBetween(from, to, calendar)).toBe(minutes);
        expect(isSupportOpen(new Date(to.getTime() - 1), calendar.holidays)).toBe(true);
      }),
    );
  });
});
