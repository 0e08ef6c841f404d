import { weekdayOf } from '../../time/index.js';
import { type DayHours, type OpeningHours, shopHolidayOn, WEEKDAYS } from '../shops/index.js';

/** Returns a shop's hours on a day (`2026-12-01`); null if it is closed, as all shops are on the holidays of `shopHolidayOn`. */
export const hoursOn = (date: string, hours: OpeningHours): DayHours | null => {
  if (shopHolidayOn(date) !== null) return null;
  // Shop weeks begin on Monday, calendar weeks on Sunday.
  const weekday = WEEKDAYS[(weekdayOf(date) + WEEKDAYS.length - 1) % WEEKDAYS.length];
  return weekday === undefined ? null : hours[weekday];
};
