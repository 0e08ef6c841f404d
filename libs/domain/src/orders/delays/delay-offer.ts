import { ok, refuse, type Result } from '../../result/index.js';
import { dayAfter, EASTERN_ZONE, easternWall, endOfZoneDay } from '../../time/index.js';

/** The longest first delay to which silence agrees, and the time to answer any longer one. Source: 16 CFR 435.2(b)(1). */
export const SHORT_DELAY_DAYS = 30;

const HOUR_MS = 3_600_000;
const MS_PER_DAY = 24 * HOUR_MS;

/** No buyer has less time to answer, however late we ask. Our own rule. */
export const LEAST_ANSWER_MS = 24 * HOUR_MS;

/** Staff have so long to ask before the shop asks by itself, and at least an hour. Our own rule. */
const ASK_WITHIN_MS = 24 * HOUR_MS;
const LEAST_ASK_MS = HOUR_MS;

const LONGEST_DELAY_DAYS = 365;

/** The meanings of a buyer’s silence. */
export const SILENCES = ['agrees', 'cancels'] as const;
export type Silence = (typeof SILENCES)[number];

/** A delay as it is reported. Days are in Eastern time, `2026-12-04`. */
export interface ReportedDelay {
  /** The day that was promised last; null if that was none. */
  readonly promisedOn: string | null;
  /** The new day; null if nobody knows. */
  readonly revisedOn: string | null;
  /** True if the buyer was asked about a delay of the order before. */
  readonly isFurther: boolean;
}

/** The offer to a buyer. */
export interface DelayOffer {
  readonly silence: Silence;
  /** The end of the time to answer, after which silence counts. */
  readonly answerBy: Date;
}

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);
const dayOf = (instant: Date): string => easternWall(instant).slice(0, 10);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);

/**
 * Returns what silence means for a delay reported at `now`, and when the time to answer ends. A first delay of at most 30 days with a day:
 * silence agrees at the end of the promised day. A longer one, or one without a day: silence cancels 30 days later. A further one: silence
 * cancels at the end of the day that was promised last. Nobody has less than 24 hours. Refuses with `delay.dayInvalid` a day that isn’t after
 * today and the promise, or more than a year away. Source: 16 CFR 435.2(b)(1) and (2).
 */
export const delayOffer = (
  { promisedOn, revisedOn, isFurther }: ReportedDelay,
  now: Date,
): Result<DelayOffer, 'delay.dayInvalid'> => {
  const today = dayOf(now);
  const base = promisedOn ?? today;
  if (revisedOn !== null) {
    const isLater = revisedOn > base && revisedOn > today;
    if (!isLater || daysBetween(today, revisedOn) > LONGEST_DELAY_DAYS) return refuse('delay.dayInvalid');
  }
  const isShort = revisedOn !== null && daysBetween(base, revisedOn) <= SHORT_DELAY_DAYS;
  const silence: Silence = isShort && !isFurther ? 'agrees' : 'cancels';
  const isLongWait = silence === 'cancels' && (!isFurther || promisedOn === null);
  const lastDay = isLongWait ? dayAfter(base, SHORT_DELAY_DAYS) : base;
  const least = new Date(now.getTime() + LEAST_ANSWER_MS);
  return ok({ silence, answerBy: laterOf(endOfZoneDay(lastDay, EASTERN_ZONE), least) });
};

/**
 * Returns when a buyer must be asked about a delay found at `now`: within a day and before the promised day begins, but not within the hour.
 * Source: 16 CFR 435.2(b)(1): within a reasonable time, and before the promised time is over.
 */
export const askDelayBy = (promisedOn: string, now: Date): Date => {
  const soon = new Date(now.getTime() + ASK_WITHIN_MS);
  const promised = endOfZoneDay(dayAfter(promisedOn, -1), EASTERN_ZONE);
  return laterOf(soon < promised ? soon : promised, new Date(now.getTime() + LEAST_ASK_MS));
};

/** True if tires that haven’t left arrive after their day: `earliestArrivalOn` is that of tires that leave today; null where it isn’t known. */
export const isPromiseBroken = (
  {
    promisedOn,
    earliestArrivalOn,
  }: { readonly promisedOn: string; readonly earliestArrivalOn: string | null },
  now: Date,
): boolean => (earliestArrivalOn ?? dayOf(now)) > promisedOn || dayOf(now) > promisedOn;
