import { businessDayAfter, FEWEST_TRANSIT_DAYS } from '../../delivery/index.js';
import { zoneMoment } from '../../time/index.js';
import type { OrderState } from '../order/index.js';

/** What an order's day at the shop is known by: the carrier's scan, the promise, a promise that cannot hold, or nothing. */
export const TIRES_BASES = ['delivered', 'promised', 'late', 'unknown'] as const;

export type TiresBasis = (typeof TIRES_BASES)[number];

export interface TiresAtShop {
  readonly basis: TiresBasis;
  /** `2026-12-01` by the calendar of the shop: when they came, or the first day by which they can be there. Null if unknown. */
  readonly on: string | null;
}

/** An order that goes to a shop. */
export interface OrderToShop {
  readonly state: OrderState;
  /** The last day of the delivery promise, made by the warehouse that sends the tires. */
  readonly promisedOn: string | null;
  readonly deliveredAt: Date | null;
}

/** Carriers deliver on business days; what is not with them yet has the shortest of all ways before it. */
const earliestOn = (state: OrderState, today: string): string =>
  businessDayAfter(today, state === 'inTransit' ? 0 : FEWEST_TRANSIT_DAYS);

/**
 * By when the tires of an order are at its shop: the day they came, else what was promised, else, where that day cannot be kept any
 * more, the first on which they can come at all. Times of staff begin after it; those of a cart begin after the slowest
 * warehouse's promise, as nobody knows yet which one sends.
 */
export const tiresAtShop = (
  { state, promisedOn, deliveredAt }: OrderToShop,
  timeZone: string,
  now: Date,
): TiresAtShop => {
  if (deliveredAt !== null) return { basis: 'delivered', on: zoneMoment(deliveredAt, timeZone).isoDay };
  if (promisedOn === null) return { basis: 'unknown', on: null };
  const earliest = earliestOn(state, zoneMoment(now, timeZone).isoDay);
  return promisedOn < earliest ? { basis: 'late', on: earliest } : { basis: 'promised', on: promisedOn };
};
