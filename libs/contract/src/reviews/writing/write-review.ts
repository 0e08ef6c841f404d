import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema, slugSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { REVIEW_FORM, REVIEW_FORM_FAULTS, refuseUnrated } from './review-form.js';

/** The order that a review's tires come from, proved as in tracking. */
export const purchaseClaim = shape({
  orderNumber: z.string().max(40),
  zip: zipField,
  /** From our email, for a number that answers `order.codeNeeded`. */
  code: z.string().max(20).optional(),
});

export const writtenReview = shape({
  /** The key to the review, for its writer only. */
  token: z.string(),
  isVerified: z.boolean(),
  /** When a moderator must have read it. */
  readBy: instantSchema,
});

export const writeReview = endpoint({
  id: 'reviews.write',
  method: 'POST',
  path: '/reviews',
  summary:
    'Sends a review of a product line to our moderators. It is shown once one of them has published it. The purchase counts as verified by our invitation, by an order’s number and ZIP, or by the signed-in account’s orders.',
  access: publicOrCustomerAccess,
  body: shape({
    brand: slugSchema,
    line: slugSchema,
    ...REVIEW_FORM,
    order: purchaseClaim.nullable(),
    /** The key from our invitation, which proves the purchase. */
    invitation: z.string().max(60).optional(),
    /** Seconds that the form was open; null if unknown. */
    seconds: z.int().min(0).max(86_400).nullable(),
  }).superRefine(refuseUnrated),
  reply: writtenReview,
  isIdempotent: true,
  faults: [
    ...REVIEW_FORM_FAULTS,
    'tire.unknown',
    'review.writtenAlready',
    'review.notBought',
    'review.invitationUnknown',
    'request.rateLimited',
    'order.trackingMismatch',
    'order.codeNeeded',
    'order.codeWrong',
    'contact.zipInvalid',
  ],
});
