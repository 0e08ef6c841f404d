import {
  checkCounter,
  closedDaysAhead,
  closedDaysWords,
  isOpenLongEnough,
  keptPickupTime,
} from './change-counter.js';
import { counterDay } from './counter.js';
import { warehousePickupReadyBy } from './ready-by.js';

const DAY = { open: '08:00', close: '18:00' };
const COUNTER = {
  hours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: null, sun: null },
  timeZone: 'America/New_York',
} as const;
const NOW = new Date('2026-12-01T17:00Z');
const NEVER = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };

describe('a counter that staff change', () => {
  it('is closed on the days that they name, and promises none of them', () => {
    const closed = { ...COUNTER, closedDays: ['2026-12-02'] };
    expect(counterDay(closed, '2026-12-02')).toBeNull();
    expect(counterDay(closed, '2026-12-03')).not.toBeNull();
    expect(warehousePickupReadyBy(NOW, closed)).toEqual(new Date('2026-12-03T13:00Z'));
  });

  it('is closed for two weeks in a row at most', () => {
    const daily = { ...COUNTER, hours: { ...COUNTER.hours, sat: DAY, sun: DAY } };
    const closedDays = Array.from(
      { length: 15 },
      (_, index) => `2027-03-${String(6 + index).padStart(2, '0')}`,
    );
    expect(checkCounter({ ...daily, closedDays: closedDays.slice(1) }, NOW)).toEqual({
      ok: true,
      value: null,
    });
    expect(checkCounter({ ...daily, closedDays }, NOW)).toMatchObject({
      fault: { code: 'counter.closedTooLong', data: { day: 'Sat, Mar 6' } },
    });
    expect(checkCounter({ ...COUNTER, hours: NEVER }, NOW).ok).toBe(false);
  });

  it('is open for an hour or longer on each day, so that it can promise a time', () => {
    const daily = (hours: typeof DAY) => ({
      ...COUNTER,
      hours: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours },
    });
    const [tooShort, hour] = [
      { open: '17:50', close: '18:00' },
      { open: '08:05', close: '09:05' },
    ];
    expect([tooShort, { open: '17:01', close: '18:00' }, hour].map(isOpenLongEnough)).toEqual([
      false,
      false,
      true,
    ]);
    expect(() => warehousePickupReadyBy(NOW, daily(tooShort))).toThrow(RangeError);
    expect(warehousePickupReadyBy(NOW, daily(hour))).toEqual(new Date('2026-12-03T13:15Z'));
  });

  it('names closed days of the coming year only: others are typing errors', () => {
    expect(checkCounter({ ...COUNTER, closedDays: ['2028-01-05'] }, NOW).ok).toBe(true);
    expect(checkCounter({ ...COUNTER, closedDays: ['2026-12-24', '9999-12-31'] }, NOW)).toMatchObject({
      fault: { code: 'counter.dayTooFar', data: { day: '9999-12-31' } },
    });
  });

  it('keeps a promised time if it is open then, and moves it to its next opening otherwise', () => {
    const readyBy = new Date('2026-12-03T17:15Z');
    expect(keptPickupTime(readyBy, COUNTER, NOW)).toEqual(readyBy);
    const closedThatDay = { ...COUNTER, closedDays: ['2026-12-03', '2026-12-04'] };
    expect(keptPickupTime(readyBy, closedThatDay, NOW)).toEqual(new Date('2026-12-07T13:00Z'));
    const afternoons = { ...COUNTER, hours: { ...COUNTER.hours, thu: { open: '14:00', close: '18:00' } } };
    expect(keptPickupTime(readyBy, afternoons, NOW)).toEqual(new Date('2026-12-03T19:00Z'));
    const mornings = { ...COUNTER, hours: { ...COUNTER.hours, thu: { open: '08:00', close: '12:00' } } };
    expect(keptPickupTime(readyBy, mornings, NOW)).toEqual(new Date('2026-12-04T13:00Z'));
    expect(() => keptPickupTime(readyBy, { ...COUNTER, hours: NEVER }, NOW)).toThrow(RangeError);
  });

  it('leaves promises of the past alone', () => {
    const past = new Date('2026-11-30T14:00Z');
    expect(keptPickupTime(past, { ...COUNTER, closedDays: ['2026-11-30'] }, NOW)).toEqual(past);
  });

  it('shows its closed days of the next 30, in order and in words', () => {
    const closedDays = ['2027-03-01', '2026-12-26', '2026-12-24', '2026-11-30', '2026-12-24'];
    const ahead = closedDaysAhead({ ...COUNTER, closedDays }, NOW);
    expect(ahead).toEqual(['2026-12-24', '2026-12-26']);
    expect(closedDaysWords(ahead)).toBe('Closed Thu, Dec 24, Sat, Dec 26');
    expect(closedDaysWords([])).toBe('');
    expect(closedDaysWords(undefined)).toBe('');
  });
});
