import { dayAfter, weekdayOf } from '../../time/index.js';
import { isFederalHoliday } from './federal-holidays.js';

/** True if carriers work on `day` (`2026-11-20`): Monday to Friday, no federal holiday. */
export const isBusinessDay = (day: string): boolean => {
  const weekday = weekdayOf(day);
  return weekday >= 1 && weekday <= 5 && !isFederalHoliday(day);
};

/** Returns the business day `count` business days after `day`; with 0, the day itself or the next business day. */
export const businessDayAfter = (day: string, count: number): string => {
  let current = day;
  let left = count;
  while (!isBusinessDay(current)) current = dayAfter(current, 1);
  while (left > 0) {
    current = dayAfter(current, 1);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
};
