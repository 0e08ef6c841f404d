import type { ProductReview } from '@simpletread/contract';

import type { Computed } from '../../platform/database/index.js';
import { shownReply, type StoredReply } from '../replies/index.js';
import type { ReviewRow } from './review.entity.js';

/** A review as it is shown. */
export type ShownRow = Omit<ReviewRow, 'line_id' | 'shop_id' | 'stars' | 'state' | 'source_id'> &
  Computed<{ pictures: readonly string[]; replies: readonly StoredReply[] }>;

/** Returns a review as shoppers see it. */
export const reviewOf = (row: ShownRow): ProductReview => ({
  reviewId: row.id,
  authorName: row.author_name,
  writtenOn: row.written_at.toISOString().slice(0, 10),
  purchasedOn: row.purchased_on,
  rating: Number(row.rating),
  ratings: {
    dry: row.dry,
    wet: row.wet,
    winter: row.winter,
    comfort: row.comfort,
    noise: row.noise,
    treadwear: row.treadwear,
  },
  summary: row.summary,
  comments: row.comments,
  vehicle: row.vehicle,
  milesDriven: row.miles_driven,
  drivingStyle: row.driving_style,
  placeDriven: row.place_driven,
  wouldBuyAgain: row.would_buy_again,
  helpfulCount: row.helpful_count,
  isVerified: row.is_verified,
  source: row.source,
  isEmployee: row.is_employee,
  pictureIds: [...row.pictures],
  replies: row.replies.map(shownReply),
});
