import { businessDayAfter, FEWEST_TRANSIT_DAYS } from '../../delivery/index.js';
import { zoneMoment } from '../../time/index.js';
import type { OrderState } from '../order/index.js';

/** The basis of an order's day at the shop: the carrier's scan, the promise, a promise that can't be kept, the end of a hold, or nothing. */
export const TIRES_BASES = ['delivered', 'promised', 'late', 'held', 'unknown'] as const;

export type TiresBasis = (typeof TIRES_BASES)[number];

export interface TiresAtShop {
  readonly basis: TiresBasis;
  /** `2026-12-01` in the shop's calendar: the arrival, or the earliest possible day. Null if unknown. */
  readonly on: string | null;
}

/** An order that ships to a shop. */
export interface OrderToShop {
  readonly state: OrderState;
  /** The last day of the delivery promise by the warehouse that ships the tires. */
  readonly promisedOn: string | null;
  readonly deliveredAt: Date | null;
  /** The last day of the promise that would be made if its hold ended now; null for an order that isn't on hold. */
  readonly releasedOn: string | null;
}

/** Carriers deliver on business days. Tires that they don't have yet need at least the shortest trip. */
const earliestOn = (state: OrderState, today: string): string =>
  businessDayAfter(today, state === 'inTransit' ? 0 : FEWEST_TRANSIT_DAYS);

/**
 * Returns the day an order's tires are at its shop: the arrival day, otherwise the promised day, otherwise, if that has passed, the
 * earliest possible day. On hold, it is the day that a release now would promise, so that a release isn't refused for a time chosen here.
 * Times offered by staff begin after it. Times offered in a cart begin after the slowest warehouse's promise,
 * because the shipping warehouse isn't known yet.
 */
export const tiresAtShop = (
  { state, promisedOn, deliveredAt, releasedOn }: OrderToShop,
  timeZone: string,
  now: Date,
): TiresAtShop => {
  if (deliveredAt !== null) return { basis: 'delivered', on: zoneMoment(deliveredAt, timeZone).isoDay };
  if (promisedOn === null) return { basis: 'unknown', on: null };
  if (releasedOn !== null) return { basis: 'held', on: releasedOn > promisedOn ? releasedOn : promisedOn };
  const earliest = earliestOn(state, zoneMoment(now, timeZone).isoDay);
  return promisedOn < earliest ? { basis: 'late', on: earliest } : { basis: 'promised', on: promisedOn };
};
