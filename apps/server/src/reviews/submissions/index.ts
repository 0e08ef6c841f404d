export { BuyersReviews } from './buyers-reviews.js';
export { LookAtReview } from './look-at-review.js';
export { ReviewMails } from './review-mails.js';
export { REVIEW_COLUMNS, type ReviewRecord } from './review-record.js';
export { type LockedReview, type ReviewStep, ReviewSteps } from './review-steps.js';
export { ReviewTokens } from './review-tokens.js';
export { ReviewRepository, type WrittenReview } from './review.repository.js';
export { SubmissionsModule } from './submissions.module.js';
