import { Injectable } from '@nestjs/common';
import type { ProductReview, ProductReviewsReply, REVIEW_SORTS } from '@simpletread/contract';
import { RATED_QUALITIES } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';

export interface ReviewPage {
  readonly lineId: string;
  readonly sort: (typeof REVIEW_SORTS)[number];
  readonly offset: number;
  readonly limit: number;
}

/** Sums over all reviews of a product line. */
export type ReviewSums = Pick<
  ProductReviewsReply,
  'total' | 'rating' | 'stars' | 'averages' | 'wouldBuyAgainCount'
>;

type Averages = ReviewSums['averages'];
type Ratings = ProductReview['ratings'];

interface ReviewRow
  extends Ratings, Omit<ProductReview, 'reviewId' | 'rating' | 'ratings' | 'writtenOn' | 'purchasedOn'> {
  readonly id: string;
  readonly rating: string;
  readonly writtenOn: string;
  readonly purchasedOn: string | null;
}

type SumsRow = Readonly<Record<keyof Averages, string | null>> & {
  readonly total: number;
  readonly rating: string | null;
  readonly stars: readonly number[];
  readonly wouldBuyAgainCount: number;
};

const COLUMNS = `
  id, author_name AS "authorName", (written_at AT TIME ZONE 'UTC')::date AS "writtenOn", purchased_on AS "purchasedOn", rating,
  dry, wet, winter, comfort, noise, treadwear, summary, comments, vehicle, miles_driven AS "milesDriven",
  driving_style AS "drivingStyle", place_driven AS "placeDriven", would_buy_again AS "wouldBuyAgain",
  helpful_count AS "helpfulCount"`;

const pageSql = (order: string): string =>
  ['SELECT', COLUMNS, 'FROM catalogue.review WHERE line_id = $1 ORDER BY', order, 'LIMIT $2 OFFSET $3'].join(
    ' ',
  );

/** Each ends in the id, so that no review stands on two pages. */
const PAGE_SQL: Readonly<Record<ReviewPage['sort'], string>> = {
  newest: pageSql('written_at DESC, id DESC'),
  highest: pageSql('rating DESC, written_at DESC, id DESC'),
  lowest: pageSql('rating, written_at DESC, id DESC'),
  helpful: pageSql('helpful_count DESC, written_at DESC, id DESC'),
};

const SUMS = `
  SELECT count(*)::int AS total, round(avg(rating), 1) AS rating,
         ARRAY[count(*) FILTER (WHERE rating >= 4.5)::int, count(*) FILTER (WHERE rating >= 3.5 AND rating < 4.5)::int,
               count(*) FILTER (WHERE rating >= 2.5 AND rating < 3.5)::int,
               count(*) FILTER (WHERE rating >= 1.5 AND rating < 2.5)::int,
               count(*) FILTER (WHERE rating < 1.5)::int] AS stars,
         round(avg(dry), 1) AS dry, round(avg(wet), 1) AS wet, round(avg(winter), 1) AS winter,
         round(avg(comfort), 1) AS comfort, round(avg(noise), 1) AS noise, round(avg(treadwear), 1) AS treadwear,
         count(*) FILTER (WHERE would_buy_again)::int AS "wouldBuyAgainCount"
  FROM catalogue.review WHERE line_id = $1`;

const MOST_STARS = 5;

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

const reviewOf = (row: ReviewRow): ProductReview => ({
  reviewId: row.id,
  authorName: row.authorName,
  writtenOn: row.writtenOn,
  purchasedOn: row.purchasedOn,
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
  milesDriven: row.milesDriven,
  drivingStyle: row.drivingStyle,
  placeDriven: row.placeDriven,
  wouldBuyAgain: row.wouldBuyAgain,
  helpfulCount: row.helpfulCount,
});

@Injectable()
export class ReviewReader {
  constructor(private readonly database: Database) {}

  async page({ lineId, sort, offset, limit }: ReviewPage): Promise<ProductReview[]> {
    const rows = await this.database.prepared<ReviewRow>(PAGE_SQL[sort], [lineId, limit, offset]);
    return rows.map(reviewOf);
  }

  async sums(lineId: string): Promise<ReviewSums> {
    const [row] = await this.database.prepared<SumsRow>(SUMS, [lineId]);
    if (row === undefined) throw new Error('sums are always one row');
    const averages = RATED_QUALITIES.map((quality) => [quality, numberOrNull(row[quality])] as const);
    return {
      total: row.total,
      rating: numberOrNull(row.rating),
      stars: row.stars.map((count, at) => ({ stars: MOST_STARS - at, count })),
      averages: Object.fromEntries(averages) as Averages,
      wouldBuyAgainCount: row.wouldBuyAgainCount,
    };
  }
}
