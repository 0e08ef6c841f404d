import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface ReviewSetup {
  readonly lineId: string;
  readonly authorName?: string;
  readonly writtenAt?: string;
  readonly dry?: number | null;
  readonly wet?: number | null;
  readonly winter?: number | null;
  readonly summary?: string;
  readonly vehicle?: { readonly year: number; readonly make: string; readonly model: string } | null;
  readonly wouldBuyAgain?: boolean;
  readonly helpfulCount?: number;
}

/** A buyer's review of a line, counted on the line too; by default four stars on dry and wet roads. */
export const aReview = async (db: SqlRunner, setup: ReviewSetup) => {
  const review = {
    authorName: 'Dana M.',
    writtenAt: '2026-05-04T12:00:00Z',
    dry: 4 as number | null,
    wet: 4 as number | null,
    winter: null as number | null,
    summary: 'A good tire',
    vehicle: null,
    wouldBuyAgain: true,
    helpfulCount: 0,
    ...setup,
  };
  const reviewId = newId();
  await db.execute(
    `INSERT INTO reviews.review
       (id, line_id, author_name, written_at, dry, wet, winter, summary, vehicle, would_buy_again, helpful_count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      reviewId,
      review.lineId,
      review.authorName,
      review.writtenAt,
      review.dry,
      review.wet,
      review.winter,
      review.summary,
      review.vehicle === null ? null : JSON.stringify(review.vehicle),
      review.wouldBuyAgain,
      review.helpfulCount,
    ],
  );
  await db.execute(
    `UPDATE catalogue.product_line line SET review_count = said.count, rating = said.rating
     FROM (SELECT count(*)::int AS count, round(avg(rating), 1) AS rating FROM reviews.review WHERE line_id = $1) said
     WHERE line.id = $1`,
    [review.lineId],
  );
  return { ...review, reviewId };
};
