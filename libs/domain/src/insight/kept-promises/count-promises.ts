/** The promises of customer support, in the order in which Today shows them. */
export const DESK_PROMISES = ['caseAnswer', 'returnAnswer', 'returnRefund'] as const;
export type DeskPromise = (typeof DESK_PROMISES)[number];

const LABELS: Readonly<Record<DeskPromise, string>> = {
  caseAnswer: 'First answer in 4 support hours',
  returnAnswer: 'Return answered in 24 hours',
  returnRefund: 'Refund in 48 hours of receipt',
};

export const deskPromiseLabel = (promise: DeskPromise): string => LABELS[promise];

export interface PromiseMoments {
  readonly dueAt: Date;
  /** Null while it is open. */
  readonly doneAt: Date | null;
}

export interface PromiseCount {
  readonly due: number;
  readonly kept: number;
}

/**
 * Counts the promises that were settled from `from` up to `now`, and those of them that were kept. A promise is settled when it is done or its time is
 * over, whichever is first, so each counts in one period and one that was done early doesn't wait for its deadline.
 */
export const countPromises = (
  promises: readonly PromiseMoments[],
  { from, now }: { readonly from: Date; readonly now: Date },
): PromiseCount => {
  const settled = promises.filter(({ dueAt, doneAt }) => {
    const at = doneAt !== null && doneAt < dueAt ? doneAt : dueAt;
    return at >= from && at <= now;
  });
  const kept = settled.filter(({ dueAt, doneAt }) => doneAt !== null && doneAt <= dueAt);
  return { due: settled.length, kept: kept.length };
};
