import type pg from 'pg';
import { writeColumns } from '../../write-columns.js';
import type { ReviewRow } from './review-row.js';

const rowOf = (review: ReviewRow) => ({
  id: review.id,
  line_id: review.lineId,
  author_name: review.authorName,
  written_at: review.writtenAt,
  purchased_on: review.purchasedOn,
  dry: review.ratings.dry,
  wet: review.ratings.wet,
  winter: review.ratings.winter,
  comfort: review.ratings.comfort,
  noise: review.ratings.noise,
  treadwear: review.ratings.treadwear,
  summary: review.summary,
  comments: review.comments,
  vehicle: review.vehicle === null ? null : { ...review.vehicle },
  miles_driven: review.milesDriven,
  driving_style: review.drivingStyle,
  place_driven: review.placeDriven,
  would_buy_again: review.wouldBuyAgain,
  helpful_count: review.helpfulCount,
});

export const writeReviews = (client: pg.ClientBase, reviews: readonly ReviewRow[]): Promise<void> =>
  writeColumns(client, 'reviews.review', reviews.map(rowOf));
