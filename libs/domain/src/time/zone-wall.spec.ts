import fc from 'fast-check';

import { zoneInstant, zoneWall } from './zone-wall.js';

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

  it('skips an hour in March where summer time is kept, and none elsewhere', () => {
    expect(zoneInstant('2027-03-14T02:30', 'America/Los_Angeles')).toBeNull();
    expect(zoneInstant('2027-03-14T02:30', 'America/Phoenix')?.toISOString()).toBe(
      '2027-03-14T09:30:00.000Z',
    );
  });

  it('knows no moment for what is no time', () => {
    expect(zoneInstant('tomorrow', 'America/Phoenix')).toBeNull();
  });
});
