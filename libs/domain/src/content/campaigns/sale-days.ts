import { federalHolidays } from '../../delivery/index.js';
import { dayAfter, easternInstant, easternWall } from '../../time/index.js';
import type { CalendarEntry } from './campaign-calendar.js';
import type { CampaignWindow } from './campaign-state.js';
import type { YearlySale } from './yearly-sales.js';

const THANKSGIVING = 9;

/** Days after Thanksgiving on which a sale begins and is over. */
const DAYS: Readonly<Record<YearlySale, readonly [number, number]>> = {
  blackFriday: [1, 3],
  cyberMonday: [4, 5],
};

const midnight = (day: string): Date => {
  const read = easternInstant(`${day}T00:00`);
  // Clocks change at two o'clock: there is a midnight on every day.
  if (!read.ok) throw new RangeError(`${day} is no day`);
  return read.value;
};

/** When people expect the sale of a year: Black Friday and the Saturday after it, Cyber Monday; in Eastern time. */
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
  // On the day itself without a campaign there is no sale on: the next one is a year ahead.
  return usual.startsAt > at ? usual : usualSaleWindow(sale, yearOf(at) + 1);
};

/** When `sale` is or will be next, at `at`: as the calendar has it for that year, else when people expect it. */
export const nextSaleTime = (sale: YearlySale, calendar: readonly CalendarEntry[], at: Date): SaleTime => {
  const ahead = calendar
    .filter(({ season, endsAt }) => season === sale && endsAt > at)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0];
  const usual = nextUsual(sale, at);
  // Next year's is in the calendar already while this year's is still being drafted.
  if (ahead === undefined || yearOf(ahead.startsAt) > yearOf(usual.startsAt))
    return { ...usual, isOn: false };
  return { startsAt: ahead.startsAt, endsAt: ahead.endsAt, isOn: ahead.startsAt <= at };
};
