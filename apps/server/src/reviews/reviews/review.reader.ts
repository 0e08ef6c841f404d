import { Injectable } from '@nestjs/common';
import type { ProductReview, REVIEW_SORTS } from '@simpletread/contract';

import { type Computed, Database, type Renamed } from '../../platform/database/index.js';
import { repliesOf } from '../replies/index.js';
import type { LineReviews } from './line-reviews.js';
import type { ReviewRow } from './review.entity.js';
import { reviewOf, type ShownRow } from './review-of.js';

export interface ReviewPage {
  /** Null for the reviews of all lines. */
  readonly lineIds: readonly string[] | null;
  readonly sort: (typeof REVIEW_SORTS)[number];
  readonly offset: number;
  readonly limit: number;
}

export interface ReviewOfLine {
  readonly lineId: string;
  readonly review: ProductReview;
}

type ReviewRecord = ShownRow & Pick<ReviewRow, 'line_id'>;

type SumsRow = Renamed<ReviewRow, { lineId: 'line_id' }> &
  Computed<{ [Sum in keyof LineReviews]: LineReviews[Sum] }>;

const COLUMNS = [
  `  id, line_id, author_name, written_at, purchased_on, rating, dry, wet, winter, comfort, noise, treadwear, summary, comments, vehicle,
  miles_driven, driving_style, place_driven, would_buy_again, helpful_count, is_verified, is_employee,
  ARRAY(SELECT p.id FROM reviews.review_picture p WHERE p.review_id = review.id ORDER BY p.added_at, p.id) AS pictures,`,
  repliesOf('review.id'),
  'AS replies',
].join(' ');

/** Each ends in the id, so no review is on two pages. */
const ORDERS: Readonly<Record<ReviewPage['sort'], string>> = {
  newest: 'written_at DESC, id DESC',
  highest: 'rating DESC, written_at DESC, id DESC',
  lowest: 'rating, written_at DESC, id DESC',
  helpful: 'helpful_count DESC, written_at DESC, id DESC',
};

const pageSql = (lines: string, sort: ReviewPage['sort']): string =>
  [
    'SELECT',
    COLUMNS,
    "FROM reviews.review WHERE state = 'published' AND",
    lines,
    'ORDER BY',
    ORDERS[sort],
    'LIMIT $1 OFFSET $2',
  ].join(' ');

// Reviews of employees are listed, but counted in no figure.
const BY_LINE = `
  SELECT r.line_id AS "lineId", count(*)::int AS listed, count(c.rating)::int AS count,
         coalesce(sum(c.rating * 10), 0)::int AS "ratingTenths",
         ARRAY[count(*) FILTER (WHERE c.rating >= 4.5)::int, count(*) FILTER (WHERE c.rating >= 3.5 AND c.rating < 4.5)::int,
               count(*) FILTER (WHERE c.rating >= 2.5 AND c.rating < 3.5)::int,
               count(*) FILTER (WHERE c.rating >= 1.5 AND c.rating < 2.5)::int,
               count(*) FILTER (WHERE c.rating < 1.5)::int] AS stars,
         ARRAY[coalesce(sum(c.dry), 0)::int, coalesce(sum(c.wet), 0)::int, coalesce(sum(c.winter), 0)::int,
               coalesce(sum(c.comfort), 0)::int, coalesce(sum(c.noise), 0)::int, coalesce(sum(c.treadwear), 0)::int] AS "qualitySums",
         ARRAY[count(c.dry)::int, count(c.wet)::int, count(c.winter)::int, count(c.comfort)::int, count(c.noise)::int,
               count(c.treadwear)::int] AS "qualityCounts",
         count(*) FILTER (WHERE c.would_buy_again)::int AS "wouldBuyAgainCount"
  FROM reviews.review r
  LEFT JOIN LATERAL (SELECT r.rating, r.dry, r.wet, r.winter, r.comfort, r.noise, r.treadwear, r.would_buy_again) c ON NOT r.is_employee
  WHERE r.state = 'published' GROUP BY r.line_id`;

/** Published reviews; no other one is shown, and those of employees are not counted. */
@Injectable()
export class ReviewReader {
  constructor(private readonly database: Database) {}

  async page({ lineIds, sort, offset, limit }: ReviewPage): Promise<ReviewOfLine[]> {
    const rows = await this.rows(lineIds, sort, [limit, offset]);
    return rows.map((row) => ({ lineId: row.line_id, review: reviewOf(row) }));
  }

  private async rows(
    lineIds: ReviewPage['lineIds'],
    sort: ReviewPage['sort'],
    page: readonly number[],
  ): Promise<ReviewRecord[]> {
    if (lineIds === null) return this.database.prepared<ReviewRecord>(pageSql('true', sort), page);
    const [only, ...others] = lineIds;
    if (only === undefined) return [];
    if (others.length === 0)
      return this.database.prepared<ReviewRecord>(pageSql('line_id = $3', sort), [...page, only]);
    // Planned each time: many lines are found by walking the order, few by looking them up.
    return this.database.query<ReviewRecord>(pageSql('line_id = ANY ($3)', sort), [...page, lineIds]);
  }

  /** Review totals by line. Lines without reviews are left out. */
  async byLine(): Promise<ReadonlyMap<string, LineReviews>> {
    const rows = await this.database.query<SumsRow>(BY_LINE);
    return new Map(rows.map((row) => [row.lineId, row]));
  }
}
