import { MOST_REVIEW_PICTURES, MOST_REVIEW_WORDS, REVIEW_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { buyerPicture, idSchema, instantSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { productReview } from '../reviews/index.js';
import { REVIEW_FORM, REVIEW_FORM_FAULTS, refuseUnrated } from './review-form.js';
import { SHOP_REVIEW_FORM, SHOP_REVIEW_FORM_FAULTS } from './shop-review-form.js';

const token = z.string().max(60);
const words = z.string().trim().min(1).max(MOST_REVIEW_WORDS);

/** A review for its writer. */
export const ownReview = shape({
  ...productReview.shape,
  version: versionSchema,
  state: z.enum(REVIEW_STATES),
  brandSlug: z.string(),
  brandName: z.string(),
  lineSlug: z.string(),
  lineName: z.string(),
  /** The shop that it is about; null for tires, whose brand and line are empty for a shop. */
  shop: shape({ code: z.string(), slug: z.string(), company: z.string() }).nullable(),
  /** The whole name, as it was written. */
  name: z.string(),
  /** Masked, because someone else may have the link. */
  email: z.string(),
  submittedAt: instantSchema,
  /** When a moderator must have read it; null unless it waits for one. */
  readBy: instantSchema.nullable(),
  /** Why it isn’t shown; null if it was not rejected. */
  rejection: z.string().nullable(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  appeal: z.string().nullable(),
  mayEdit: z.boolean(),
  mayAppeal: z.boolean(),
  mayWithdraw: z.boolean(),
});

export type OwnReview = z.output<typeof ownReview>;

const own = { method: 'POST', access: publicAccess, reply: ownReview } as const;
const steps = ['record.missing', 'review.movedOn'] as const;

export const openOwnReview = endpoint({
  ...own,
  id: 'reviews.own',
  path: '/reviews/own',
  summary: 'A review by the key from our email to its writer, in any state.',
  body: shape({ token }),
  faults: ['record.missing'],
});

export const editOwnReview = endpoint({
  ...own,
  id: 'reviews.edit',
  path: '/reviews/own/edit',
  summary:
    'Edits a review within 30 days. It isn’t shown until a moderator has read it again; the email address stays.',
  body: shape({
    token,
    version: versionSchema,
    ...REVIEW_FORM,
    /** Pictures that the writer takes away. */
    droppedPictures: z.array(idSchema).max(MOST_REVIEW_PICTURES).default([]),
  })
    .omit({ email: true })
    .superRefine(refuseUnrated),
  isIdempotent: true,
  faults: [...steps, 'record.stale', 'review.editClosed', ...REVIEW_FORM_FAULTS],
});

export const editOwnShopReview = endpoint({
  ...own,
  id: 'reviews.editOfShop',
  path: '/reviews/own/shop-edit',
  summary:
    'Edits a review of a shop within 30 days. It isn’t shown until a moderator has read it again; the email address stays.',
  body: shape({ token, version: versionSchema, ...SHOP_REVIEW_FORM }).omit({ email: true }),
  isIdempotent: true,
  faults: [...steps, 'record.stale', 'review.editClosed', ...SHOP_REVIEW_FORM_FAULTS],
});

export const answerReviewQuestion = endpoint({
  ...own,
  id: 'reviews.answer',
  path: '/reviews/own/answer',
  summary: 'Answers a moderator’s question about a review.',
  body: shape({ token, text: words }),
  isIdempotent: true,
  faults: steps,
});

export const appealReview = endpoint({
  ...own,
  id: 'reviews.appeal',
  path: '/reviews/own/appeal',
  summary: 'Appeals the rejection of a review, once.',
  body: shape({ token, text: words }),
  isIdempotent: true,
  faults: steps,
});

export const withdrawReview = endpoint({
  ...own,
  id: 'reviews.withdraw',
  path: '/reviews/own/withdrawal',
  summary: 'Withdraws a review; it is no longer shown or counted.',
  body: shape({ token }),
  isIdempotent: true,
  faults: steps,
});

export const addReviewPicture = endpoint({
  ...own,
  id: 'reviews.addPicture',
  path: '/reviews/own/pictures',
  summary:
    'Adds a picture to a review that waits for a moderator. It is drawn anew, so nothing but its pixels is kept; the same one counts once.',
  body: shape({ token, picture: buyerPicture }),
  bodyFormat: 'form',
  faults: [
    ...steps,
    'return.pictureMissing',
    'return.pictureTooLarge',
    'return.pictureType',
    'return.pictureUnreadable',
    'review.tooManyPictures',
    'picture.busy',
  ],
});

export const openOwnReviewPicture = endpoint({
  id: 'reviews.ownPicture',
  method: 'POST',
  path: '/reviews/own/pictures/{pictureId}',
  summary: 'A picture of a review in any state, by the key from our email to its writer.',
  access: publicAccess,
  params: shape({ pictureId: idSchema }),
  body: shape({ token }),
  status: 200,
  faults: ['record.missing'],
});
