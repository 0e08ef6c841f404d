import type { OrderState, PickupProof } from '@simpletread/domain';

/** The story of a seeded pickup, in hours before now. */
export interface PickupStory {
  readonly warehouseCode: string;
  readonly placedHoursAgo: number;
  readonly state: OrderState;
  /** Null until it is handed over or cancelled. */
  readonly endedHoursAgo: number | null;
  readonly proof: PickupProof | null;
}

const DAY = 24;

/** Each state at the counter: to prepare, ready (in Carlisle and Reno), about to end, picked up with both proofs, and not picked up. */
export const PICKUP_STORIES: readonly PickupStory[] = [
  { warehouseCode: 'RNO', placedHoursAgo: 3, state: 'placed', endedHoursAgo: null, proof: null },
  { warehouseCode: 'CAR', placedHoursAgo: 2 * DAY, state: 'pendingPickup', endedHoursAgo: null, proof: null },
  {
    warehouseCode: 'MEM',
    placedHoursAgo: 13 * DAY,
    state: 'pendingPickup',
    endedHoursAgo: null,
    proof: null,
  },
  {
    warehouseCode: 'DAL',
    placedHoursAgo: 9 * DAY,
    state: 'delivered',
    endedHoursAgo: 6 * DAY,
    proof: 'code',
  },
  {
    warehouseCode: 'CAR',
    placedHoursAgo: 12 * DAY,
    state: 'delivered',
    endedHoursAgo: 10 * DAY,
    proof: 'photoId',
  },
  { warehouseCode: 'CAR', placedHoursAgo: 24 * DAY, state: 'cancelled', endedHoursAgo: 4 * DAY, proof: null },
  { warehouseCode: 'RNO', placedHoursAgo: 2 * DAY, state: 'pendingPickup', endedHoursAgo: null, proof: null },
];
