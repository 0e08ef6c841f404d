import { Injectable } from '@nestjs/common';
import type { ProductReview, REVIEW_SORTS } from '@simpletread/contract';
import {
  LIKE_VEHICLE_YEARS,
  type ReviewFilter,
  type ReviewGroup,
  type ReviewVehicle,
} from '@simpletread/domain';

import { type Computed, Database, type Renamed } from '../../platform/database/index.js';
import { repliesOf } from '../replies/index.js';
import type { LineReviews } from './line-reviews.js';
import type { ReviewRow } from './review.entity.js';
import { reviewOf, type ShownRow } from './review-of.js';

/** Conditions for a line's reviews. */
export type ReviewConditions = ReviewFilter & {
  /** The reader's; null without one. */
  readonly vehicle: ReviewVehicle | null;
};

export interface ReviewPage {
  /** Null for the reviews of all lines. */
  readonly lineIds: readonly string[] | null;
  readonly sort: (typeof REVIEW_SORTS)[number];
  readonly offset: number;
  readonly limit: number;
  /** Only for the reviews of one line. */
  readonly filter?: ReviewConditions;
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
  miles_driven, driving_style, place_driven, would_buy_again, helpful_count, is_verified, is_employee, source,
  ARRAY(SELECT p.id FROM reviews.review_picture p WHERE p.review_id = review.id ORDER BY p.added_at, p.id) AS pictures,`,
  repliesOf('review.id'),
  'AS replies',
].join(' ');

/** Each ends in the id, so no review is on two pages. */
export const REVIEW_ORDERS: Readonly<Record<ReviewPage['sort'], string>> = {
  newest: 'written_at DESC, id DESC',
  highest: 'rating DESC, written_at DESC, id DESC',
  lowest: 'rating, written_at DESC, id DESC',
  helpful: 'helpful_count DESC, written_at DESC, id DESC',
};

const pageSql = (lines: string, sort: ReviewPage['sort'], slice = 'LIMIT $1 OFFSET $2'): string =>
  [
    'SELECT',
    COLUMNS,
    "FROM reviews.review WHERE state = 'published' AND",
    lines,
    'ORDER BY',
    REVIEW_ORDERS[sort],
    slice,
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
         count(*) FILTER (WHERE c.would_buy_again)::int AS "wouldBuyAgainCount",
         count(c.rating) FILTER (WHERE r.source IS NULL)::int AS "ownCount",
         coalesce(sum(c.rating * 10) FILTER (WHERE r.source IS NULL), 0)::int AS "ownRatingTenths"
  FROM reviews.review r
  LEFT JOIN LATERAL (SELECT r.rating, r.dry, r.wet, r.winter, r.comfort, r.noise, r.treadwear, r.would_buy_again) c ON NOT r.is_employee
  WHERE r.state = 'published' AND r.line_id IS NOT NULL GROUP BY r.line_id`;

// As the domain's `ReviewFilter`; $2 to $5 are the reader's vehicle.
const LIKE_MINE = `
  coalesce(lower(vehicle->>'make') = lower($2::text) AND lower(vehicle->>'model') = lower($3::text)
    AND abs((vehicle->>'year')::int - $4::int) <= $5, false)`;

const GROUPS = [
  'SELECT miles_driven AS miles, driving_style AS style, place_driven AS place,',
  LIKE_MINE,
  `AS "isLikeMine", count(*)::int AS count FROM reviews.review WHERE line_id = $1 AND state = 'published' GROUP BY 1, 2, 3, 4`,
].join(' ');

const ONE_LINE = 'line_id = $1';
const FILTERED = [
  ONE_LINE,
  'AND ($8::text IS NULL OR miles_driven = $8) AND ($9::text IS NULL OR driving_style = $9)',
  'AND ($10::text IS NULL OR place_driven = $10) AND (NOT $11::boolean OR',
  LIKE_MINE,
  ')',
].join(' ');

type GroupRow = Renamed<ReviewRow, { miles: 'miles_driven'; style: 'driving_style'; place: 'place_driven' }> &
  Computed<{ isLikeMine: boolean; count: number }>;

const isAsked = ({ miles, style, place, isLikeMine }: ReviewConditions): boolean =>
  miles !== null || style !== null || place !== null || isLikeMine;

const vehicleKeys = (vehicle: ReviewVehicle | null) => [
  vehicle?.make ?? null,
  vehicle?.model ?? null,
  vehicle?.year ?? null,
  LIKE_VEHICLE_YEARS,
];

/** Published reviews; no other one is shown, and those of employees are not counted. */
@Injectable()
export class ReviewReader {
  constructor(private readonly database: Database) {}

  async page({ lineIds, sort, offset, limit, filter }: ReviewPage): Promise<ReviewOfLine[]> {
    const [only] = lineIds ?? [];
    const rows =
      filter !== undefined && only !== undefined && isAsked(filter)
        ? await this.filtered(only, sort, [limit, offset], filter)
        : await this.rows(lineIds, sort, [limit, offset]);
    return rows.flatMap((row) =>
      row.line_id === null ? [] : [{ lineId: row.line_id, review: reviewOf(row) }],
    );
  }

  /** The reviews of a line by how they were driven. */
  groups(lineId: string, vehicle: ReviewVehicle | null): Promise<readonly ReviewGroup[]> {
    return this.database.prepared<GroupRow>(GROUPS, [lineId, ...vehicleKeys(vehicle)]);
  }

  private filtered(
    lineId: string,
    sort: ReviewPage['sort'],
    page: readonly number[],
    { vehicle, miles, style, place, isLikeMine }: ReviewConditions,
  ): Promise<ReviewRecord[]> {
    const values = [lineId, ...vehicleKeys(vehicle), ...page, miles, style, place, isLikeMine];
    return this.database.query<ReviewRecord>(pageSql(FILTERED, sort, 'LIMIT $6 OFFSET $7'), values);
  }

  private async rows(
    lineIds: ReviewPage['lineIds'],
    sort: ReviewPage['sort'],
    page: readonly number[],
  ): Promise<ReviewRecord[]> {
    if (lineIds === null)
      return this.database.prepared<ReviewRecord>(pageSql('line_id IS NOT NULL', sort), page);
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
    return new Map(rows.flatMap((row) => (row.lineId === null ? [] : [[row.lineId, row] as const])));
  }
}
