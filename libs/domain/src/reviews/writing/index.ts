export {
  parsePurchaseDay,
  parseReviewSummary,
  parseReviewVehicle,
  purchaseDayText,
  type ReviewVehicle,
} from './review-fields.js';
export {
  isReviewEditable,
  MOST_REVIEW_COMMENTS,
  MOST_REVIEW_NAME,
  MOST_REVIEW_PICTURES,
  MOST_REVIEW_SUMMARY,
  MOST_REVIEW_WORDS,
  MOST_REVIEWS_OF_NETWORK,
  MOST_REVIEWS_OF_PERSON,
  REVIEW_EDIT_DAYS,
} from './review-limits.js';
export { parseReviewName, shownAuthor } from './shown-author.js';
export {
  INVITATION_LATE_DAYS,
  INVITATION_STAGES,
  invitationDays,
  invitationFor,
  type InvitationStage,
} from './review-invitation.js';
