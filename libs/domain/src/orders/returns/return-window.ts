import { ok, refuse, type Result } from '../../result/index.js';
import { dayAfter, EASTERN_ZONE, easternWall, endOfZoneDay } from '../../time/index.js';
import type { OrderState } from '../order/index.js';

/** The days after delivery in which tires can be returned. Source: specification section 9 and R4.11. */
export const RETURN_DAYS = 30;

const MS_PER_DAY = 86_400_000;

const dayOf = (instant: Date): string => easternWall(instant).slice(0, 10);

/** Returns the last day for a return, `2026-12-19`: 30 calendar days after the day of delivery in Eastern time. */
export const lastReturnDay = (deliveredAt: Date): string => dayAfter(dayOf(deliveredAt), RETURN_DAYS);

/** Returns the midnight that ends the last day for a return. */
export const returnClosesAt = (deliveredAt: Date): Date =>
  endOfZoneDay(lastReturnDay(deliveredAt), EASTERN_ZONE);

/** Returns the calendar days from `now` to the last day: 30 on the day of delivery, 0 on the last day, negative after it. */
export const returnDaysLeft = (deliveredAt: Date, now: Date): number =>
  Math.round((Date.parse(lastReturnDay(deliveredAt)) - Date.parse(dayOf(now))) / MS_PER_DAY);

/**
 * Checks that a return of an order's tires may be requested at `now`: from delivery until the end of the 30th day after it. Refuses with
 * `return.notDelivered` and `return.windowClosed` (data: the last day). Source: R4.11.
 */
export const canReturn = (
  order: { readonly state: OrderState; readonly deliveredAt: Date | null },
  now: Date,
): Result<{ closesAt: Date }, 'return.notDelivered' | 'return.windowClosed'> => {
  const { state, deliveredAt } = order;
  if (state !== 'delivered' || deliveredAt === null) return refuse('return.notDelivered');
  const closesAt = returnClosesAt(deliveredAt);
  return now.getTime() < closesAt.getTime()
    ? ok({ closesAt })
    : refuse('return.windowClosed', { day: lastReturnDay(deliveredAt) });
};
