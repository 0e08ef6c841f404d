import { dayAfter, weekdayOf } from '../../time/index.js';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const DAYS_IN_WEEK = 7;

const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the day of the month of the nth (1 to 4) such weekday. */
const nthWeekday = (year: number, month: number, weekday: number, n: number): string => {
  const first = weekdayOf(isoDay(year, month, 1));
  return isoDay(year, month, 1 + ((weekday - first + DAYS_IN_WEEK) % DAYS_IN_WEEK) + (n - 1) * DAYS_IN_WEEK);
};

const lastMondayOfMay = (year: number): string => {
  const lastDay = isoDay(year, 5, 31);
  return dayAfter(lastDay, -((weekdayOf(lastDay) - MONDAY + DAYS_IN_WEEK) % DAYS_IN_WEEK));
};

/** A fixed-date holiday on a Saturday is observed on Friday, on a Sunday on Monday. */
const observed = (day: string): string => {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return dayAfter(day, -1);
  return weekday === SUNDAY ? dayAfter(day, 1) : day;
};

/** A year's holidays never change, and delivery dates use the same years again and again. */
const remembered = new Map<number, readonly string[]>();

/**
 * Returns the days when the federal holidays of `year` are observed, in order. New Year's Day may fall on the last day of the year before.
 * Source: 5 U.S.C. 6103.
 */
export const federalHolidays = (year: number): readonly string[] => {
  const known = remembered.get(year);
  if (known !== undefined) return known;
  const holidays = holidaysOf(year);
  remembered.set(year, holidays);
  return holidays;
};

const holidaysOf = (year: number): readonly string[] => [
  observed(isoDay(year, 1, 1)),
  nthWeekday(year, 1, MONDAY, 3),
  nthWeekday(year, 2, MONDAY, 3),
  lastMondayOfMay(year),
  observed(isoDay(year, 6, 19)),
  observed(isoDay(year, 7, 4)),
  nthWeekday(year, 9, MONDAY, 1),
  nthWeekday(year, 10, MONDAY, 2),
  observed(isoDay(year, 11, 11)),
  nthWeekday(year, 11, THURSDAY, 4),
  observed(isoDay(year, 12, 25)),
];

/** True if `day` (`2026-11-26`) is observed as a federal holiday. */
export const isFederalHoliday = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return federalHolidays(year).includes(day) || federalHolidays(year + 1).includes(day);
};
