import { FAULT_TABLE } from '@simpletread/contract';
import { fillWording, MOST_REVIEW_SUMMARY } from '@simpletread/domain';
import type { ReviewMessages } from './review-gaps';

/** The messages of the form's fields. They are passed to the browser, which doesn’t load the whole table. */
export const REVIEW_MESSAGES: ReviewMessages = {
  ratings: FAULT_TABLE['review.ratingMissing'].message,
  summary: fillWording(FAULT_TABLE['review.summaryInvalid'].message, { max: MOST_REVIEW_SUMMARY }),
  wouldBuyAgain: 'Choose yes or no.',
  name: FAULT_TABLE['review.nameInvalid'].message,
  email: FAULT_TABLE['contact.emailInvalid'].message,
  vehicle: FAULT_TABLE['review.vehicleInvalid'].message,
  purchasedOn: FAULT_TABLE['contact.dateInvalid'].message,
};
