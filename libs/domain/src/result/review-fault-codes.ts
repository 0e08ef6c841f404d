/** Refusals about reviews. */
export const REVIEW_FAULT_CODES = [
  'review.invitationUnknown',
  'review.nameInvalid',
  'review.ratingMissing',
  'review.summaryInvalid',
  'review.vehicleInvalid',
  'review.writtenAlready',
  'review.notBought',
  'review.editClosed',
  'review.movedOn',
  'review.ownRejection',
  'review.ownVote',
  'review.replyReveals',
  'review.tooManyPictures',
] as const;
