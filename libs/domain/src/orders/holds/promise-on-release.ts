import { easternWall } from '../../time/index.js';
import { isPromiseBroken } from '../delays/index.js';

/** The promise of a held order, and when its tires can arrive. Days are in Eastern time, `2026-12-04`. */
export interface HeldPromise {
  /** Null if no day is promised. */
  readonly promisedOn: string | null;
  /** The new day that its buyer was asked about and hasn’t answered; its day is null if nobody knew it. Null if they weren’t asked. */
  readonly question: { readonly revisedOn: string | null } | null;
  /** The first day on which tires that leave today may arrive; null where it isn’t known. */
  readonly earliestArrivalOn: string | null;
  /** The day that a purchase now would be promised. */
  readonly suggestedOn: string | null;
}

export const RELEASE_OUTCOMES = ['kept', 'waits', 'asks'] as const;

/** The effect of a release on the promise: it stays, the buyer's open question stays, or the buyer is asked about `revisedOn`. */
export interface PromiseOnRelease {
  readonly outcome: (typeof RELEASE_OUTCOMES)[number];
  /** Null unless the buyer is asked, and if nobody knows the new day. */
  readonly revisedOn: string | null;
}

/**
 * Returns what a release at `now` does to the promised day. It never moves by itself: if it can’t be kept, the buyer is asked to wait or to
 * cancel. Source: 16 CFR 435.2(b), decision record 164.
 */
export const promiseOnRelease = (
  { promisedOn, question, earliestArrivalOn, suggestedOn }: HeldPromise,
  now: Date,
): PromiseOnRelease => {
  if (question?.revisedOn === null) return { outcome: 'waits', revisedOn: null };
  const day = question?.revisedOn ?? promisedOn;
  if (day === null || !isPromiseBroken({ promisedOn: day, earliestArrivalOn }, now))
    return { outcome: question === null ? 'kept' : 'waits', revisedOn: null };
  const today = easternWall(now).slice(0, 10);
  const isLater = suggestedOn !== null && suggestedOn > day && suggestedOn > today;
  return { outcome: 'asks', revisedOn: isLater ? suggestedOn : null };
};
