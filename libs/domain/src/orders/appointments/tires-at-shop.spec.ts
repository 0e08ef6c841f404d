import { type OrderToShop, tiresAtShop } from './tires-at-shop.js';

/** Tuesday, December 1, 2026, at noon in New York. */
const NOON = new Date('2026-12-01T17:00:00Z');

const at = (order: Partial<OrderToShop>, { now = NOON, timeZone = 'America/New_York' } = {}) =>
  tiresAtShop(
    {
      state: 'inTransit',
      promisedOn: '2026-12-03',
      deliveredAt: null,
      revisedOn: null,
      isHeld: false,
      ...order,
    },
    timeZone,
    now,
  );

describe('the tires of an order to a shop', () => {
  it('arrived on the shop’s own day', () => {
    const evening = { state: 'delivered', deliveredAt: new Date('2026-12-02T04:30:00Z') } as const;
    expect(at(evening)).toEqual({ basis: 'delivered', on: '2026-12-01' });
    expect(at(evening, { timeZone: 'UTC' })).toEqual({ basis: 'delivered', on: '2026-12-02' });
  });

  it('arrive as promised while that is possible', () => {
    expect(at({})).toEqual({ basis: 'promised', on: '2026-12-03' });
    expect(at({ promisedOn: '2026-12-01' })).toEqual({ basis: 'promised', on: '2026-12-01' });
    expect(at({ state: 'placed' })).toEqual({ basis: 'promised', on: '2026-12-03' });
  });

  it('are not there today just because the promised day has passed: the carrier still has them', () => {
    expect(at({ promisedOn: '2026-11-25' })).toEqual({ basis: 'late', on: '2026-12-01' });
    // Carriers don't deliver on Saturday.
    const saturday = new Date('2026-12-05T17:00:00Z');
    expect(at({}, { now: saturday })).toEqual({ basis: 'late', on: '2026-12-07' });
  });

  it('need another two business days while no carrier has them', () => {
    expect(at({ state: 'pendingPickup', promisedOn: '2026-11-25' })).toEqual({
      basis: 'late',
      on: '2026-12-03',
    });
    expect(at({ state: 'placed', promisedOn: '2026-12-02' })).toEqual({ basis: 'late', on: '2026-12-03' });
  });

  it('arrive on the later day that their buyer is asked about, at once or at the end of a hold', () => {
    const revised = (order: Partial<OrderToShop>) =>
      at({ state: 'placed', revisedOn: '2026-12-09', ...order });
    expect(revised({})).toEqual({ basis: 'asked', on: '2026-12-09' });
    expect(revised({ isHeld: true })).toEqual({ basis: 'held', on: '2026-12-09' });
    expect(revised({ promisedOn: null })).toEqual({ basis: 'asked', on: '2026-12-09' });
    expect(revised({ promisedOn: '2026-12-10' })).toEqual({ basis: 'promised', on: '2026-12-10' });
  });

  it('arrive on an unknown day if none was promised', () => {
    expect(at({ promisedOn: null })).toEqual({ basis: 'unknown', on: null });
  });
});
