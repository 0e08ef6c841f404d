export { type ContactSpan, contactSpans, withoutContactData } from './contact-data.js';
export { type ModerationRate, moderationRates, type StarCounts } from './moderation-rates.js';
export {
  REJECTION_REASONS,
  type RejectionReason,
  rejectionLabel,
  rejectionSentence,
} from './rejection-reason.js';
export {
  type LookedAtReview,
  FLAGGED_FROM,
  REVIEW_SIGN_KINDS,
  type ReviewSign,
  type ReviewSignKind,
  reviewSignLabel,
  reviewSigns,
  suspicionOf,
} from './review-signs.js';
export {
  isAppealOfOwnRejection,
  isReviewShown,
  isTakeBackOpen,
  moveReview,
  REVIEW_READ_WITHIN_HOURS,
  REVIEW_STATES,
  reviewDueAt,
  type ReviewEvent,
  reviewMachine,
  REVIEWS_TO_READ,
  type ReviewState,
  reviewStateWord,
  TAKE_BACK_MINUTES,
  takesReviewPictures,
} from './review-state.js';
