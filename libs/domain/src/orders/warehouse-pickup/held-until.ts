import { dayAfter, endOfZoneDay, nearestZoneInstant, zoneMoment } from '../../time/index.js';
import { type Counter, counterDay } from './counter.js';

/** Calendar days that a warehouse holds tires for their buyer. No source names it: the figure is ours. */
export const WAREHOUSE_PICKUP_HOLD_DAYS = 14;

/** Days before the last one on which the buyer is reminded. */
export const PICKUP_REMINDER_DAYS = 3;

const REMINDER_TIME = '10:00';
const MOST_DAYS = 60;

/** The end of a hold and what comes before it. */
export interface PickupHold {
  /** The last day to pick the tires up, `2026-12-11`: a day on which the counter is open. */
  readonly heldUntil: string;
  readonly remindAt: Date;
  /** The midnight that ends the last day. */
  readonly expiresAt: Date;
}

const openDayFrom = (counter: Counter, from: string): string => {
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const day = dayAfter(from, days);
    if (counterDay(counter, day) !== null) return day;
  }
  throw new RangeError('a counter that never opens');
};

/**
 * Returns how long tires are held that are ready for pickup at `readyAt`: 14 days, longer if the counter is closed on the last one. Throws
 * `RangeError` for a counter that never opens.
 */
export const warehousePickupHold = (readyAt: Date, counter: Counter): PickupHold => {
  const { timeZone } = counter;
  const heldUntil = openDayFrom(
    counter,
    dayAfter(zoneMoment(readyAt, timeZone).isoDay, WAREHOUSE_PICKUP_HOLD_DAYS),
  );
  const expiresAt = endOfZoneDay(heldUntil, timeZone);
  const reminder = `${dayAfter(heldUntil, -PICKUP_REMINDER_DAYS)}T${REMINDER_TIME}`;
  return { heldUntil, remindAt: nearestZoneInstant(reminder, timeZone) ?? expiresAt, expiresAt };
};
