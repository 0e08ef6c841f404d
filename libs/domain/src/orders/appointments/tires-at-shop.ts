import { businessDayAfter, FEWEST_TRANSIT_DAYS } from '../../delivery/index.js';
import { zoneMoment } from '../../time/index.js';
import type { OrderState } from '../order/index.js';

/** The basis of an order's day at the shop: the carrier's scan, the promise, a promise that can't be kept, the end of a hold, a day the buyer was asked about, or nothing. */
export const TIRES_BASES = ['delivered', 'promised', 'late', 'held', 'asked', 'unknown'] as const;

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
  /** A later day that its buyer was asked about, or will be if its hold ends now; null if there is none. */
  readonly revisedOn: string | null;
  readonly isHeld: boolean;
}

/** Carriers deliver on business days. Tires that they don't have yet need at least the shortest trip. */
const earliestOn = (state: OrderState, today: string): string =>
  businessDayAfter(today, state === 'inTransit' ? 0 : FEWEST_TRANSIT_DAYS);

/**
 * Returns the day an order's tires are at its shop: the arrival day, otherwise the promised day, otherwise, if that has passed, the
 * earliest possible day. A later day that the buyer is asked about counts as if they agreed, so that no time is too early for it.
 * Times offered by staff begin after it. Times offered in a cart begin after the slowest warehouse's promise,
 * because the shipping warehouse isn't known yet.
 */
export const tiresAtShop = (
  { state, promisedOn, deliveredAt, revisedOn, isHeld }: OrderToShop,
  timeZone: string,
  now: Date,
): TiresAtShop => {
  if (deliveredAt !== null) return { basis: 'delivered', on: zoneMoment(deliveredAt, timeZone).isoDay };
  if (revisedOn !== null && revisedOn > (promisedOn ?? ''))
    return { basis: isHeld ? 'held' : 'asked', on: revisedOn };
  if (promisedOn === null) return { basis: 'unknown', on: null };
  const earliest = earliestOn(state, zoneMoment(now, timeZone).isoDay);
  return promisedOn < earliest ? { basis: 'late', on: earliest } : { basis: 'promised', on: promisedOn };
};
