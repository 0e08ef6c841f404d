import fc from 'fast-check';

import { appointmentKey } from './appointment-key.js';
import { nextFreeTimes } from './next-free-times.js';
import { type AppointmentTerms, offeredDays } from './offered-days.js';

const DAY = { open: '08:00', close: '17:00' };
const terms = (over: Partial<AppointmentTerms> = {}): AppointmentTerms => ({
  installer: 'S104',
  hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null },
  timeZone: 'America/New_York',
  tiresArriveBy: '2026-11-24',
  ...over,
});

/** Friday, November 20, 2026, at noon in New York. */
const NOW = new Date('2026-11-20T17:00:00Z');

const keys = (taken: readonly string[] = [], over: Partial<AppointmentTerms> = {}, most = 2) =>
  nextFreeTimes(terms(over), NOW, (date, slot) => !taken.includes(`${date}.${slot}`), most).map(
    appointmentKey,
  );

describe('the next free times of a shop', () => {
  it('are the first of the morning and of the afternoon', () => {
    expect(keys()).toEqual(['2026-11-25.08:00', '2026-11-25.12:00']);
  });

  it('leave out taken ones, and cross Thanksgiving and a weekend', () => {
    const wednesday = ['08', '09', '10', '11', '12', '13', '14', '15', '16'].map((h) => `2026-11-25.${h}:00`);
    expect(keys(['2026-11-25.08:00'])).toEqual(['2026-11-25.09:00', '2026-11-25.12:00']);
    expect(keys(wednesday, {}, 3)).toEqual(['2026-11-27.08:00', '2026-11-27.12:00', '2026-11-30.08:00']);
  });

  it('are windows to drop off the car where none to wait is free', () => {
    const isWindow = (_date: string, slot: string) => slot === 'pm';
    expect(nextFreeTimes(terms(), NOW, isWindow, 1).map(appointmentKey)).toEqual(['2026-11-25.pm']);
  });

  it('are none if every slot is taken, or the tires come too late', () => {
    expect(nextFreeTimes(terms(), NOW, () => false, 2)).toEqual([]);
    expect(keys([], { tiresArriveBy: '2027-02-01' })).toEqual([]);
  });

  it('are always offered, free, in order, and begin with the first free one', () => {
    const seed = fc.integer({ min: 2, max: 7 });
    const zone = fc.constantFrom('America/New_York', 'America/Phoenix', 'America/Los_Angeles');
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 60 });
    fc.assert(
      fc.property(seed, zone, minutes, (every, timeZone, later) => {
        const now = new Date(NOW.getTime() + later * 60_000);
        const isFree = (date: string, slot: string) =>
          (Number(date.slice(-2)) + Number(slot.slice(0, 2) || 1)) % every === 0;
        const own = terms({ timeZone });
        const free = offeredDays(own, now).days.flatMap(({ date, waits }) =>
          waits
            .filter(({ startTime }) => isFree(date, startTime))
            .map(({ startTime }) => `${date}.${startTime}`),
        );
        const next = nextFreeTimes(own, now, isFree, 2).map(appointmentKey);
        expect(next[0]).toBe(free[0]);
        expect(free).toEqual(expect.arrayContaining(next));
        expect([...next].sort()).toEqual(next);
      }),
    );
  });
});
