import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of reviews. */
export const REVIEW_FAULTS = {
  'review.nameInvalid': { status: 400, message: 'Please enter a valid name' },
  'review.ratingMissing': { status: 400, message: 'Rate at least one quality from 1 to 5.' },
  'review.summaryInvalid': { status: 400, message: 'Write a summary of 1 to {max} characters.' },
  'review.vehicleInvalid': {
    status: 400,
    message: 'Enter a year, make and model, like 2021 Subaru Outback.',
  },
  'review.writtenAlready': {
    status: 409,
    message:
      'This email address already has a review of these tires. To change it, use the link in the email we sent.',
  },
  'review.invitationUnknown': {
    status: 409,
    message: 'This invitation doesn’t belong to these tires. Open the link in our email again.',
  },
  'review.notBought': {
    status: 409,
    message: 'We haven’t delivered these tires with this order. Check the order number, or leave it out.',
  },
  'review.notInstalled': {
    status: 409,
    message:
      'No finished appointment at this shop belongs to this order. You can review a shop once your tires are installed there.',
  },
  'review.orderReviewed': {
    status: 409,
    message: 'This order already has a review of this shop. To change it, use the link in the email we sent.',
  },
  'review.editClosed': {
    status: 409,
    message: 'This review can’t be edited anymore. Reviews can be edited for {days} days.',
  },
  'review.movedOn': {
    status: 409,
    message: 'This review is now {state}. Reload the page to see what you can do.',
  },
  'review.tooManyPictures': { status: 409, message: 'A review has at most {max} pictures.' },
  'review.fileEncoding': { status: 400, message: 'Save the file as CSV UTF-8, and choose it again.' },
  'review.fileMissing': { status: 400, message: 'Choose a CSV file.' },
  'review.fileTooLarge': { status: 413, message: 'The file is larger than 4 MB. Split it.' },
  'review.fileType': { status: 415, message: 'Choose a CSV file.' },
  'review.fileUnreadable': {
    status: 400,
    message: 'Start the file with a line of column names, among them id. At most {max} rows can follow.',
  },
  'review.appealDecided': { status: 409, message: 'A decision about an appeal can’t be undone.' },
  'review.takeBackClosed': {
    status: 409,
    message: 'Decisions can be undone for {minutes} minutes. This one is older.',
  },
  'review.replyReveals': {
    status: 400,
    message: 'Leave out the writer’s {what}. Everyone can read this reply.',
  },
  'review.ownVote': { status: 409, message: 'You can’t vote for a review from where it was written.' },
  'review.ownRejection': {
    status: 403,
    message: 'You rejected this review, so another moderator decides the appeal.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `review.${string}`>>;
