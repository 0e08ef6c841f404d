import { federalHolidays } from '../../delivery/index.js';
import { dayAfter, weekdayOf } from '../../time/index.js';

const SUNDAY = 0;

/** A day on which shops are closed. */
export interface ShopHoliday {
  readonly date: string;
  readonly name: string;
}

/** The dates that move with the week come from the federal calendar; the others are the day itself, not the one it is observed on. */
const HOLIDAYS: readonly { readonly name: string; readonly dateIn: (year: number) => string }[] = [
  { name: 'New Year’s Day', dateIn: (year) => `${year}-01-01` },
  { name: 'Memorial Day', dateIn: (year) => federalHolidays(year)[3] ?? '' },
  { name: 'Independence Day', dateIn: (year) => `${year}-07-04` },
  { name: 'Labor Day', dateIn: (year) => federalHolidays(year)[6] ?? '' },
  { name: 'Thanksgiving', dateIn: (year) => federalHolidays(year)[9] ?? '' },
  { name: 'Christmas Day', dateIn: (year) => `${year}-12-25` },
];

/** The names of the holidays on which shops are closed, in the order of the year. */
export const SHOP_HOLIDAY_NAMES: readonly string[] = HOLIDAYS.map(({ name }) => name);

/** The holidays of a year never change, so each year is computed once. */
const remembered = new Map<number, readonly ShopHoliday[]>();

const holidaysIn = (year: number): readonly ShopHoliday[] => {
  const known = remembered.get(year);
  if (known !== undefined) return known;
  const holidays = HOLIDAYS.flatMap(({ name, dateIn }): ShopHoliday[] => {
    const date = dateIn(year);
    // Shops that open on Sundays close on the day itself, all others on Monday.
    return weekdayOf(date) === SUNDAY
      ? [
          { date, name },
          { date: dayAfter(date, 1), name },
        ]
      : [{ date, name }];
  });
  remembered.set(year, holidays);
  return holidays;
};

/**
 * Returns the holiday on which shops are closed on a day (`2026-12-25`); null on every other day. A holiday on a Sunday is also kept on
 * Monday. Our own rule: of the federal holidays, these are the ones on which tire shops close. Decision record 177.
 */
export const shopHolidayOn = (date: string): ShopHoliday | null =>
  holidaysIn(Number(date.slice(0, 4))).find((holiday) => holiday.date === date) ?? null;

/** Returns the holidays from `first` to `last`, both included, in order. */
export const shopHolidaysBetween = (first: string, last: string): readonly ShopHoliday[] => {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return years.flatMap(holidaysIn).filter(({ date }) => date >= first && date <= last);
};
