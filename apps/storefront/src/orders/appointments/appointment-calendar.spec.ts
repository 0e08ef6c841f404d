import { anAppointment, aShop } from '../../carts/cart/testing/a-cart';
import { appointmentCalendar } from './appointment-calendar';

const NOW = new Date('2026-11-20T17:00:00Z');

const calendarOf = (over: Partial<Parameters<typeof appointmentCalendar>[0]> = {}): string =>
  appointmentCalendar(
    {
      orderNumber: '4K7QZ9M2XA',
      shop: aShop(),
      appointment: anAppointment(),
      cancelledAppointment: null,
      version: 1,
      ...over,
    },
    NOW,
  ) ?? '';

const linesOf = (calendar: string): string[] => calendar.replace(/\r\n /g, '').split('\r\n');

describe('an appointment for a calendar', () => {
  it('holds an hour to wait, by the shop’s clock', () => {
    const lines = linesOf(calendarOf());
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261120T170000Z',
        'DTSTART:20261201T140000Z',
        'DTEND:20261201T150000Z',
        'LOCATION:South Street Auto\\, 614 South St\\, Philadelphia\\, PA 19147',
        'UID:order-4k7qz9m2xa@simpletread',
      ]),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('holds the whole drop-off window', () => {
    const appointment = anAppointment({
      isDropOff: true,
      startTime: null,
      dropOffWindow: { from: '08:00', to: '10:00' },
    });
    expect(linesOf(calendarOf({ appointment }))).toEqual(
      expect.arrayContaining(['DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z']),
    );
  });

  it('follows the shop’s zone and its daylight saving time', () => {
    const summer = anAppointment({ date: '2026-07-01', timeZone: 'America/New_York' });
    expect(calendarOf({ appointment: summer })).toContain('DTSTART:20260701T130000Z');
    const honolulu = anAppointment({ timeZone: 'Pacific/Honolulu' });
    expect(calendarOf({ appointment: honolulu })).toContain('DTSTART:20261201T190000Z');
  });

  it('is the same event after a move, with a higher sequence', () => {
    const moved = linesOf(calendarOf({ appointment: anAppointment({ startTime: '14:00' }), version: 2 }));
    expect(moved).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:order-4k7qz9m2xa@simpletread',
        'SEQUENCE:2',
        'STATUS:CONFIRMED',
        'DTSTART:20261201T190000Z',
      ]),
    );
    expect(linesOf(calendarOf())).toContain('SEQUENCE:1');
  });

  it('removes the event of a cancelled order', () => {
    const off = linesOf(calendarOf({ appointment: null, cancelledAppointment: anAppointment(), version: 3 }));
    expect(off).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:order-4k7qz9m2xa@simpletread',
        'SEQUENCE:3',
        'STATUS:CANCELLED',
        'DTSTART:20261201T140000Z',
      ]),
    );
  });

  it('folds long lines at 75 octets, and never inside a character', () => {
    const shop = {
      ...aShop(),
      company: 'Señor Ñandú’s Very Long Named Neumáticos; Tires, Wheels & More of Philadelphia',
    };
    const calendar = calendarOf({ shop });
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(calendar)).toContainEqual(expect.stringContaining('Neumáticos\\; Tires\\, Wheels & More'));
  });

  it('is none for an order without an appointment', () => {
    expect(calendarOf({ appointment: null })).toBe('');
  });
});
