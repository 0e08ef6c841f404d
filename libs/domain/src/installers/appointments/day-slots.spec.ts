import fc from 'fast-check';

import { appointmentSlot } from './appointment.js';
import { appointmentsOfDay, daySlots } from './day-slots.js';

const startsOf = (open: string, close: string) =>
  daySlots({ open, close }).waits.map(({ startTime }) => startTime);
const windowsOf = (open: string, close: string) =>
  daySlots({ open, close }).dropOffs.map(({ amOrPm, from, to }) => `${amOrPm} ${from}-${to}`);

const MINUTES = 24 * 60;
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const hours = fc
  .tuple(fc.integer({ min: 0, max: MINUTES - 2 }), fc.integer({ min: 1, max: MINUTES - 1 }))
  .filter(([open, close]) => open < close)
  .map(([open, close]) => ({ open: timeOf(open), close: timeOf(close) }));

describe('the slots of a day', () => {
  it('are each full hour to wait, the last one an hour before closing', () => {
    expect(startsOf('08:00', '12:00')).toEqual(['08:00', '09:00', '10:00', '11:00']);
    expect(startsOf('08:30', '11:30')).toEqual(['09:00', '10:00']);
    expect(startsOf('08:10', '09:50')).toEqual([]);
  });

  it('are pm from noon on', () => {
    const { waits } = daySlots({ open: '11:00', close: '14:00' });
    expect(waits.map(({ amOrPm }) => amOrPm)).toEqual(['am', 'pm', 'pm']);
  });

  it('let a car be dropped off in the two hours after an early opening', () => {
    expect(windowsOf('07:30', '15:00')).toEqual(['am 07:30-09:30']);
    expect(windowsOf('10:00', '15:00')).toEqual([]);
  });

  it('let a car be dropped off at noon if the shop closes at four or later', () => {
    expect(windowsOf('10:00', '16:00')).toEqual(['pm 12:00-14:00']);
    expect(windowsOf('08:00', '17:30')).toEqual(['am 08:00-10:00', 'pm 12:00-14:00']);
    expect(windowsOf('12:30', '20:00')).toEqual([]);
  });

  it('are none on a day that is closed', () => {
    expect(daySlots(null)).toEqual({ waits: [], dropOffs: [] });
  });

  it('are inside any hours, without duplicates', () => {
    fc.assert(
      fc.property(hours, ({ open, close }) => {
        const slots = daySlots({ open, close });
        for (const { startTime } of slots.waits) {
          expect(startTime >= open && startTime.endsWith(':00')).toBe(true);
          expect(startTime < close).toBe(true);
        }
        for (const { from, to } of slots.dropOffs) expect(from >= open && to <= close).toBe(true);
        const names = appointmentsOfDay('S1', '2026-12-01', slots).map(appointmentSlot);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('a slot as an appointment', () => {
  it('has a start time to wait, and a window to drop off', () => {
    const [wait, dropOff] = appointmentsOfDay(
      'S1',
      '2026-12-01',
      daySlots({ open: '08:00', close: '10:00' }),
    ).filter(({ startTime }) => startTime !== '09:00');
    expect(wait).toEqual({
      installer: 'S1',
      date: '2026-12-01',
      isDropOff: false,
      amOrPm: 'am',
      startTime: '08:00',
      dropOffWindow: null,
    });
    expect(dropOff).toEqual({
      installer: 'S1',
      date: '2026-12-01',
      isDropOff: true,
      amOrPm: 'am',
      startTime: null,
      dropOffWindow: { from: '08:00', to: '10:00' },
    });
  });
});
