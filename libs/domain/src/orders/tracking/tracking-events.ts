import { PICKED_UP, READY_FOR_PICKUP } from '../order/index.js';
import type { Scan, ScanKind } from './scan.js';
import type { TrackedOrder } from './tracking.js';

/** One line of an order's way; `place` is a city and state. */
export interface TrackingEvent {
  readonly at: Date;
  readonly title: string;
  readonly place: string | null;
}

export interface FollowedOrder extends TrackedOrder {
  /** The carrier's name; null before there is one. */
  readonly carrier: string | null;
}

const TITLES: Readonly<Record<ScanKind, (carrier: string) => string>> = {
  labeled: () => 'Pulled and labeled at the warehouse',
  pickedUp: (carrier) => `Picked up by ${carrier}`,
  arrived: (carrier) => `Arrived at a ${carrier} hub`,
  departed: (carrier) => `Departed a ${carrier} hub`,
  outForDelivery: () => 'Out for delivery',
  delayed: (carrier) => `Delayed at ${carrier}`,
  delivered: () => 'Delivered',
};

/** Returns the title of a scan, with the carrier's name where it is known. */
export const scanTitle = (kind: ScanKind, carrier: string | null): string =>
  TITLES[kind](carrier ?? 'the carrier');

/** The carrier's scan of a step tells more than our own record of it. */
const ownUnlessScanned = (
  at: Date | null,
  kind: 'labeled' | 'pickedUp' | 'delivered',
  scans: readonly Scan[],
  carrier: string | null,
): TrackingEvent[] =>
  at === null || scans.some((scan) => scan.kind === kind)
    ? []
    : [{ at, title: scanTitle(kind, carrier), place: null }];

const onTheWay = (order: FollowedOrder, scans: readonly Scan[]): readonly TrackingEvent[] => {
  const { carrier, placedAt, pendingPickupAt, inTransitAt, deliveredAt, cancelledAt } = order;
  return [
    { at: placedAt, title: 'Order placed', place: null },
    ...ownUnlessScanned(pendingPickupAt, 'labeled', scans, carrier),
    ...ownUnlessScanned(inTransitAt, 'pickedUp', scans, carrier),
    ...scans.map(({ kind, at, place }) => ({ at, title: scanTitle(kind, carrier), place })),
    ...ownUnlessScanned(deliveredAt, 'delivered', scans, carrier),
    ...happened(cancelledAt, 'Order cancelled'),
  ];
};

const happened = (at: Date | null, title: string): TrackingEvent[] =>
  at === null ? [] : [{ at, title, place: null }];

const atWarehouse = ({ placedAt, pendingPickupAt, deliveredAt, cancelledAt }: FollowedOrder) => [
  ...happened(placedAt, 'Order placed'),
  ...happened(pendingPickupAt, READY_FOR_PICKUP),
  ...happened(deliveredAt, PICKED_UP),
  ...happened(cancelledAt, 'Order cancelled'),
];

/**
 * Returns all that happened to an order on its way, newest first: our own steps, and the carrier's tidy scans (`tidyScans`). Of equal times
 * the later step comes first.
 */
export const trackingEvents = (order: FollowedOrder, scans: readonly Scan[]): readonly TrackingEvent[] =>
  [...(order.fulfilment === 'warehouse-pickup' ? atWarehouse(order) : onTheWay(order, scans))]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .reverse();
