import fc from 'fast-check';

import type { AppointmentChoice } from './appointment.js';
import { appointmentKey, readAppointmentKey, readPickedFields } from './appointment-key.js';
import { appointmentsOfDay, daySlots } from './day-slots.js';

describe('a choice as one word', () => {
  it('contains the day and the slot', () => {
    const wait: AppointmentChoice = {
      date: '2026-12-01',
      isDropOff: false,
      amOrPm: 'am',
      startTime: '09:00',
    };
    expect(appointmentKey(wait)).toBe('2026-12-01.09:00');
    expect(appointmentKey({ ...wait, isDropOff: true, startTime: null })).toBe('2026-12-01.am');
  });

  it('is read as it was written, whatever a shop offers', () => {
    const hour = fc.integer({ min: 0, max: 22 });
    fc.assert(
      fc.property(hour, hour, (first, second) => {
        const time = (at: number) => `${String(at).padStart(2, '0')}:00`;
        const hours = { open: time(Math.min(first, second)), close: time(Math.max(first, second) + 1) };
        for (const slot of appointmentsOfDay('S104', '2026-12-01', daySlots(hours))) {
          const { date, isDropOff, amOrPm, startTime } = slot;
          expect(readAppointmentKey(appointmentKey(slot))).toEqual({ date, isDropOff, amOrPm, startTime });
        }
      }),
    );
  });

  it.each([
    '',
    'saturday',
    '2026-12-01',
    '2026-12-01.noon',
    '2026-12-01.24:00',
    '2026-12-01.09:00 ',
    '2026-99-99.09:00',
    '2026-02-29.am',
    '0000-00-00.pm',
  ])('is null for "%s"', (text) => {
    expect(readAppointmentKey(text)).toBeNull();
  });
});

describe('the fields of a picker', () => {
  const slot = '2026-12-01.09:00';

  it('are the slot under the shown day and option', () => {
    expect(readPickedFields({ stay: 'wait', day: '2026-12-01', slot })?.startTime).toBe('09:00');
    expect(readPickedFields({ stay: 'leave', day: '2026-12-01', slot: '2026-12-01.pm' })?.amOrPm).toBe('pm');
  });

  it('are none under another day or option, or without a slot', () => {
    expect(readPickedFields({ stay: 'wait', day: '2026-12-02', slot })).toBeNull();
    expect(readPickedFields({ stay: 'leave', day: '2026-12-01', slot })).toBeNull();
    expect(readPickedFields({ stay: 'wait', day: '2026-12-01', slot: '' })).toBeNull();
  });
});
