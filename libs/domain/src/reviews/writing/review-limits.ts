/** The most characters of a summary; the form shows used and total. Source: R5.16; our own figure. */
export const MOST_REVIEW_SUMMARY = 80;
export const MOST_REVIEW_COMMENTS = 2000;
/** Characters of a writer's name. Source: R5.04. */
export const MOST_REVIEW_NAME = 25;
/** The most characters of a question, an answer or an appeal. */
export const MOST_REVIEW_WORDS = 500;

/** The most pictures of a review. */
export const MOST_REVIEW_PICTURES = 4;

/** The days in which a review can be edited. */
export const REVIEW_EDIT_DAYS = 30;

/** The most reviews of one mailbox, and of one network, within a day. Our own figures. */
export const MOST_REVIEWS_OF_PERSON = 5;
export const MOST_REVIEWS_OF_NETWORK = 20;

/** True if a review that was first sent, or reopened to its writer, at `openedAt` can still be edited at `now`. */
export const isReviewEditable = (openedAt: Date, now: Date): boolean =>
  now.getTime() - openedAt.getTime() < REVIEW_EDIT_DAYS * 86_400_000;
