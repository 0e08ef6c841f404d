import type { CallInput, writeReview } from '@simpletread/contract';

/** The form of a review, as a shopper sends it. */
export type ReviewFormBody = CallInput<typeof writeReview>['body'];

/** A line that tests review. */
export const CROSSWIND = { brand: 'northway', line: 'crosswind-ht' };
/** Ratings without one. */
export const UNRATED = { dry: null, wet: null, winter: null, comfort: null, noise: null, treadwear: null };

const FORM: ReviewFormBody = {
  email: 'dana@example.com',
  ...CROSSWIND,
  ratings: { ...UNRATED, dry: 5, wet: 4 },
  summary: 'Quiet, and planted in the rain',
  comments: 'They replaced a worn set that hummed above 60. These track straight.',
  name: 'Dana Whitfield',
  purchasedOn: '11/18/2026',
  vehicle: '2021 Subaru Outback',
  milesDriven: '5000-9999',
  drivingStyle: 'confident',
  placeDriven: 'highway-and-city',
  wouldBuyAgain: true,
  order: null,
  seconds: 95,
};

/** Returns a whole form, with `change`. */
export const aReviewForm = (change: Partial<ReviewFormBody>): ReviewFormBody => ({ ...FORM, ...change });
