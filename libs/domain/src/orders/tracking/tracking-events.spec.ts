import type { Scan } from './scan.js';
import { trackingEvents } from './tracking-events.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 2, 4, hour));
const order = {
  state: 'inTransit',
  placedAt: at(1),
  pendingPickupAt: at(2),
  inTransitAt: at(8),
  deliveredAt: null,
  cancelledAt: null,
  carrier: 'FedEx',
} as const;
const linesOf = (...call: Parameters<typeof trackingEvents>): string[] =>
  trackingEvents(...call).map(({ title, place }) => (place === null ? title : `${title}: ${place}`));

describe('the events of an order on its way', () => {
  const scans: Scan[] = [
    { kind: 'labeled', at: at(2), place: 'Carlisle, PA' },
    { kind: 'pickedUp', at: at(8), place: 'Carlisle, PA' },
    { kind: 'arrived', at: at(13), place: 'Memphis, TN' },
    { kind: 'departed', at: at(13), place: 'Memphis, TN' },
  ];

  it('are its scans with places, newest first, and its own steps where no scan tells of them', () => {
    expect(linesOf(order, scans)).toEqual([
      'Departed a FedEx hub: Memphis, TN',
      'Arrived at a FedEx hub: Memphis, TN',
      'Picked up by FedEx: Carlisle, PA',
      'Pulled and labeled at the warehouse: Carlisle, PA',
      'Order placed',
    ]);
    expect(linesOf({ ...order, state: 'delivered', deliveredAt: at(30) }, [])).toEqual([
      'Delivered',
      'Picked up by FedEx',
      'Pulled and labeled at the warehouse',
      'Order placed',
    ]);
  });

  it('end with a cancellation', () => {
    const none = { pendingPickupAt: null, inTransitAt: null, carrier: null };
    expect(linesOf({ ...order, ...none, state: 'cancelled', cancelledAt: at(1) }, [])).toEqual([
      'Order cancelled',
      'Order placed',
    ]);
  });
});
