import { federalHolidays } from '../../delivery/index.js';
import { dayAfter, easternInstant, easternWall } from '../../time/index.js';
import type { CalendarEntry } from './campaign-calendar.js';
import type { CampaignWindow } from './campaign-state.js';
import type { YearlySale } from './yearly-sales.js';

const THANKSGIVING = 9;

/** Days after Thanksgiving when a sale begins and ends. */
const DAYS: Readonly<Record<YearlySale, readonly [number, number]>> = {
  blackFriday: [1, 3],
  cyberMonday: [4, 5],
};

const midnight = (day: string): Date => {
  const read = easternInstant(`${day}T00:00`);
  // Clocks change at two o'clock, so every day has a midnight.
  if (!read.ok) throw new RangeError(`not a day: ${day}`);
  return read.value;
};

/** Returns a sale's usual window in a year, in Eastern time: Black Friday and the Saturday after it, or Cyber Monday. */
export const usualSaleWindow = (sale: YearlySale, year: number): CampaignWindow => {
  const thanksgiving = federalHolidays(year)[THANKSGIVING] ?? '';
  const [from, to] = DAYS[sale];
  return { startsAt: midnight(dayAfter(thanksgiving, from)), endsAt: midnight(dayAfter(thanksgiving, to)) };
};

export interface SaleTime extends CampaignWindow {
  readonly isOn: boolean;
}

const yearOf = (at: Date): number => Number(easternWall(at).slice(0, 4));

const nextUsual = (sale: YearlySale, at: Date): CampaignWindow => {
  const usual = usualSaleWindow(sale, yearOf(at));
  // If it is already the day and no campaign is on, the next sale is a year ahead.
  return usual.startsAt > at ? usual : usualSaleWindow(sale, yearOf(at) + 1);
};

/** Returns the current or next window of `sale` at `at`: from the calendar for that year, otherwise the usual one. */
export const nextSaleTime = (sale: YearlySale, calendar: readonly CalendarEntry[], at: Date): SaleTime => {
  const ahead = calendar
    .filter(({ season, endsAt }) => season === sale && endsAt > at)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
  const usual = nextUsual(sale, at);
  // Next year's sale may be in the calendar while this year's is still a draft.
  if (ahead === undefined || yearOf(ahead.startsAt) > yearOf(usual.startsAt))
    return { ...usual, isOn: false };
  return { startsAt: ahead.startsAt, endsAt: ahead.endsAt, isOn: ahead.startsAt <= at };
};
