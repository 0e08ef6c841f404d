import { dayAfter, zoneMoment } from '../../time/index.js';
import { type Counter, counterDay } from './counter.js';

/** Hours from placing an order to its pickup at a warehouse. Source: spec section 9, "warehouse pickup ready in 24 hours". */
export const WAREHOUSE_PICKUP_HOURS = 24;

/** The opening time that a warehouse has at least to set tires aside. The cancellation window and pulling take 45 minutes. Our own figure. */
export const PREPARING_MINUTES = 60;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MOST_DAYS = 60;

/** Times are promised in quarter hours. */
const STEP_MS = 15 * MINUTE_MS;

const roundedUp = (at: Date): Date => new Date(Math.ceil(at.getTime() / STEP_MS) * STEP_MS);

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/**
 * Returns when an order placed at `placedAt` can be picked up: 24 hours later, to the next quarter hour, if the counter is open then, otherwise when it opens next. The
 * counter has been open for an hour by then, so an order of Saturday night isn't promised for the minute that a Monday begins. Throws
 * `RangeError` for a counter that never opens.
 */
export const warehousePickupReadyBy = (placedAt: Date, counter: Counter): Date => {
  const earliest = new Date(placedAt.getTime() + WAREHOUSE_PICKUP_HOURS * HOUR_MS);
  const today = zoneMoment(placedAt, counter.timeZone).isoDay;
  let missingMs = PREPARING_MINUTES * MINUTE_MS;
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const open = counterDay(counter, dayAfter(today, days));
    if (open === null || open.closesAt <= placedAt) continue;
    const startsAt = later(open.opensAt, placedAt);
    const preparedAt = new Date(startsAt.getTime() + missingMs);
    const readyAt = roundedUp(later(preparedAt, earliest));
    if (readyAt < open.closesAt) return readyAt;
    missingMs = Math.max(0, missingMs - (open.closesAt.getTime() - startsAt.getTime()));
  }
  throw new RangeError('a counter that never opens');
};
