import { weekdayOf } from '../../time/index.js';
import { type DayHours, type OpeningHours, WEEKDAYS } from '../shops/index.js';

/** When a shop is open on a day (`2026-12-01`); null where it is closed. */
export const hoursOn = (date: string, hours: OpeningHours): DayHours | null => {
  // Weeks of shops begin on Monday, those of the calendar on Sunday.
  const weekday = WEEKDAYS[(weekdayOf(date) + WEEKDAYS.length - 1) % WEEKDAYS.length];
  return weekday === undefined ? null : hours[weekday];
};
