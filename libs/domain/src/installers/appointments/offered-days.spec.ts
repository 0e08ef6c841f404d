import fc from 'fast-check';

import { dayAfter, zoneWall } from '../../time/index.js';
import type { OpeningHours } from '../shops/index.js';
import { appointmentsOfDay } from './day-slots.js';
import { appointmentBegins, type AppointmentTerms, offeredDays, readAppointment } from './offered-days.js';

const WORKDAY = { open: '08:00', close: '17:00' };
const WEEK: OpeningHours = {
  mon: WORKDAY,
  tue: WORKDAY,
  wed: WORKDAY,
  thu: WORKDAY,
  fri: WORKDAY,
  sat: { open: '09:00', close: '12:00' },
  sun: null,
};
const ALWAYS = { open: '00:00', close: '23:59' };
const ALL_DAY: OpeningHours = {
  mon: ALWAYS,
  tue: ALWAYS,
  wed: ALWAYS,
  thu: ALWAYS,
  fri: ALWAYS,
  sat: ALWAYS,
  sun: ALWAYS,
};

/** Friday, November 20, 2026, at noon in New York. */
const NOW = new Date('2026-11-20T17:00:00Z');

const terms = (over: Partial<AppointmentTerms> = {}): AppointmentTerms => ({
  installer: 'S104',
  hours: WEEK,
  timeZone: 'America/New_York',
  tiresArriveBy: '2026-11-24',
  ...over,
});

const waitsOn = (date: string, over: Partial<AppointmentTerms>, now: Date) =>
  offeredDays(terms(over), now)
    .days.find((day) => day.date === date)
    ?.waits.map(({ startTime }) => startTime);

describe('the days of appointments', () => {
  it('begin on the first open day after the delivery promise ends', () => {
    expect(offeredDays(terms(), NOW).firstDate).toBe('2026-11-25');
    // The next day is a Sunday.
    expect(offeredDays(terms({ tiresArriveBy: '2026-11-28' }), NOW).firstDate).toBe('2026-11-30');
  });

  it('reach 30 days ahead by the calendar of the shop', () => {
    const evening = new Date('2026-11-21T03:00:00Z');
    expect(offeredDays(terms(), evening).lastDate).toBe('2026-12-20');
    expect(offeredDays(terms({ timeZone: 'America/Phoenix' }), evening).lastDate).toBe('2026-12-20');
    const midnight = new Date('2026-11-21T05:30:00Z');
    expect(offeredDays(terms(), midnight).lastDate).toBe('2026-12-21');
    expect(offeredDays(terms({ timeZone: 'Pacific/Honolulu' }), midnight).lastDate).toBe('2026-12-20');
  });

  it('leave out days when the shop is closed', () => {
    const dates = offeredDays(terms(), NOW).days.map(({ date }) => date);
    expect(dates).not.toContain('2026-11-29');
    expect(dates.at(-1)).toBe('2026-12-19');
  });

  it('leave out holidays, and begin after them', () => {
    const christmas = new Date('2026-12-21T17:00:00Z');
    const dates = offeredDays(terms({ tiresArriveBy: '2026-12-22' }), christmas).days.map(({ date }) => date);
    expect(dates.filter((date) => date < '2027-01-05')).toEqual([
      ...['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
      ...['2027-01-02', '2027-01-04'],
    ]);
    expect(offeredDays(terms({ tiresArriveBy: '2026-12-24' }), christmas).firstDate).toBe('2026-12-26');
    const saturdays = { ...WEEK, mon: null, tue: null, wed: null, thu: null, fri: null };
    const late = { hours: saturdays, tiresArriveBy: '2027-12-24' };
    expect(offeredDays(terms(late), new Date('2027-12-20T17:00:00Z')).firstDate).toBe('2028-01-08');
    expect(
      readAppointment(
        { date: '2026-12-25', isDropOff: false, amOrPm: 'am', startTime: '09:00' },
        terms({ tiresArriveBy: '2026-12-22' }),
        christmas,
      ).ok,
    ).toBe(false);
  });

  it('are none if the tires arrive later, or the shop never opens', () => {
    expect(offeredDays(terms({ tiresArriveBy: '2027-01-04' }), NOW).days).toEqual([]);
    const never = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
    expect(offeredDays(terms({ hours: never }), NOW).days).toEqual([]);
  });

  it('never include a slot that has begun', () => {
    const today = { tiresArriveBy: '2026-11-19' };
    expect(waitsOn('2026-11-20', today, NOW)).toEqual(['13:00', '14:00', '15:00', '16:00']);
    const [day] = offeredDays(terms(today), NOW).days;
    expect(day?.dropOffs).toEqual([]);
    expect(waitsOn('2026-11-20', { ...today, timeZone: 'Pacific/Honolulu' }, NOW)).toContain('08:00');
  });

  it('leave out the hour that clocks skip, and list a repeated hour once', () => {
    const inMarch = { hours: ALL_DAY, tiresArriveBy: '2027-03-12' };
    const march = new Date('2027-03-10T12:00:00Z');
    expect(waitsOn('2027-03-14', inMarch, march)?.slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    const phoenix = { ...inMarch, timeZone: 'America/Phoenix' };
    expect(waitsOn('2027-03-14', phoenix, march)?.slice(0, 4)).toEqual(['00:00', '01:00', '02:00', '03:00']);
    const inNovember = { hours: ALL_DAY, tiresArriveBy: '2026-10-30' };
    // 1:30 for the second time: 1:00 began 90 minutes ago.
    expect(waitsOn('2026-11-01', inNovember, new Date('2026-11-01T06:30:00Z'))?.[0]).toBe('02:00');
  });

  it('include only slots ahead and inside the calendar, in any zone at any moment', () => {
    const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'America/Anchorage'];
    const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        minute,
        fc.integer({ min: -3, max: 12 }),
        (timeZone, at, ahead) => {
          const now = new Date(at * 60_000);
          const today = zoneWall(now, timeZone).slice(0, 10);
          const at30 = { hours: ALL_DAY, timeZone, tiresArriveBy: dayAfter(today, ahead) };
          const offered = offeredDays(terms(at30), now);
          for (const day of offered.days) {
            expect(day.date >= offered.firstDate && day.date <= dayAfter(today, 30)).toBe(true);
            expect(day.date > at30.tiresArriveBy).toBe(true);
          }
          const first = offered.days.slice(0, 2).flatMap((day) => appointmentsOfDay('S104', day.date, day));
          for (const slot of first)
            expect(appointmentBegins(slot, timeZone)?.getTime()).toBeGreaterThan(now.getTime());
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a choice', () => {
  const read = (choice: Parameters<typeof readAppointment>[0], over: Partial<AppointmentTerms> = {}) =>
    readAppointment(choice, terms(over), NOW);
  const NINE = { date: '2026-12-01', isDropOff: false, amOrPm: 'am', startTime: '09:00' } as const;
  const refusal = { ok: false, fault: { code: 'appointment.notOffered' } };

  it('becomes an appointment with the window of the shop', () => {
    expect(read({ ...NINE, isDropOff: true, startTime: null })).toMatchObject({
      ok: true,
      value: { installer: 'S104', startTime: null, dropOffWindow: { from: '08:00', to: '10:00' } },
    });
    expect(read(NINE)).toMatchObject({ ok: true, value: { startTime: '09:00', dropOffWindow: null } });
  });

  it('is refused if the shop offers no such slot', () => {
    expect(read({ ...NINE, startTime: '09:30' })).toMatchObject(refusal);
    expect(read({ ...NINE, startTime: '17:00', amOrPm: 'pm' })).toMatchObject(refusal);
    expect(read({ ...NINE, amOrPm: 'pm' })).toMatchObject(refusal);
    expect(read({ ...NINE, isDropOff: true })).toMatchObject(refusal);
    expect(read({ ...NINE, date: '2026-11-29' })).toMatchObject(refusal);
  });

  it('is refused before the tires arrive and past the 30 days', () => {
    expect(read({ ...NINE, date: '2026-11-24' })).toMatchObject(refusal);
    expect(read({ ...NINE, date: '2026-11-25' })).toMatchObject({ ok: true });
    expect(read({ ...NINE, date: '2026-12-21' })).toMatchObject(refusal);
  });

  it('is valid for exactly the slots that the days offer', () => {
    const { days } = offeredDays(terms(), NOW);
    const offered = days.flatMap((day) => appointmentsOfDay('S104', day.date, day));
    for (const slot of offered) {
      const { date, isDropOff, amOrPm, startTime } = slot;
      expect(read({ date, isDropOff, amOrPm, startTime })).toEqual({ ok: true, value: slot });
    }
  });
});
