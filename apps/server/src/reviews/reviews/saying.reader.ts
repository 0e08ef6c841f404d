import { Injectable } from '@nestjs/common';
import type { SayingReview } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import type { ReviewRow } from './review.entity.js';

/** The newest this many are counted: more change no ranking, and each costs a moment. */
const MOST_COUNTED = 500;

const OF_LINE = `
  SELECT id, comments, dry, wet, winter, comfort, noise, treadwear, rating, helpful_count, written_at
  FROM reviews.review WHERE line_id = $1 AND state = 'published' AND NOT is_employee AND comments IS NOT NULL
  ORDER BY written_at DESC, id DESC LIMIT $2`;

type SayingRow = Pick<
  ReviewRow,
  | 'id'
  | 'comments'
  | 'dry'
  | 'wet'
  | 'winter'
  | 'comfort'
  | 'noise'
  | 'treadwear'
  | 'rating'
  | 'helpful_count'
  | 'written_at'
>;

/** The words of a line's published reviews, by the index of a line's newest reviews. */
@Injectable()
export class SayingReader {
  constructor(private readonly database: Database) {}

  async ofLine(lineId: string): Promise<SayingReview[]> {
    const rows = await this.database.prepared<SayingRow>(OF_LINE, [lineId, MOST_COUNTED]);
    return rows.map(({ id, comments, rating, dry, wet, winter, comfort, noise, treadwear, ...row }) => ({
      reviewId: id,
      comments: comments ?? '',
      ratings: { dry, wet, winter, comfort, noise, treadwear },
      rating: Number(rating),
      helpfulCount: row.helpful_count,
      writtenOn: row.written_at.toISOString(),
    }));
  }
}
