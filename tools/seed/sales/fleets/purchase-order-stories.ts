export interface PurchaseOrderStory {
  readonly fleet: string;
  readonly number: string;
  /** In cents; null for exactly what its orders total. */
  readonly limitInCents: number | null;
  /** Days from today to its first and last day. */
  readonly days: readonly [from: number, until: number];
  readonly isClosed?: true;
  readonly note: string;
  /** The buyer’s latest orders that it pays, by their place among them. */
  readonly orders: readonly number[];
}

const FLEET = 'Delaware Valley Plumbing';

/** Purchase orders that can be used, that are spent, closed, over, and not valid yet. */
export const PURCHASE_ORDER_STORIES: readonly PurchaseOrderStory[] = [
  {
    ...{ fleet: FLEET, number: 'DVP-118', limitInCents: 600_000, days: [-60, 120], orders: [] },
    note: 'Trucks only. Carla approves the rest by phone.',
  },
  { fleet: FLEET, number: 'DVP-117', limitInCents: null, days: [-120, 60], note: '', orders: [0] },
  { fleet: FLEET, number: 'DVP-119', limitInCents: 900_000, days: [40, 400], note: '', orders: [] },
  { fleet: FLEET, number: 'DVP-102', limitInCents: 250_000, days: [-400, -36], note: '', orders: [] },
  {
    ...{ fleet: FLEET, number: 'DVP-111', limitInCents: 300_000, days: [-200, 165], isClosed: true },
    ...{ note: 'Entered twice, see DVP-118.', orders: [] },
  },
];
