import fc from 'fast-check';

import { easternInstant } from './eastern-instant.js';
import { easternWall } from './eastern-wall.js';

const instantOf = (wall: string): string => {
  const read = easternInstant(wall);
  return read.ok ? read.value.toISOString() : read.fault.code;
};

const MINUTE_MS = 60_000;
const aMinute = fc
  .integer({ min: Date.UTC(2020, 0, 1) / MINUTE_MS, max: Date.UTC(2037, 0, 1) / MINUTE_MS })
  .map((minutes) => new Date(minutes * MINUTE_MS));

describe('a time chosen in New York', () => {
  it('is four hours behind in summer and five in winter', () => {
    expect(instantOf('2026-07-04T00:00')).toBe('2026-07-04T04:00:00.000Z');
    expect(instantOf('2026-11-27T00:00')).toBe('2026-11-27T05:00:00.000Z');
  });

  it('is refused if clocks skip it in March', () => {
    for (const year of ['2026-03-08', '2027-03-14']) {
      expect(instantOf(`${year}T02:00`)).toBe('campaign.timeSkipped');
      expect(instantOf(`${year}T02:59`)).toBe('campaign.timeSkipped');
    }
    expect(instantOf('2026-03-08T01:59')).toBe('2026-03-08T06:59:00.000Z');
    expect(instantOf('2026-03-08T03:00')).toBe('2026-03-08T07:00:00.000Z');
  });

  it('is the first of two if clocks show it twice in November', () => {
    expect(instantOf('2026-11-01T01:00')).toBe('2026-11-01T05:00:00.000Z');
    expect(instantOf('2026-11-01T01:59')).toBe('2026-11-01T05:59:00.000Z');
    expect(instantOf('2026-11-01T02:00')).toBe('2026-11-01T07:00:00.000Z');
  });

  it('is refused unless the calendar and the clock have it', () => {
    for (const text of [
      '',
      '2026-11-27',
      '2026-02-30T10:00',
      '2026-13-01T10:00',
      '2026-11-27T24:00',
      '2026-11-27T10:60',
    ])
      expect([text, instantOf(text)]).toEqual([text, 'campaign.timeInvalid']);
    expect(instantOf('2026-11-27T10:00Z')).toBe('campaign.timeInvalid');
  });

  it('reads back as chosen, on any day', () => {
    fc.assert(
      fc.property(aMinute, (minute) => {
        const wall = easternWall(minute);
        const read = easternInstant(wall);
        expect(read.ok && easternWall(read.value)).toBe(wall);
        const isLaterOfTwo = read.ok && read.value.getTime() === minute.getTime() - 3_600_000;
        expect(read.ok && (read.value.getTime() === minute.getTime() || isLaterOfTwo)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses exactly the times that no clock shows', () => {
    fc.assert(
      fc.property(aMinute, (minute) => {
        const wall = minute.toISOString().slice(0, 16);
        const isSkipped = /-03-(0[89]|1[0-4])T02:/.test(wall) && minute.getUTCDay() === 0;
        expect(easternInstant(wall).ok).toBe(!isSkipped);
      }),
      { numRuns: 2000 },
    );
  });
});
