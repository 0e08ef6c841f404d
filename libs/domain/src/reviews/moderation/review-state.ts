import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const REVIEW_STATES = [
  'submitted',
  'questionAsked',
  'published',
  'rejected',
  'appealed',
  'withdrawn',
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * The life of a review: its writer submits it, a moderator reads it, and only a published one is shown or counted. A rejection can be
 * appealed once. An edited review is read again, and so is one whose decision a moderator takes back, unless it was published before
 * its rejection: then it is shown again, or its writer owed an answer: then they still do.
 */
export const reviewMachine = defineMachine({
  name: 'review',
  initial: 'submitted',
  states: REVIEW_STATES,
  events: {
    edit: {
      submitted: { to: 'submitted' },
      questionAsked: { to: 'submitted' },
      published: { to: 'submitted' },
    },
    ask: { submitted: { to: 'questionAsked' } },
    answer: { questionAsked: { to: 'submitted' } },
    publish: { submitted: { to: 'published' }, appealed: { to: 'published' } },
    reject: {
      submitted: { to: 'rejected' },
      questionAsked: { to: 'rejected' },
      appealed: { to: 'rejected' },
      published: { to: 'rejected' },
    },
    // A decision about an appeal is final: a second look must not go around the colleague.
    takeBack: {
      published: { to: 'submitted', guard: 'firstAppeal' },
      rejected: { to: 'submitted', guard: 'firstAppeal' },
    },
    // Taking back the rejection of a published review: a slip must not cost it its place in the shop.
    restore: { rejected: { to: 'published', guard: 'firstAppeal' } },
    // Taking back a rejection while the writer owes an answer: their answer is still what we wait for.
    reopenQuestion: { rejected: { to: 'questionAsked', guard: 'firstAppeal' } },
    appeal: { rejected: { to: 'appealed', guard: 'firstAppeal' } },
    withdraw: {
      submitted: { to: 'withdrawn' },
      questionAsked: { to: 'withdrawn' },
      published: { to: 'withdrawn' },
      rejected: { to: 'withdrawn' },
      appealed: { to: 'withdrawn' },
    },
  },
});

export type ReviewEvent = keyof typeof reviewMachine.events;

const WORDS: Readonly<Record<ReviewState, string>> = {
  submitted: 'Awaiting a moderator',
  questionAsked: 'Awaiting the writer',
  published: 'Published',
  rejected: 'Rejected',
  appealed: 'Appealed',
  withdrawn: 'Withdrawn',
};

/** Returns the name of a review's state for staff. */
export const reviewStateWord = (state: ReviewState): string => WORDS[state];

/** Returns the state after `event`; `isFirstAppeal` is true if it wasn't appealed before. Refuses with `review.movedOn` and the state's name. */
export const moveReview = (
  state: ReviewState,
  event: ReviewEvent,
  isFirstAppeal = false,
): Result<ReviewState, 'review.movedOn'> => {
  const moved = transition(reviewMachine, state, event, { firstAppeal: isFirstAppeal });
  return moved.ok
    ? ok(moved.value)
    : refuse('review.movedOn', { state: reviewStateWord(state).toLowerCase() });
};

/** True if `staffId` may not decide a review: it is appealed, and they rejected it. A colleague reads an appeal. */
export const isAppealOfOwnRejection = (
  { state, rejectedBy }: { readonly state: ReviewState; readonly rejectedBy: string | null },
  staffId: string,
): boolean => state === 'appealed' && rejectedBy === staffId;

/** Minutes in which a moderator can take back a decision that was a slip. Our own figure: longer would be a second way to hide reviews. */
export const TAKE_BACK_MINUTES = 30;

/** True if a decision of `decidedAt` can still be taken back at `now`. */
export const isTakeBackOpen = (decidedAt: Date | null, now: Date): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() < TAKE_BACK_MINUTES * 60_000;

/** The states in which a moderator owes an answer. */
export const REVIEWS_TO_READ: readonly ReviewState[] = ['submitted', 'appealed'];

/** True if a review in `state` is shown and counted. */
export const isReviewShown = (state: ReviewState): boolean => state === 'published';

/** Refuses pictures for a review that is decided, or waits for a colleague, with `review.movedOn`: a moderator sees every picture before it is shown. */
export const takesReviewPictures = (state: ReviewState): Result<null, 'review.movedOn'> =>
  state === 'submitted' || state === 'questionAsked'
    ? ok(null)
    : refuse('review.movedOn', { state: reviewStateWord(state).toLowerCase() });

/** Our promise to writers: a moderator reads every review within a day. */
export const REVIEW_READ_WITHIN_HOURS = 24;

/** Returns the deadline to read a review that has waited since `since`. */
export const reviewDueAt = (since: Date): Date =>
  new Date(since.getTime() + REVIEW_READ_WITHIN_HOURS * 3_600_000);
