import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { daySchema, idSchema, intParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { REVIEW_SORTS, reviewReply } from './reviews.js';

const stars = z.int().min(1).max(5);

/** A customer's review of a partner shop, whose order was installed there. */
export const shopReview = shape({
  reviewId: idSchema,
  /** For display: first name and initial. */
  authorName: z.string(),
  writtenOn: daySchema,
  stars,
  summary: z.string(),
  comments: z.string().nullable(),
  wouldComeBack: z.boolean(),
  /** Readers who found it helpful. */
  helpfulCount: z.int(),
  /** Written by an employee of SimpleTread, or with an employee’s order. It counts in no total. */
  isEmployee: z.boolean(),
  pictureIds: z.array(idSchema),
  replies: z.array(reviewReply),
});

export type ShopReview = z.output<typeof shopReview>;

export const shopReviews = endpoint({
  id: 'reviews.ofShop',
  method: 'GET',
  path: '/shops/{code}/reviews',
  summary: 'Published reviews of a partner shop, all of them by people whose tires were installed there.',
  access: publicAccess,
  params: shape({ code: z.string().regex(/^[A-Z0-9-]{3,20}$/i) }),
  query: shape({
    sort: z.enum(REVIEW_SORTS).default('newest'),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 50).default(10),
  }),
  reply: shape({
    total: z.int(),
    /** The length of the list: `total`, and the reviews of employees, which count in no other figure. */
    listed: z.int(),
    /** The mean of all stars, to a tenth; null without any. */
    rating: z.number().min(1).max(5).nullable(),
    /** Five stars first; the counts sum to `total`. */
    stars: z.array(shape({ stars, count: z.int() })),
    wouldComeBackCount: z.int(),
    page: z.int(),
    perPage: z.int(),
    items: z.array(shopReview),
  }),
  cacheSeconds: 60,
  faults: ['shop.unknown'],
});
