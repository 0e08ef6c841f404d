import { zoneMoment } from '../../time/index.js';
import { businessDayAfter } from '../promises/index.js';

/** Business days that a carrier's location holds tires for the buyer. No source names it: the figure is ours. */
export const PICKUP_HOLD_BUSINESS_DAYS = 5;

/** Returns the last day (`2026-11-30`) to pick up tires that arrived at a location at `arrivedAt`; `timeZone` is the location's. */
export const pickupHeldUntil = (arrivedAt: Date, timeZone: string): string =>
  businessDayAfter(zoneMoment(arrivedAt, timeZone).isoDay, PICKUP_HOLD_BUSINESS_DAYS);
