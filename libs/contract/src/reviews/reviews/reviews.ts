import {
  DRIVING_STYLES,
  MILES_DRIVEN,
  parseReviewVehicle,
  PLACES_DRIVEN,
  REPLY_VOICES,
  REVIEW_ASPECTS,
} from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { daySchema, idSchema, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest', 'helpful'] as const;

const stars = z.int().min(1).max(5);
/** 1.0 to 5.0, to a tenth. */
const mean = z.number().min(1).max(5);

/** Stars from 1 to 5 for each quality; null if not applicable. */
export const qualityRatings = shape({
  dry: stars.nullable(),
  wet: stars.nullable(),
  winter: stars.nullable(),
  comfort: stars.nullable(),
  noise: stars.nullable(),
  treadwear: stars.nullable(),
});

/** A reply to a review by the shop or the brand. */
export const reviewReply = shape({
  voice: z.enum(REPLY_VOICES),
  /** The name that signs it, as `SimpleTread` or `Kestrel`. */
  by: z.string(),
  text: z.string(),
  repliedOn: daySchema,
  isEdited: z.boolean(),
});

/** A buyer's review of a product line. */
export const productReview = shape({
  reviewId: idSchema,
  /** For display: first name and initial. */
  authorName: z.string(),
  writtenOn: daySchema,
  purchasedOn: daySchema.nullable(),
  /** The mean of its ratings. */
  rating: mean,
  ratings: qualityRatings,
  summary: z.string(),
  comments: z.string().nullable(),
  vehicle: shape({ year: z.int(), make: z.string(), model: z.string() }).nullable(),
  milesDriven: z.enum(MILES_DRIVEN).nullable(),
  drivingStyle: z.enum(DRIVING_STYLES).nullable(),
  placeDriven: z.enum(PLACES_DRIVEN).nullable(),
  wouldBuyAgain: z.boolean(),
  /** Readers who found it helpful. */
  helpfulCount: z.int(),
  /** Bought from us: proved by order or account. */
  isVerified: z.boolean(),
  /** The partner that it was first posted at; null for our own. */
  source: z.string().nullable(),
  /** Written by an employee of the shop, or with an employee’s order. It counts in no total. */
  isEmployee: z.boolean(),
  pictureIds: z.array(idSchema),
  /** The first one first. */
  replies: z.array(reviewReply),
});

/** Totals over reviews. */
export const reviewSums = shape({
  total: z.int(),
  /** The length of the list: `total`, and the reviews of employees, which count in no other figure. */
  listed: z.int(),
  /** Over all reviews; null without any. */
  rating: mean.nullable(),
  /** Five stars first; the counts sum to `total`. */
  stars: z.array(shape({ stars, count: z.int() })),
  /** Means over the reviews that rate the quality. */
  averages: shape({
    dry: mean.nullable(),
    wet: mean.nullable(),
    winter: mean.nullable(),
    comfort: mean.nullable(),
    noise: mean.nullable(),
    treadwear: mean.nullable(),
  }),
  wouldBuyAgainCount: z.int(),
  /** The part of `total` that was written for this shop, without the reviews of partners. */
  own: shape({ total: z.int(), rating: mean.nullable() }),
});

const saidOfAspect = z.array(
  shape({
    aspect: z.enum(REVIEW_ASPECTS),
    /** Reviews that say so. */
    count: z.int(),
    /** A whole sentence of one of them. */
    quote: z.string(),
    reviewId: idSchema,
  }),
);

/** Praise and criticism in reviews, counted from their own words and stars by one rule for both. */
export const whatIsSaid = shape({
  /** Reviews whose words were counted. */
  counted: z.int(),
  praised: saidOfAspect,
  criticized: saidOfAspect,
});

const choices = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(shape({ value: z.enum(values), count: z.int() }));

/** The number of reviews behind each condition, with the other conditions as asked. */
export const reviewBreakdownReply = shape({
  /** The reviews that `items` is a page of. */
  matching: z.int(),
  miles: choices(MILES_DRIVEN),
  styles: choices(DRIVING_STYLES),
  places: choices(PLACES_DRIVEN),
});

export const productReviews = endpoint({
  id: 'catalogue.reviews',
  method: 'GET',
  path: '/products/{brand}/{line}/reviews',
  summary:
    'Buyers’ reviews of a product line, one page at a time, with totals over all of them and what they praise and criticize.',
  access: publicAccess,
  params: shape({ brand: slugSchema, line: slugSchema }),
  query: shape({
    sort: z.enum(REVIEW_SORTS).default('newest'),
    miles: z.enum(MILES_DRIVEN).optional(),
    style: z.enum(DRIVING_STYLES).optional(),
    place: z.enum(PLACES_DRIVEN).optional(),
    /** As `2021 Subaru Outback`: lists reviews from vehicles of this make and model, at most four years older or newer. */
    vehicle: field(parseReviewVehicle).optional(),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 50).default(10),
  }),
  reply: shape({
    ...reviewSums.shape,
    said: whatIsSaid,
    breakdown: reviewBreakdownReply,
    page: z.int(),
    perPage: z.int(),
    items: z.array(productReview),
  }),
  cacheSeconds: 60,
  faults: ['tire.unknown', 'review.vehicleInvalid'],
});

export const getReviewPicture = endpoint({
  id: 'catalogue.reviewPicture',
  method: 'GET',
  path: '/reviews/pictures/{pictureId}',
  summary: 'A picture of a published review.',
  access: publicAccess,
  params: shape({ pictureId: idSchema }),
  status: 200,
  faults: ['record.missing'],
});

export type ReviewBreakdownReply = z.output<typeof reviewBreakdownReply>;
export type ReviewReply = z.output<typeof reviewReply>;
export type ProductReview = z.output<typeof productReview>;
export type WhatIsSaid = z.output<typeof whatIsSaid>;
export type ReviewSums = z.output<typeof reviewSums>;
export type ProductReviewsReply = z.output<typeof productReviews.reply>;
