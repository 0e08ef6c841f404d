import fc from 'fast-check';

import { dayAfter, weekdayOf } from '../../time/index.js';
import { federalHolidays, isFederalHoliday } from './federal-holidays.js';

describe('federal holidays', () => {
  it('are the eleven days observed in 2026', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('are observed on Monday if their date is a Sunday', () => {
    expect(federalHolidays(2027)).toContain('2027-07-05');
  });

  it('are observed in the year before if New Year falls on a Saturday', () => {
    expect(isFederalHoliday('2027-12-31')).toBe(true);
    expect(isFederalHoliday('2026-12-31')).toBe(false);
  });

  it('never fall on a weekend and are in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
        const days = federalHolidays(year);
        expect(days).toHaveLength(11);
        expect([...days].sort()).toEqual(days);
        for (const day of days) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day));
      }),
    );
  });

  it('keep the last Monday of May in May', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), (year) => {
        const memorialDay = federalHolidays(year)[3] ?? '';
        expect(memorialDay.slice(5, 7)).toBe('05');
        expect(dayAfter(memorialDay, 7).slice(5, 7)).toBe('06');
      }),
    );
  });
});
