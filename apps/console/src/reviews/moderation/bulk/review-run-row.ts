import type { AdminReview } from '@simpletread/contract';
import { moveReview, type RejectionReason, rejectionLabel, reviewStateWord } from '@simpletread/domain';

import type { CsvColumn } from '../../../shell/list/index.js';

/** One decision for the selected reviews: the reason of a rejection, or null to publish them. */
export interface ReviewRun {
  readonly reason: RejectionReason | null;
}

/** A review of a run, and what became of it. */
export interface ReviewRunRow {
  readonly record: AdminReview;
  readonly result: 'waiting' | 'done' | 'refused' | 'unanswered' | 'undone';
  readonly refusal: string | null;
  /** As it is after the decision. */
  readonly after: AdminReview | null;
}

const refusalOf = ({ state, isForColleague }: AdminReview, { reason }: ReviewRun): string | null => {
  if (isForColleague) return 'You rejected it, so another moderator decides the appeal.';
  return moveReview(state, reason === null ? 'publish' : 'reject').ok
    ? null
    : `It is ${reviewStateWord(state).toLowerCase()}.`;
};

/** Returns a review of a run as it is previewed. */
export const reviewRunRow = (record: AdminReview, run: ReviewRun): ReviewRunRow => {
  const refusal = refusalOf(record, run);
  return { record, refusal, result: refusal === null ? 'waiting' : 'refused', after: null };
};

const RESULTS: Readonly<Record<ReviewRunRow['result'], string>> = {
  waiting: 'Will change',
  done: 'Done',
  refused: 'Refused',
  unanswered: 'No answer',
  undone: 'Undone',
};

/** Returns the result of a row in a word. */
export const reviewRunResult = ({ result }: ReviewRunRow): string => RESULTS[result];

/** Returns what a row changes or has changed, or why it doesn’t. */
export const reviewRunDetail = ({ result, refusal, after }: ReviewRunRow, { reason }: ReviewRun): string => {
  if (result === 'unanswered') return 'It may have been decided. Run it again: nothing is done twice.';
  if (result === 'undone')
    return after?.state === 'published' ? 'Published again' : 'Waits for a moderator again';
  return refusal ?? (reason === null ? 'Published' : `Rejected: ${rejectionLabel(reason)}`);
};

/** The results of a run as a file. */
export const reviewRunCsv = (run: ReviewRun): readonly CsvColumn<ReviewRunRow>[] => [
  { label: 'Writer', value: ({ record }) => record.authorName },
  { label: 'Tires or shop', value: ({ record }) => record.subject.name },
  { label: 'Result', value: reviewRunResult },
  { label: 'Details', value: (row) => reviewRunDetail(row, run) },
];

/** Returns the count of each result: `3 done, 1 refused`. */
export const reviewRunCounts = (rows: readonly ReviewRunRow[]): string =>
  (['done', 'undone', 'refused', 'unanswered', 'waiting'] as const)
    .map((result) => [result, rows.filter((row) => row.result === result).length] as const)
    .filter(([, count]) => count > 0)
    .map(
      ([result, count]) => `${count} ${result === 'waiting' ? 'not changed' : RESULTS[result].toLowerCase()}`,
    )
    .join(', ');
