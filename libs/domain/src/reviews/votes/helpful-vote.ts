import { ok, refuse, type Result } from '../../result/index.js';

/** The most votes of one network within a day. Our own figure. */
export const MOST_VOTES_OF_NETWORK = 40;

/** The most votes of one network for one review within a day: a household, not a campaign. Our own figure. */
export const MOST_VOTES_FOR_REVIEW = 3;

/** The facts of a vote before it counts. */
export interface HelpfulVote {
  /** The voter wrote the review, or votes from where it was written. */
  readonly isOwn: boolean;
  /** Votes of the voter's network within a day. */
  readonly ofNetwork: number;
  /** Those of them for this review. */
  readonly ofNetworkForReview: number;
}

/** Refuses a vote for one's own review with `review.ownVote`, and too many of one network with `request.rateLimited`. */
export const checkHelpfulVote = ({
  isOwn,
  ofNetwork,
  ofNetworkForReview,
}: HelpfulVote): Result<null, 'review.ownVote' | 'request.rateLimited'> => {
  if (isOwn) return refuse('review.ownVote');
  return ofNetwork >= MOST_VOTES_OF_NETWORK || ofNetworkForReview >= MOST_VOTES_FOR_REVIEW
    ? refuse('request.rateLimited')
    : ok(null);
};
