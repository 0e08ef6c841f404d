import { anOrderRecord } from './testing/an-order-record.js';
import { askingFor, tiresOfOrder } from './movable-order.js';

const NOON = new Date('2026-12-01T17:00:00Z');

const order = (setup: Parameters<typeof anOrderRecord>[0] = {}) =>
  anOrderRecord({ fulfilment: 'ship-to-shop', state: 'delivered', read_at: NOON, ...setup });

describe('the calendar of the shop', () => {
  const asked = (setup: Parameters<typeof order>[0]) =>
    askingFor(
      'o1',
      tiresOfOrder(order({ state: 'inTransit', delivered_at: null, ...setup }), 'America/New_York'),
    );

  it('uses the day of the order’s own promise, or of the scan', () => {
    expect(asked({ estimated_delivery_on: '2026-12-03' })).toEqual({
      orderId: 'o1',
      tiresArriveBy: '2026-12-03',
    });
    expect(asked({ delivered_at: new Date('2026-12-01T01:30:00Z') }).tiresArriveBy).toBe('2026-11-30');
  });

  it('does not use a day that has passed without the tires', () => {
    expect(asked({ estimated_delivery_on: '2026-11-25' }).tiresArriveBy).toBe('2026-12-01');
  });

  it('counts from now if no day was promised', () => {
    expect(asked({ estimated_delivery_on: null })).toEqual({ orderId: 'o1' });
  });
});
