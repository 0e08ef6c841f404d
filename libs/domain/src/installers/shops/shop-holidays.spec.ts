import { shopHolidayOn, shopHolidaysBetween } from './shop-holidays.js';

describe('the holidays of shops', () => {
  it('are six of a year, on the day itself', () => {
    expect(shopHolidaysBetween('2026-01-01', '2026-12-31')).toEqual([
      { date: '2026-01-01', name: 'New Year’s Day' },
      { date: '2026-05-25', name: 'Memorial Day' },
      { date: '2026-07-04', name: 'Independence Day' },
      { date: '2026-09-07', name: 'Labor Day' },
      { date: '2026-11-26', name: 'Thanksgiving' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ]);
  });

  it.each([
    ['Christmas on a Saturday', '2027-12-25', 'Christmas Day'],
    ['the day before it, a working day', '2027-12-24', null],
    ['Independence Day on a Sunday', '2027-07-04', 'Independence Day'],
    ['the Monday after it', '2027-07-05', 'Independence Day'],
    ['Veterans Day', '2026-11-11', null],
    ['the day after Thanksgiving', '2026-11-27', null],
  ])('%s', (_, date, name) => {
    expect(shopHolidayOn(date)?.name ?? null).toBe(name);
  });

  it('are found across New Year, and none in a span that ends before it begins', () => {
    expect(shopHolidaysBetween('2026-12-25', '2027-01-01').map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2027-01-01',
    ]);
    expect(shopHolidaysBetween('2026-12-26', '2026-12-25')).toEqual([]);
  });
});
