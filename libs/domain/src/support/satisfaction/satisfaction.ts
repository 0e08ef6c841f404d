import { ok, refuse, type Result } from '../../result/index.js';

export const SATISFACTION_RATINGS = ['good', 'bad'] as const;
export type SatisfactionRating = (typeof SATISFACTION_RATINGS)[number];

const LABELS: Readonly<Record<SatisfactionRating, string>> = { good: 'Good', bad: 'Bad' };

/** Returns the name of a rating. */
export const satisfactionLabel = (rating: SatisfactionRating): string => LABELS[rating];

/** Our own figures. Nobody is asked about a case that is reopened within the hour. */
export const SATISFACTION_AFTER_HOURS = 1;
/** Nobody is asked about a case that was solved longer ago. */
export const SATISFACTION_ASKED_DAYS = 3;
/** A mailbox is asked at most once in this many days. */
export const SATISFACTION_PAUSE_DAYS = 7;
/** The question can be answered for this many days. */
export const SATISFACTION_OPEN_DAYS = 30;
export const MOST_SATISFACTION_CHARACTERS = 1_000;

export interface SatisfactionAnswer {
  readonly rating: SatisfactionRating;
  /** Empty without one. */
  readonly comment: string;
}

const DAY_MS = 86_400_000;

/** True if a question that was asked at `askedAt` can still be answered. */
export const isSatisfactionOpen = (askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() < SATISFACTION_OPEN_DAYS * DAY_MS;

/**
 * Returns the answer to store after `given`. There is one answer: its rating stays, and a comment can be added to it once. The same answer again
 * changes nothing. Refuses with `satisfaction.answered`.
 */
export const addSatisfaction = (
  before: SatisfactionAnswer | null,
  given: SatisfactionAnswer,
): Result<SatisfactionAnswer, 'satisfaction.answered'> => {
  const comment = given.comment.trim();
  if (before === null) return ok({ rating: given.rating, comment });
  if (before.rating !== given.rating) return refuse('satisfaction.answered');
  if (comment === '' || comment === before.comment) return ok(before);
  return before.comment === '' ? ok({ rating: before.rating, comment }) : refuse('satisfaction.answered');
};

/** Returns the whole percentage of good answers; null while nobody has answered. */
export const satisfactionScore = ({
  good,
  answered,
}: {
  readonly good: number;
  readonly answered: number;
}): number | null => (answered === 0 ? null : Math.round((100 * good) / answered));
