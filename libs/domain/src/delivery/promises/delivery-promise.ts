import { dayAfter, zoneMoment } from '../../time/index.js';
import { distanceMiles, type LatLng } from '../places/index.js';
import { businessDayAfter, isBusinessDay } from './business-days.js';

/** A dispatch location, and its cutoff hour for same-day shipping in local time. */
export interface DispatchPlace extends LatLng {
  /** IANA name. */
  readonly timeZone: string;
  /** 0 to 23; an order placed in this hour or later leaves on the next business day. */
  readonly cutOffHour: number;
}

/** Days as `2026-11-20`; all three are business days. */
export interface DeliveryPromise {
  readonly shipsOn: string;
  readonly earliestOn: string;
  readonly latestOn: string;
  /** Fewest business days in transit. */
  readonly transitDays: number;
}

const TWO_DAY_MILES = 600;
const THREE_DAY_MILES = 1400;
const MOST_DAYS = 4;

/** Even the shortest trip takes this long. */
export const FEWEST_TRANSIT_DAYS = 2;

/** Returns a parcel's business days in transit: 2 up to 600 miles, 3 up to 1,400, otherwise 4. */
export const transitDays = (miles: number): number => {
  if (miles <= TWO_DAY_MILES) return FEWEST_TRANSIT_DAYS;
  return miles <= THREE_DAY_MILES ? 3 : MOST_DAYS;
};

/**
 * Returns the day on which an order placed at `now` leaves `from`: the same if it is a business day there and before its cut-off hour,
 * otherwise the next business day.
 */
export const shipsOn = ({ timeZone, cutOffHour }: DispatchPlace, now: Date): string => {
  const { isoDay, hour } = zoneMoment(now, timeZone);
  const isToday = isBusinessDay(isoDay) && hour < cutOffHour;
  return businessDayAfter(isToday ? isoDay : dayAfter(isoDay, 1), 0);
};

/**
 * Returns when tires ordered at `now` arrive: 2 to 4 business days after they leave, by distance. They leave the same day if it is a
 * business day at the warehouse and before its cut-off hour. Federal holidays are not business days. Source: spec section 9, "typical
 * delivery 2-4 business days"; the distances are our own.
 */
export const promiseDelivery = (from: DispatchPlace, to: LatLng, now: Date): DeliveryPromise => {
  const leavesOn = shipsOn(from, now);
  const fewest = transitDays(distanceMiles(from, to));
  return {
    shipsOn: leavesOn,
    earliestOn: businessDayAfter(leavesOn, fewest),
    latestOn: businessDayAfter(leavesOn, Math.min(fewest + 1, MOST_DAYS)),
    transitDays: fewest,
  };
};
