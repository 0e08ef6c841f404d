import {
  DRIVING_STYLES,
  MILES_DRIVEN,
  MOST_REVIEW_COMMENTS,
  parsePurchaseDay,
  parseReviewName,
  parseReviewSummary,
  parseReviewVehicle,
  PLACES_DRIVEN,
  type QualityRatings,
  reviewRating,
} from '@simpletread/domain';
import { z } from 'zod';

import { faultIssue, field } from '../../platform/faults/index.js';
import { emailField } from '../../platform/schema/index.js';
import { qualityRatings } from '../reviews/index.js';

/** The fields of the review form, as people fill it in. Source: R3.15. */
export const REVIEW_FORM = {
  ratings: qualityRatings,
  summary: field(parseReviewSummary),
  comments: z.string().trim().max(MOST_REVIEW_COMMENTS),
  /** Shown as first name and initial. */
  name: field(parseReviewName),
  email: emailField,
  /** As MM/DD/YYYY; empty if unknown. */
  purchasedOn: field(parsePurchaseDay),
  /** As `2021 Subaru Outback`; empty if unknown. */
  vehicle: field(parseReviewVehicle),
  milesDriven: z.enum(MILES_DRIVEN).nullable(),
  drivingStyle: z.enum(DRIVING_STYLES).nullable(),
  placeDriven: z.enum(PLACES_DRIVEN).nullable(),
  wouldBuyAgain: z.boolean(),
} as const;

/** Refuses a form without any rating, with `review.ratingMissing`. */
export const refuseUnrated = (
  { ratings }: { readonly ratings: QualityRatings },
  context: { readonly addIssue: (issue: ReturnType<typeof faultIssue>) => void },
): void => {
  if (reviewRating(ratings) === null)
    context.addIssue(faultIssue({ code: 'review.ratingMissing', data: {} }, ['ratings']));
};

/** A review as it was read. */
export type ReviewForm = {
  readonly [Field in keyof typeof REVIEW_FORM]: z.output<(typeof REVIEW_FORM)[Field]>;
};

export const REVIEW_FORM_FAULTS = [
  'review.ratingMissing',
  'review.summaryInvalid',
  'review.nameInvalid',
  'review.vehicleInvalid',
  'contact.emailInvalid',
  'contact.dateInvalid',
] as const;
