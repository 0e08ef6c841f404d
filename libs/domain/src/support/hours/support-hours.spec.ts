import fc from 'fast-check';
import { isSupportOpen, supportDay, supportHours } from './support-hours.js';

// November is on standard time: 8 am in New York is 13:00 UTC. Friday is the 20th.
const eastern = (day: number, hour: number, minute = 0): Date =>
  new Date(Date.UTC(2026, 10, day, hour + 5, minute));
const FRIDAY = 20;
const SATURDAY = 21;
const SUNDAY = 22;
const THANKSGIVING = '2026-11-26';

const words = (now: Date, holidays: readonly string[] = []): string => supportHours(now, holidays).nextChange;

describe('supportHours', () => {
  it('is open Mon-Fri 8-7, Sat 9-5, fleet Mon-Fri 8-6, in New York, except on the given holidays [R1.18 hours]', () => {
    const openHours = (day: number, team: 'general' | 'fleet', holidays: string[] = []): number[] =>
      Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
        isSupportOpen(eastern(day, hour, 30), holidays, team),
      );
    const hours = (from: number, to: number): number[] =>
      Array.from({ length: to - from }, (_, n) => from + n);
    for (const weekday of [16, 17, 18, 19, 20]) {
      expect(openHours(weekday, 'general')).toEqual(hours(8, 19));
      expect(openHours(weekday, 'fleet')).toEqual(hours(8, 18));
    }
    expect(openHours(SATURDAY, 'general')).toEqual(hours(9, 17));
    expect(openHours(SATURDAY, 'fleet')).toEqual([]);
    expect(openHours(SUNDAY, 'general')).toEqual([]);
    expect(openHours(26, 'general', [THANKSGIVING])).toEqual([]);
  });

  it('opens with the first minute and closes at the last', () => {
    expect(isSupportOpen(eastern(FRIDAY, 7, 59))).toBe(false);
    expect(isSupportOpen(eastern(FRIDAY, 8))).toBe(true);
    expect(isSupportOpen(eastern(FRIDAY, 18, 59))).toBe(true);
    expect(isSupportOpen(eastern(FRIDAY, 19))).toBe(false);
  });

  it('names the hours of a day, also before and after them', () => {
    for (const hour of [0, 12, 23]) expect(supportDay(eastern(FRIDAY, hour))).toEqual({ from: 8, to: 19 });
    expect(supportDay(eastern(FRIDAY, 12), [], 'fleet')).toEqual({ from: 8, to: 18 });
    expect(supportDay(eastern(SUNDAY, 12))).toBeNull();
    expect(supportDay(eastern(26, 12), [THANKSGIVING])).toBeNull();
  });

  it('follows daylight saving', () => {
    expect(isSupportOpen(new Date('2026-07-10T12:00:00Z'))).toBe(true);
    expect(isSupportOpen(new Date('2026-11-20T12:00:00Z'))).toBe(false);
  });

  it('ends a day that is open until midnight at 12 am', () => {
    const week = Array.from({ length: 7 }, () => ({ from: 0, to: 24 }));
    expect(supportHours(eastern(FRIDAY, 23), [], week).nextChange).toBe('open until 12 am ET');
  });

  it('names the next change', () => {
    expect(words(eastern(FRIDAY, 12))).toBe('open until 7 pm ET');
    expect(words(eastern(SATURDAY, 12))).toBe('open until 5 pm ET');
    expect(words(eastern(FRIDAY, 6))).toBe('opens today 8 am ET');
    expect(words(eastern(FRIDAY, 20))).toBe('opens Saturday 9 am ET');
    expect(words(eastern(SATURDAY, 18))).toBe('opens Monday 8 am ET');
    expect(words(eastern(SUNDAY, 0))).toBe('opens Monday 8 am ET');
    expect(supportHours(eastern(FRIDAY, 12), [], 'fleet').nextChange).toBe('open until 6 pm ET');
  });

  it('skips holidays, and names the day if it is a week away or more', () => {
    expect(words(eastern(25, 20), [THANKSGIVING])).toBe('opens Friday 8 am ET');
    const christmasWeek = ['24', '25', '26', '27', '28'].map((day) => `2026-12-${day}`);
    const weekBefore = new Date('2026-12-22T20:00:00-05:00');
    expect(words(weekBefore, ['2026-12-23', ...christmasWeek])).toBe('opens Tuesday 12/29 8 am ET');
    const tuesday = new Date('2026-12-22T20:00:00-05:00');
    expect(words(tuesday, ['2026-12-23', ...christmasWeek.slice(0, -1)])).toBe('opens Monday 8 am ET');
    const twoWeeksOff = Array.from({ length: 14 }, (_, n) => `2026-12-${String(n + 1).padStart(2, '0')}`);
    expect(words(eastern(30, 20), twoWeeksOff)).toBe('opens Tuesday 12/15 8 am ET');
  });

  it('reports a team that never opens as closed until further notice', () => {
    const always = Array.from({ length: 100 }, (_, n) =>
      new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10),
    );
    expect(supportHours(eastern(FRIDAY, 12), always)).toEqual({
      isOpen: false,
      nextChange: 'closed until further notice',
    });
  });

  it('says "open until" exactly when it is open, at any time of any year', () => {
    const anInstant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anInstant, fc.constantFrom('general', 'fleet'), (now, team) => {
        const status = supportHours(now, [], team);
        expect(status.isOpen).toBe(isSupportOpen(now, [], team));
        expect(status.nextChange).toMatch(
          status.isOpen ? /^open until \d+ pm ET$/ : /^opens \w+day \d+ am ET$|^opens today/,
        );
      }),
    );
  });
});
