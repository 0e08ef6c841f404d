import {
  easternClock,
  easternDate,
  easternDay,
  easternDayOfYear,
  easternMoment,
  easternTime,
  easternWeekday,
} from './eastern-words.js';

describe('a day in the East', () => {
  it.each([
    ['2026-12-05T04:59:59Z', 'December 4, 2026'],
    ['2026-12-05T05:00:00Z', 'December 5, 2026'],
    ['2026-07-01T04:00:00Z', 'July 1, 2026'],
  ])('of %s is %s', (instant, day) => {
    expect(easternDate(new Date(instant))).toBe(day);
  });
});

describe('a moment in the East', () => {
  it.each([
    ['2026-03-04T20:42:00Z', '3:42 pm ET', 'Mar 4'],
    ['2026-03-05T04:59:00Z', '11:59 pm ET', 'Mar 4'],
    ['2026-03-08T06:59:00Z', '1:59 am ET', 'Mar 8'],
    ['2026-03-08T07:00:00Z', '3:00 am ET', 'Mar 8'],
    ['2026-11-01T05:30:00Z', '1:30 am ET', 'Nov 1'],
    ['2026-11-01T06:30:00Z', '1:30 am ET', 'Nov 1'],
  ])('is shown in New York time: %s', (at, time, day) => {
    expect([easternTime(at), easternDay(new Date(at))]).toEqual([time, day]);
  });

  it.each([
    ['2026-11-21T04:42:00Z', 'Nov 20', 'Nov 20, 2026', 'Friday, November 20', '11:42 pm'],
    ['2026-07-01T16:05:00Z', 'Jul 1', 'Jul 1, 2026', 'Wednesday, July 1', '12:05 pm'],
  ])('is shown as short or long as needed: %s', (text, day, ofYear, weekday, clock) => {
    const instant = new Date(text);
    expect(easternDay(instant)).toBe(day);
    expect(easternDayOfYear(instant)).toBe(ofYear);
    expect(easternWeekday(instant)).toBe(weekday);
    expect(easternClock(instant)).toBe(clock);
    expect(easternTime(instant)).toBe(`${clock} ET`);
  });

  it('is written out in letters', () => {
    expect(easternMoment(new Date('2026-11-20T20:42:00Z')).replaceAll('\u202f', ' ')).toBe(
      'November 20, 2026 at 3:42 pm ET',
    );
  });
});
