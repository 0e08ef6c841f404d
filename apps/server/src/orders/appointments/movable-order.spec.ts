import { anOrderRecord } from '../testing/an-order-record.js';
import { mayMoveAppointment, tiresArriveBy } from './movable-order.js';

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

describe('the tires of an order', () => {
  it('came on the day that it was at the shop', () => {
    const evening = order({ delivered_at: new Date('2026-12-02T01:30:00Z') });
    expect(tiresArriveBy(evening, 'America/Los_Angeles')).toEqual({ tiresArriveBy: '2026-12-01' });
    expect(tiresArriveBy(evening, 'America/New_York')).toEqual({ tiresArriveBy: '2026-12-01' });
    expect(tiresArriveBy(evening, 'UTC')).toEqual({ tiresArriveBy: '2026-12-02' });
  });

  it('come as promised until then, and as if ordered now without a promise', () => {
    const on = (promisedOn: string | null) =>
      tiresArriveBy(order({ delivered_at: null, estimated_delivery_on: promisedOn }), 'America/New_York');
    expect(on('2026-11-30')).toEqual({ tiresArriveBy: '2026-11-30' });
    expect(on(null)).toEqual({});
  });
});
