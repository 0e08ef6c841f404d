import type { AdminReview } from '@simpletread/contract';
import { contactSpans, moveReview } from '@simpletread/domain';

export type ReviewStepId = 'publish' | 'clean' | 'ask' | 'reject';

export const REVIEW_KEYS: Readonly<Record<ReviewStepId, string>> = {
  publish: 'a',
  clean: 'r',
  ask: 'm',
  reject: 'x',
};

export const REVIEW_STEP_LABELS: Readonly<Record<ReviewStepId, string>> = {
  publish: 'Publish',
  clean: 'Publish without contact data',
  ask: 'Ask the writer',
  reject: 'Reject',
};

/** Returns what a moderator may do with a review; nothing with an appeal of their own rejection. */
export const reviewSteps = ({
  state,
  summary,
  comments,
  isForColleague,
}: Pick<AdminReview, 'state' | 'summary' | 'comments' | 'isForColleague'>): readonly ReviewStepId[] => {
  if (isForColleague) return [];
  const hasContactData = contactSpans(`${summary}\n${comments}`).length > 0;
  const publishes = moveReview(state, 'publish').ok;
  return [
    ...(publishes ? (['publish'] as const) : []),
    ...(publishes && hasContactData ? (['clean'] as const) : []),
    ...(moveReview(state, 'ask').ok ? (['ask'] as const) : []),
    ...(moveReview(state, 'reject').ok ? (['reject'] as const) : []),
  ];
};
