import { anOrderRecord } from './testing/an-order-record.js';
import { askingFor, mayMoveAppointment, tiresOfOrder } from './movable-order.js';

const NOON = new Date('2026-12-01T17:00:00Z');

const appointmentAt = (startTime: string) => ({
  installer: 'S104',
  date: '2026-12-01',
  isDropOff: false,
  amOrPm: 'am' as const,
  startTime,
  dropOffWindow: null,
  timeZone: 'America/New_York',
});

const order = (setup: Parameters<typeof anOrderRecord>[0] = {}) =>
  anOrderRecord({ fulfilment: 'ship-to-shop', state: 'delivered', read_at: NOON, ...setup });

describe('an appointment', () => {
  it('is moved until the tires are there and it has begun', () => {
    expect(mayMoveAppointment(order(), appointmentAt('12:01')).ok).toBe(true);
    expect(mayMoveAppointment(order(), appointmentAt('12:00')).ok).toBe(false);
    expect(mayMoveAppointment(order({ state: 'inTransit' }), appointmentAt('12:00')).ok).toBe(true);
  });

  it('is not moved of an order that is cancelled, waits for that, or goes to no shop', () => {
    const later = appointmentAt('16:00');
    expect(mayMoveAppointment(order({ state: 'cancelled' }), later).ok).toBe(false);
    expect(mayMoveAppointment(order({ cancel_requested_at: NOON }), later).ok).toBe(false);
    expect(mayMoveAppointment(order({ fulfilment: 'ship-to-me' }), null).ok).toBe(false);
  });

  it('is given to an order that has none', () => {
    expect(mayMoveAppointment(order(), null).ok).toBe(true);
  });
});

describe('the calendar of the shop', () => {
  const asked = (setup: Parameters<typeof order>[0]) =>
    askingFor(
      'o1',
      tiresOfOrder(order({ state: 'inTransit', delivered_at: null, ...setup }), 'America/New_York'),
    );

  it('is asked by the day of the order’s own promise, or of the scan', () => {
    expect(asked({ estimated_delivery_on: '2026-12-03' })).toEqual({
      orderId: 'o1',
      tiresArriveBy: '2026-12-03',
    });
    expect(asked({ delivered_at: new Date('2026-12-01T01:30:00Z') }).tiresArriveBy).toBe('2026-11-30');
  });

  it('is not asked by a day that has passed without the tires', () => {
    expect(asked({ estimated_delivery_on: '2026-11-25' }).tiresArriveBy).toBe('2026-12-01');
  });

  it('is asked as if the tires were ordered now where no day was promised', () => {
    expect(asked({ estimated_delivery_on: null })).toEqual({ orderId: 'o1' });
  });
});
