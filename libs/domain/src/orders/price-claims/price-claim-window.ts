import { ok, refuse, type Result } from '../../result/index.js';
import { dayAfter, EASTERN_ZONE, easternWall, endOfZoneDay } from '../../time/index.js';
import { cancelClosesAt } from '../cancellation/index.js';
import type { OrderState } from '../order/index.js';

/** The days after an order in which its price is guaranteed. Source: specification section 9 and R9.09. */
export const PRICE_GUARANTEE_DAYS = 30;

const MS_PER_DAY = 86_400_000;

const dayOf = (instant: Date): string => easternWall(instant).slice(0, 10);

type WindowFault = 'priceClaim.orderCancelled' | 'priceClaim.tooEarly' | 'priceClaim.windowClosed';

/** Returns the last day for a claim, `2026-12-19`: 30 calendar days after the day of the order in Eastern time. */
export const lastPriceClaimDay = (placedAt: Date): string => dayAfter(dayOf(placedAt), PRICE_GUARANTEE_DAYS);

/** Returns the calendar days from `now` to the last day for a claim: 30 on the day of the order, 0 on the last day, negative after it. */
export const priceClaimDaysLeft = (placedAt: Date, now: Date): number =>
  Math.round((Date.parse(lastPriceClaimDay(placedAt)) - Date.parse(dayOf(now))) / MS_PER_DAY);

/**
 * Checks that a claim may be made at `now`: from the end of the time for cancelling until the end of the 30th day after the order. Refuses
 * with `priceClaim.orderCancelled`, `priceClaim.tooEarly` while the order can still be cancelled or waits for its cancellation, and
 * `priceClaim.windowClosed` (data: the last day). Source: R9.09.
 */
export const canClaimPrice = (
  order: { readonly state: OrderState; readonly placedAt: Date; readonly isCancelPending: boolean },
  now: Date,
): Result<{ closesAt: Date }, WindowFault> => {
  const { state, placedAt, isCancelPending } = order;
  if (state === 'cancelled') return refuse('priceClaim.orderCancelled');
  const day = lastPriceClaimDay(placedAt);
  const closesAt = endOfZoneDay(day, EASTERN_ZONE);
  if (now.getTime() >= closesAt.getTime()) return refuse('priceClaim.windowClosed', { day });
  const isCancellable = state === 'placed' && now.getTime() < cancelClosesAt(placedAt).getTime();
  return isCancellable || isCancelPending ? refuse('priceClaim.tooEarly') : ok({ closesAt });
};
