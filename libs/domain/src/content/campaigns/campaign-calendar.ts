import { ok, refuse, type Result } from '../../result/index.js';
import type { CampaignContent } from './campaign-content.js';
import { easternClock, easternDayOfYear, isWithin } from '../../time/index.js';
import type { CampaignWindow } from './campaign-state.js';
import type { Season } from './season.js';

/** A campaign's place in the calendar. */
export interface CalendarEntry extends CampaignWindow {
  readonly campaignId: string;
  readonly name: string;
  readonly season: Season;
}

/** A released campaign: the shop's content in its window. */
export interface PublishedCampaign extends CalendarEntry {
  readonly content: CampaignContent;
}

const isSeasonal = ({ season }: CalendarEntry): boolean => season !== 'default';

/** Latest start first, then by id, so the input's order is irrelevant. */
const byRank = (a: CalendarEntry, b: CalendarEntry): number =>
  Number(isSeasonal(b)) - Number(isSeasonal(a)) ||
  b.startsAt.getTime() - a.startsAt.getTime() ||
  (a.campaignId < b.campaignId ? -1 : 1);

/**
 * Returns the campaign the shop shows at `at`, or null. A campaign with a season wins over those without; among several without, the latest
 * start wins.
 */
export const campaignAt = <C extends CalendarEntry>(campaigns: readonly C[], at: Date): C | null =>
  campaigns.filter((campaign) => isWithin(campaign, at)).sort(byRank)[0] ?? null;

/** Returns the first moment after `at` when a campaign begins or ends, or null. */
export const nextCampaignChange = (campaigns: readonly CampaignWindow[], at: Date): Date | null => {
  const times = campaigns
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((time) => time > at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
};

/** True if both campaigns would set the shop's look at some moment. Windows that only touch don't overlap. */
export const doOverlap = (a: CalendarEntry, b: CalendarEntry): boolean =>
  a.campaignId !== b.campaignId &&
  isSeasonal(a) &&
  isSeasonal(b) &&
  a.startsAt < b.endsAt &&
  b.startsAt < a.endsAt;

/** Returns `Nov 27, 2026, 12:00 am`. */
const momentWords = (instant: Date): string => `${easternDayOfYear(instant)}, ${easternClock(instant)}`;

/**
 * Checks that `candidate` may be scheduled at `now` next to `others`. Refuses with `campaign.windowInvalid` if it ends before it begins,
 * `campaign.windowPast` if it is over, and `campaign.overlap`, naming the other, if both have a season.
 */
export const checkWindow = (
  candidate: CalendarEntry,
  others: readonly CalendarEntry[],
  now: Date,
): Result<null, 'campaign.windowInvalid' | 'campaign.windowPast' | 'campaign.overlap'> => {
  if (candidate.endsAt <= candidate.startsAt) return refuse('campaign.windowInvalid');
  if (candidate.endsAt <= now) return refuse('campaign.windowPast');
  const other = others.find((entry) => doOverlap(candidate, entry));
  if (other === undefined) return ok(null);
  return refuse('campaign.overlap', {
    name: other.name,
    startsAt: momentWords(other.startsAt),
    endsAt: momentWords(other.endsAt),
  });
};
