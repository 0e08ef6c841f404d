import fc from 'fast-check';

import { firstDayWords, lastMinuteWords, timeLeftWords } from './time-left.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the time that a sale has left', () => {
  it('is coarser the longer it is', () => {
    expect(timeLeftWords(62 * HOUR + 8 * MINUTE)).toBe('2 days 14:08');
    expect(timeLeftWords(24 * HOUR)).toBe('1 day 00:00');
    expect(timeLeftWords(24 * HOUR - 1)).toBe('23:59 h');
    expect(timeLeftWords(HOUR)).toBe('1:00 h');
    expect(timeLeftWords(HOUR - 1)).toBe('59:59');
    expect(timeLeftWords(999)).toBe('00:00');
    expect(timeLeftWords(0)).toBe('');
    expect(timeLeftWords(-5)).toBe('');
  });

  it('never promises more time than is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 24 * HOUR }), (left) => {
        const [, days = '0', hours = '0', minutes = '0'] =
          /^(?:(\d+) days? )?(\d+):(\d+)(?: h)?$/.exec(timeLeftWords(left)) ?? [];
        const isLastHour = left < HOUR;
        const told = isLastHour
          ? Number(hours) * MINUTE + Number(minutes) * 1000
          : Number(days) * 24 * HOUR + Number(hours) * HOUR + Number(minutes) * MINUTE;
        expect(told).toBeLessThanOrEqual(left);
        expect(left - told).toBeLessThan(isLastHour ? 1000 : MINUTE);
      }),
    );
  });

  it('ends with the last minute, in New York', () => {
    expect(lastMinuteWords(new Date('2026-11-29T05:00:00Z'))).toBe('Sat, Nov 28, 11:59 pm ET');
    expect(lastMinuteWords(new Date('2026-04-16T04:00:00Z'))).toBe('Wed, Apr 15, 11:59 pm ET');
  });

  it('begins on a day in New York', () => {
    expect(firstDayWords(new Date('2026-11-27T05:00:00Z'))).toBe('Friday, November 27, 2026');
    expect(firstDayWords(new Date('2026-11-27T04:59:00Z'))).toBe('Thursday, November 26, 2026');
  });
});
