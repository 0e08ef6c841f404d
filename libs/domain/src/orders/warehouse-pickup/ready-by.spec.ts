import fc from 'fast-check';

import type { OpeningHours } from '../../installers/index.js';
import { dayAfter, zoneMoment } from '../../time/index.js';
import { type Counter, counterDay } from './counter.js';
import { warehousePickupReadyBy } from './ready-by.js';

const WEEKDAY = { open: '08:00', close: '18:00' };
const WEEK: OpeningHours = {
  mon: WEEKDAY,
  tue: WEEKDAY,
  wed: WEEKDAY,
  thu: WEEKDAY,
  fri: WEEKDAY,
  sat: { open: '09:00', close: '13:00' },
  sun: null,
};
const COUNTER: Counter = { hours: WEEK, timeZone: 'America/New_York' };
const AROUND_THE_CLOCK: Counter = {
  ...COUNTER,
  hours: Object.fromEntries(
    Object.keys(WEEK).map((day) => [day, { open: '00:00', close: '23:59' }]),
  ) as OpeningHours,
};

const HOUR_MS = 3_600_000;
const readyBy = (placedAt: string, counter = COUNTER): string =>
  warehousePickupReadyBy(new Date(placedAt), counter).toISOString();

describe('warehouse pickup', () => {
  it.each([
    ['at noon of a Tuesday is ready at noon of the Wednesday', '2026-12-01T17:00Z', '2026-12-02T17:00Z'],
    ['at night is ready when the counter opens after 24 hours', '2026-12-02T03:00Z', '2026-12-03T13:00Z'],
    ['on a Friday evening waits for Monday', '2026-12-05T00:30Z', '2026-12-07T13:00Z'],
    ['on a Saturday morning is ready on Monday', '2026-12-05T15:00Z', '2026-12-07T13:00Z'],
    ['after Saturday’s closing needs an hour of Monday', '2026-12-05T23:00Z', '2026-12-07T14:00Z'],
    ['shortly before Saturday’s closing needs the rest of it', '2026-12-05T17:40Z', '2026-12-07T13:45Z'],
    ['at closing time is ready on the day after next', '2026-12-01T23:00Z', '2026-12-03T13:00Z'],
    ['before Christmas waits until it is over', '2026-12-24T17:00Z', '2026-12-26T14:00Z'],
  ])('of an order placed %s', (_what, placedAt, expected) => {
    expect(readyBy(placedAt)).toBe(new Date(expected).toISOString());
  });

  it('is ready 24 hours later by the sun, not by the clock, when clocks change [R9.15]', () => {
    // 12:00 EST, clocks spring forward at 2 AM of March 8.
    expect(readyBy('2026-03-07T17:00Z', AROUND_THE_CLOCK)).toBe('2026-03-08T17:00:00.000Z');
    // 12:00 EDT, clocks fall back at 2 AM of November 1.
    expect(readyBy('2026-10-31T16:00Z', AROUND_THE_CLOCK)).toBe('2026-11-01T16:00:00.000Z');
  });

  it('opens by its own clock after clocks change', () => {
    expect(readyBy('2026-03-07T01:00Z')).toBe('2026-03-09T12:00:00.000Z');
    expect(readyBy('2026-10-31T02:00Z')).toBe('2026-11-02T13:00:00.000Z');
  });

  it('is never ready in less than 24 hours, while the counter is closed, or before it was open for an hour [R9.15]', () => {
    const anyMinute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });
    const anyZone = fc.constantFrom('America/New_York', 'America/Chicago', 'America/Phoenix');
    fc.assert(
      fc.property(anyMinute, anyZone, (minute, timeZone) => {
        const counter = { ...COUNTER, timeZone };
        const placedAt = new Date(minute * 60_000);
        const readyAt = warehousePickupReadyBy(placedAt, counter);
        expect(readyAt.getTime() - placedAt.getTime()).toBeGreaterThanOrEqual(24 * HOUR_MS);
        const open = counterDay(counter, zoneMoment(readyAt, timeZone).isoDay);
        expect(open).not.toBeNull();
        if (open === null) return;
        expect(open.opensAt <= readyAt && readyAt < open.closesAt).toBe(true);
        const today = zoneMoment(placedAt, timeZone).isoDay;
        const openMs = [0, 1, 2, 3, 4, 5].reduce((sum, days) => {
          const day = counterDay(counter, dayAfter(today, days));
          const from = Math.max(placedAt.getTime(), day?.opensAt.getTime() ?? 0);
          const to = Math.min(readyAt.getTime(), day?.closesAt.getTime() ?? 0);
          return sum + Math.max(0, to - from);
        }, 0);
        expect(openMs).toBeGreaterThanOrEqual(HOUR_MS);
        // After a holiday and a Sunday at the latest.
        expect(readyAt.getTime() - placedAt.getTime()).toBeLessThan(5 * 24 * HOUR_MS);
      }),
      { numRuns: 300 },
    );
  });

  it('has no time at a counter that never opens', () => {
    const never = Object.fromEntries(Object.keys(WEEK).map((day) => [day, null])) as OpeningHours;
    expect(() => readyBy('2026-12-01T17:00Z', { ...COUNTER, hours: never })).toThrow(RangeError);
  });
});
