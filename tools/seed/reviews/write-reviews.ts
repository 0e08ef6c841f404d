import type pg from 'pg';
import { type CopyValue, copyRows } from '../../database/index.js';
import type { ReviewRow } from './review-row.js';

const COLUMNS = [
  'id',
  'line_id',
  'author_name',
  'written_at',
  'purchased_on',
  'dry',
  'wet',
  'winter',
  'comfort',
  'noise',
  'treadwear',
  'summary',
  'comments',
  'vehicle',
  'miles_driven',
  'driving_style',
  'place_driven',
  'would_buy_again',
  'helpful_count',
];

const values = (review: ReviewRow): readonly CopyValue[] => [
  review.id,
  review.lineId,
  review.authorName,
  review.writtenAt,
  review.purchasedOn,
  review.ratings.dry,
  review.ratings.wet,
  review.ratings.winter,
  review.ratings.comfort,
  review.ratings.noise,
  review.ratings.treadwear,
  review.summary,
  review.comments,
  review.vehicle === null ? null : { ...review.vehicle },
  review.milesDriven,
  review.drivingStyle,
  review.placeDriven,
  review.wouldBuyAgain,
  review.helpfulCount,
];

export const writeReviews = (client: pg.ClientBase, reviews: readonly ReviewRow[]): Promise<void> =>
  copyRows(client, 'catalogue.review', COLUMNS, reviews.map(values));
