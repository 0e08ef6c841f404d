import { EASTERN_ZONE, easternDate, easternDayOfYear, endOfZoneDay } from '../../time/index.js';

/**
 * Returns the first moment at which a certificate that is valid through `day` (`2026-12-31`) no longer is: the midnight in New York that
 * ends the day. Throws `RangeError` if it is not a date.
 */
export const certificateEndsAt = (day: string): Date => endOfZoneDay(day, EASTERN_ZONE);

/** Returns the last moment before `until`, on the last day of what ends then. */
const lastMoment = (until: Date | string): Date => new Date(new Date(until).getTime() - 1);

/** Returns the last day, Eastern, of what is no longer valid from `until` on: `Dec 31, 2026`. */
export const lastDayText = (until: Date | string): string => easternDayOfYear(lastMoment(until));

/** Returns the last day as `lastDayText`, for sentences: `December 31, 2026`. */
export const lastDayWords = (until: Date | string): string => easternDate(lastMoment(until));
