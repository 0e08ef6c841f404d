import { z } from 'zod';

import { hubKeySchema, hubNames } from '../../catalogue/index.js';
import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { intParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { productReview, REVIEW_SORTS, reviewSums } from './reviews.js';

/** A review in a list with several lines. */
export const hubReview = shape({
  ...productReview.shape,
  brandSlug: z.string(),
  brandName: z.string(),
  lineSlug: z.string(),
  lineName: z.string(),
});

export const hubReviews = endpoint({
  id: 'catalogue.hubReviews',
  method: 'GET',
  path: '/hubs/reviews',
  summary:
    'Buyers’ reviews of the tires on sale of a brand, category or type, one page at a time, with totals over all of them.',
  access: publicAccess,
  query: shape({
    ...hubKeySchema,
    sort: z.enum(REVIEW_SORTS).default('newest'),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 50).default(10),
  }),
  reply: shape({
    names: hubNames,
    ...reviewSums.shape,
    /** Number of reviewed lines. */
    lineCount: z.int(),
    page: z.int(),
    perPage: z.int(),
    items: z.array(hubReview),
  }),
  cacheSeconds: 60,
  faults: ['hub.unknown'],
});

export type HubReview = z.output<typeof hubReview>;
export type HubReviewsReply = z.output<typeof hubReviews.reply>;
