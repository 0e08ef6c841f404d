import { aPickupPoint } from '../../carts/cart/testing/a-cart';
import { arrivalText, isAppointmentAhead, isPickupHeld, orderHeadline, progressBetween } from './order-words';

const order = { fulfilment: 'ship-to-shop', estimatedDeliveryOn: '2026-11-23' } as const;

describe('the headline of an order', () => {
  it.each([
    ['placed', 'Order Processed. At the shop Monday.'],
    ['pendingPickup', 'Pending Carrier Pickup. At the shop Monday.'],
    ['inTransit', 'In Transit. At the shop Monday.'],
    ['delivered', 'Delivered. At the shop.'],
    ['cancelled', 'Cancelled.'],
  ] as const)('of an order that is %s is "%s"', (state, words) => {
    expect(orderHeadline({ ...order, state })).toBe(words);
  });

  it('names the door if the tires are shipped home', () => {
    expect(orderHeadline({ state: 'inTransit', fulfilment: 'ship-to-me', estimatedDeliveryOn: null })).toBe(
      'In Transit.',
    );
    expect(orderHeadline({ ...order, fulfilment: 'ship-to-me', state: 'placed' })).toBe(
      'Order Processed. At your door Monday.',
    );
  });

  it('says that tires at a FedEx location are ready for pickup', () => {
    const pickup = { ...order, fulfilment: 'fedex-pickup' } as const;
    expect(orderHeadline({ ...pickup, state: 'inTransit' })).toBe(
      'In Transit. At the FedEx location Monday.',
    );
    expect(orderHeadline({ ...pickup, state: 'delivered' })).toBe('Ready for pickup at the FedEx location.');
  });

  it.each([
    ['placed', 'Order Processed. Ready by Mon, Nov 23, 7:30 am.'],
    ['pendingPickup', 'Ready for pickup at our warehouse.'],
    ['delivered', 'Picked up.'],
    ['cancelled', 'Cancelled.'],
  ] as const)('of a warehouse pickup that is %s is "%s"', (state, words) => {
    const pickupPoint = { ...aPickupPoint(), timeZone: 'America/New_York' };
    const atWarehouse = { fulfilment: 'warehouse-pickup', estimatedDeliveryOn: null } as const;
    const promise = { pickupReadyBy: '2026-11-23T12:30:00.000Z', pickupPoint };
    expect(orderHeadline({ ...atWarehouse, ...promise, state })).toBe(words);
  });
});

describe('the tire on the line', () => {
  const from = '2026-11-20T21:00:00.000Z';

  it.each([
    ['2026-11-20T21:00:00Z', 0.08],
    ['2026-11-22T09:00:00Z', 0.5],
    ['2026-11-30T00:00:00Z', 0.92],
  ])('is at %s at %d of the way', (now, place) => {
    expect(progressBetween(from, '2026-11-23', new Date(now))).toBeCloseTo(place);
  });

  it('is half way if unknown', () => {
    expect(progressBetween(null, '2026-11-23', new Date(from))).toBe(0.5);
  });
});

describe('when to be at the shop', () => {
  it('is a day and a time to wait there', () => {
    expect(arrivalText({ date: '2026-12-01', startTime: '10:00', dropOffWindow: null })).toBe(
      'Come in on Tue, Dec 1 at 10:00 am.',
    );
  });

  it('is a day and a window to drop off the car', () => {
    expect(
      arrivalText({ date: '2026-11-28', startTime: null, dropOffWindow: { from: '09:00', to: '11:00' } }),
    ).toBe('Drop off the car on Sat, Nov 28, between 9:00 am and 11:00 am.');
  });
});

describe('an instruction of an order', () => {
  it('is over after the day of the appointment, by the shop’s calendar', () => {
    const appointment = { date: '2026-12-01', timeZone: 'America/New_York' };
    const isAhead = (at: string) => isAppointmentAhead(appointment, new Date(at));
    expect([isAhead('2026-11-24T12:00:00Z'), isAhead('2026-12-02T04:59:00Z')]).toEqual([true, true]);
    expect(isAhead('2026-12-02T05:00:00Z')).toBe(false);
  });

  it('is over once a location no longer holds the tires, and the headline says so', () => {
    const held = { pickupHeldUntil: '2026-11-30', pickupPoint: null };
    expect(isPickupHeld(held, new Date('2026-11-30T12:00:00Z'))).toBe(true);
    expect(isPickupHeld(held, new Date('2026-12-01T02:00:00Z'))).toBe(true);
    expect(isPickupHeld(held, new Date('2026-12-01T12:00:00Z'))).toBe(false);
    expect(isPickupHeld({ ...held, pickupHeldUntil: null }, new Date('2026-12-01T12:00:00Z'))).toBe(true);
    const delivered = { state: 'delivered', fulfilment: 'fedex-pickup', estimatedDeliveryOn: null } as const;
    expect(orderHeadline({ ...delivered, isHeld: false })).toBe('Delivered. At the FedEx location.');
  });
});
