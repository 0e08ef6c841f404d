export { REVIEW_ASPECTS, type ReviewAspect, reviewAspectLabel } from './review-aspects.js';
export {
  FEWEST_REVIEWS_SAYING,
  MOST_ASPECTS_SAID,
  type SaidOfAspect,
  type SayingReview,
  sentencePolarity,
  whatReviewsSay,
  type WhatReviewsSay,
} from './what-reviews-say.js';
