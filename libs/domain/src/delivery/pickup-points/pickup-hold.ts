import { zoneMoment } from '../../time/index.js';
import { businessDayAfter } from '../promises/index.js';

/** How many business days a carrier's location keeps tires for their buyer. No source names it: the figure is ours. */
export const PICKUP_HOLD_BUSINESS_DAYS = 5;

/** The last day (`2026-11-30`) on which what came to a location at `arrivedAt` can be had there; `timeZone` is the location's. */
export const pickupHeldUntil = (arrivedAt: Date, timeZone: string): string =>
  businessDayAfter(zoneMoment(arrivedAt, timeZone).isoDay, PICKUP_HOLD_BUSINESS_DAYS);
