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

/** A campaign as it was released: what the shop shows in its window. */
export interface PublishedCampaign extends CalendarEntry {
  readonly content: CampaignContent;
}

const isSeasonal = ({ season }: CalendarEntry): boolean => season !== 'default';

/** Latest beginning first, then by id, so that the order of the input is irrelevant. */
const byRank = (a: CalendarEntry, b: CalendarEntry): number =>
  Number(isSeasonal(b)) - Number(isSeasonal(a)) ||
  b.startsAt.getTime() - a.startsAt.getTime() ||
  (a.campaignId < b.campaignId ? -1 : 1);

/**
 * The campaign that the shop shows at `at`, or null. One with a season goes before those without, of which there may be
 * several: there the one that began last is shown.
 */
export const campaignAt = <C extends CalendarEntry>(campaigns: readonly C[], at: Date): C | null =>
  campaigns.filter((campaign) => isWithin(campaign, at)).sort(byRank)[0] ?? null;

/** The first moment after `at` at which a campaign begins or ends, or null. */
export const nextCampaignChange = (campaigns: readonly CampaignWindow[], at: Date): Date | null => {
  const times = campaigns
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((time) => time > at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
};

/** Whether both would have the shop's look at some moment. Windows that only touch do not overlap. */
export const doOverlap = (a: CalendarEntry, b: CalendarEntry): boolean =>
  a.campaignId !== b.campaignId &&
  isSeasonal(a) &&
  isSeasonal(b) &&
  a.startsAt < b.endsAt &&
  b.startsAt < a.endsAt;

/** `Nov 27, 2026, 12:00 am`. */
const momentWords = (instant: Date): string => `${easternDayOfYear(instant)}, ${easternClock(instant)}`;

/**
 * Whether `candidate` may be scheduled at `now` beside `others`: refused with `campaign.windowInvalid` where it ends before
 * it begins, `campaign.windowPast` where it is over, and `campaign.overlap`, naming the other, where two would have a season.
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
