import { MOST_REVIEW_COMMENTS, parseReviewName, parseReviewSummary } from '@simpletread/domain';
import { z } from 'zod';

import { field } from '../../platform/faults/index.js';
import { emailField } from '../../platform/schema/index.js';

/** The fields of the form about a shop, as people fill it in. */
export const SHOP_REVIEW_FORM = {
  stars: z.int().min(1).max(5),
  summary: field(parseReviewSummary),
  comments: z.string().trim().max(MOST_REVIEW_COMMENTS),
  /** Shown as first name and initial. */
  name: field(parseReviewName),
  email: emailField,
  wouldComeBack: z.boolean(),
} as const;

/** A review of a shop as it was read. */
export type ShopReviewForm = {
  readonly [Field in keyof typeof SHOP_REVIEW_FORM]: z.output<(typeof SHOP_REVIEW_FORM)[Field]>;
};

export const SHOP_REVIEW_FORM_FAULTS = [
  'review.summaryInvalid',
  'review.nameInvalid',
  'contact.emailInvalid',
] as const;
