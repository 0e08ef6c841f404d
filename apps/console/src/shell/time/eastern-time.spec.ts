import { dayAfter } from '@simpletread/domain';
import fc from 'fast-check';

import {
  briefText,
  dayText,
  easternDay,
  easternHour,
  exactTimeText,
  startOfEasternDay,
  timeText,
} from './eastern-time.js';

const now = new Date('2026-11-20T20:00:00Z');

describe('times in the East', () => {
  it('shows a summer instant four and a winter instant five hours behind UTC', () => {
    expect(timeText('2026-07-01T16:05:00Z')).toBe('12:05 pm');
    expect(exactTimeText('2026-11-20T15:17:19Z')).toBe('10:17:19 am');
    expect(easternHour(new Date('2026-11-20T04:30:00Z'))).toBe(23);
  });

  it('shows the time of today, the day of all else, and the year of other years', () => {
    expect(briefText('2026-11-20T15:17:19Z', now)).toBe('10:17 am');
    expect(briefText('2026-11-20T04:59:00Z', now)).toBe('Nov 19');
    expect(dayText('2025-12-31T20:00:00Z', now)).toBe('Dec 31, 2025');
  });

  it('begins a day at midnight in the East, also on the days the clocks change', () => {
    expect(startOfEasternDay('2026-11-20').toISOString()).toBe('2026-11-20T05:00:00.000Z');
    expect(startOfEasternDay('2026-07-01').toISOString()).toBe('2026-07-01T04:00:00.000Z');
    expect(easternDay(startOfEasternDay('2026-03-08'))).toBe('2026-03-08');
  });

  it('finds each day from its start', () => {
    const day = fc.date({
      min: new Date('2020-01-01T12:00:00Z'),
      max: new Date('2035-01-01T12:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(easternDay(startOfEasternDay(iso))).toBe(iso);
        expect(dayAfter(dayAfter(iso, 1), -1)).toBe(iso);
      }),
    );
  });
});
