import { federalHolidays } from '../../delivery/index.js';
import { dayAfter, easternInstant } from '../../time/index.js';
import type { PublishedCampaign } from './campaign-calendar.js';
import type { CampaignWindow } from './campaign-state.js';
import { type Season, seasonName } from './season.js';
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

/** Returns a sale's usual window in a year, in Eastern time: Black Friday and the Saturday after it, or Cyber Monday. A sale is on only if it is scheduled. */
export const usualSaleWindow = (sale: YearlySale, year: number): CampaignWindow => {
  const thanksgiving = federalHolidays(year)[THANKSGIVING] ?? '';
  const [from, to] = DAYS[sale];
  return { startsAt: midnight(dayAfter(thanksgiving, from)), endsAt: midnight(dayAfter(thanksgiving, to)) };
};

/** A sale that is on or scheduled, as pages announce it. */
export interface ScheduledSale extends CampaignWindow {
  readonly season: Season;
  readonly name: string;
  readonly isOn: boolean;
}

/** The name for shoppers; null for a campaign that is no sale: one without a season and without a banner. */
const nameOf = ({ season, content }: PublishedCampaign): string | null =>
  content.banner?.name ?? (season === 'default' ? null : seasonName(season));

/**
 * Returns the sales that staff have scheduled and that aren't over at `at`, in the order they begin. Pages announce these and no others: a
 * sale's usual day is no promise.
 */
export const scheduledSales = (calendar: readonly PublishedCampaign[], at: Date): readonly ScheduledSale[] =>
  calendar
    .filter(({ endsAt }) => endsAt > at)
    .flatMap((campaign) => {
      const name = nameOf(campaign);
      const { season, startsAt, endsAt } = campaign;
      return name === null ? [] : [{ season, name, startsAt, endsAt, isOn: startsAt <= at }];
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.name < b.name ? -1 : 1));
