import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';

import {
  endOfZoneDay,
  nearestZoneInstant,
  startOfZoneDay,
  zoneDayInstants,
  zoneInstant,
} from './zone-instant.js';
import { zoneWall } from './zone-wall.js';

const ZONES = [
  'America/New_York',
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Anchorage',
];
const aMinute = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

describe('the clock of a zone', () => {
  it('shows its own time', () => {
    const instant = new Date('2026-11-20T17:05:00Z');
    expect(zoneWall(instant, 'America/Phoenix')).toBe('2026-11-20T10:05');
    expect(zoneWall(instant, 'Pacific/Honolulu')).toBe('2026-11-20T07:05');
  });

  it('leads back to the moment, the first of two that look the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), aMinute, (zone, instant) => {
        const wall = zoneWall(instant, zone);
        const back = zoneInstant(wall, zone);
        expect(back !== null && zoneWall(back, zone) === wall && back <= instant).toBe(true);
      }),
    );
  });

  it('skips an hour in March where daylight saving time is used, and none elsewhere', () => {
    expect(zoneInstant('2027-03-14T02:30', 'America/Los_Angeles')).toBeNull();
    expect(zoneInstant('2027-03-14T02:30', 'America/Phoenix')?.toISOString()).toBe(
      '2027-03-14T09:30:00.000Z',
    );
  });

  it('returns null for invalid text', () => {
    expect(zoneInstant('tomorrow', 'America/Phoenix')).toBeNull();
  });
});

describe('the times of a day in a zone', () => {
  const TIMES = ['00:00', '00:59', '01:30', '02:00', '02:30', '03:00', '12:00', '23:59', '24:00', 'noon'];
  const same = (date: string, zone: string) => {
    const instantAt = zoneDayInstants(date, zone);
    for (const time of TIMES) expect(instantAt(time)).toEqual(zoneInstant(`${date}T${time}`, zone));
  };

  it('are the moments at which its clocks show them, on any day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES, 'Pacific/Auckland', 'Asia/Kolkata'), aMinute, (zone, instant) =>
        same(zoneWall(instant, zone).slice(0, 10), zone),
      ),
    );
  });

  it('match on days when clocks change, on their neighbors, and on none outside the calendar', () => {
    for (const zone of ZONES)
      for (const date of ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15'])
        same(date, zone);
    for (const date of ['2026-02-31', '2026-13-01', 'today']) same(date, 'America/New_York');
  });

  it('look up the zone no more often for many times than for one', () => {
    const toZonedDateTime = jest.spyOn(Temporal.PlainDate.prototype, 'toZonedDateTime');
    const instantAt = zoneDayInstants('2026-12-01', 'America/New_York');
    for (const time of TIMES) instantAt(time);
    expect(toZonedDateTime).toHaveBeenCalledTimes(2);
    zoneDayInstants('2026-12-01', 'America/New_York')('09:00');
    expect(toZonedDateTime).toHaveBeenCalledTimes(2);
    toZonedDateTime.mockRestore();
  });
});

describe('a day in a zone', () => {
  const EASTERN = 'America/New_York';

  it.each([
    ['in winter', '2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    ['in summer', '2026-07-04', '2026-07-04T04:00:00.000Z', '2026-07-05T04:00:00.000Z'],
    ['of 23 hours', '2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
    ['of 25 hours', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ])('%s begins and ends at its midnights', (_, day, start, end) => {
    expect(startOfZoneDay(day, EASTERN).toISOString()).toBe(start);
    expect(endOfZoneDay(day, EASTERN).toISOString()).toBe(end);
  });

  it('refuses days that the calendar lacks', () => {
    expect(() => startOfZoneDay('2026-02-31', EASTERN)).toThrow(RangeError);
    expect(() => endOfZoneDay('', EASTERN)).toThrow(RangeError);
  });
});

describe('the moment a person means', () => {
  it('is an hour later in the hour that clocks skip, and the first of two in the hour that occurs twice', () => {
    expect(nearestZoneInstant('2027-03-14T02:30', 'America/New_York')?.toISOString()).toBe(
      '2027-03-14T07:30:00.000Z',
    );
    expect(nearestZoneInstant('2026-11-01T01:30:15', 'America/New_York')?.toISOString()).toBe(
      '2026-11-01T05:30:15.000Z',
    );
    expect(nearestZoneInstant('', 'America/New_York')).toBeNull();
  });
});
