import { Injectable } from '@nestjs/common';
import type { ShopReview } from '@simpletread/contract';

import { type Computed, Database } from '../../platform/database/index.js';
import { repliesOf, shownReply, type StoredReply } from '../replies/index.js';
import type { ReviewRow } from './review.entity.js';
import { REVIEW_ORDERS, type ReviewPage } from './review.reader.js';

/** Totals over a shop's reviews. Those of employees are listed, but counted in no figure. */
export interface ShopReviewSums {
  readonly listed: number;
  readonly total: number;
  readonly starSum: number;
  /** Five stars first. */
  readonly stars: readonly number[];
  readonly wouldComeBack: number;
}

type Row = Pick<
  ReviewRow,
  | 'id'
  | 'author_name'
  | 'written_at'
  | 'stars'
  | 'summary'
  | 'comments'
  | 'would_buy_again'
  | 'helpful_count'
  | 'is_employee'
> &
  Computed<{ pictures: readonly string[]; replies: readonly StoredReply[] }>;

const COLUMNS = [
  `id, author_name, written_at, stars, summary, comments, would_buy_again, helpful_count, is_employee,
  ARRAY(SELECT p.id FROM reviews.review_picture p WHERE p.review_id = review.id ORDER BY p.added_at, p.id) AS pictures,`,
  repliesOf('review.id'),
  'AS replies',
].join(' ');

const pageSql = (sort: ReviewPage['sort']): string =>
  [
    'SELECT',
    COLUMNS,
    "FROM reviews.review WHERE state = 'published' AND shop_id = $3 ORDER BY",
    REVIEW_ORDERS[sort],
    'LIMIT $1 OFFSET $2',
  ].join(' ');

const SUMS = `
  SELECT count(*)::int AS listed, count(c.stars)::int AS total, coalesce(sum(c.stars), 0)::int AS "starSum",
    ARRAY[count(*) FILTER (WHERE c.stars = 5)::int, count(*) FILTER (WHERE c.stars = 4)::int, count(*) FILTER (WHERE c.stars = 3)::int,
          count(*) FILTER (WHERE c.stars = 2)::int, count(*) FILTER (WHERE c.stars = 1)::int] AS stars,
    count(*) FILTER (WHERE c.would_buy_again)::int AS "wouldComeBack"
  FROM reviews.review r LEFT JOIN LATERAL (SELECT r.stars, r.would_buy_again) c ON NOT r.is_employee
  WHERE r.state = 'published' AND r.shop_id = $1`;

const reviewOfRow = (row: Row): ShopReview => ({
  reviewId: row.id,
  authorName: row.author_name,
  writtenOn: row.written_at.toISOString().slice(0, 10),
  stars: row.stars ?? 1,
  summary: row.summary,
  comments: row.comments,
  wouldComeBack: row.would_buy_again,
  helpfulCount: row.helpful_count,
  isEmployee: row.is_employee,
  pictureIds: [...row.pictures],
  replies: row.replies.map(shownReply),
});

/** Published reviews of shops, by the index of a shop's newest ones. */
@Injectable()
export class ShopReviewReader {
  constructor(private readonly database: Database) {}

  async page(
    shopId: string,
    { sort, limit, offset }: Pick<ReviewPage, 'sort' | 'limit' | 'offset'>,
  ): Promise<ShopReview[]> {
    const rows = await this.database.prepared<Row>(pageSql(sort), [limit, offset, shopId]);
    return rows.map(reviewOfRow);
  }

  async sums(shopId: string): Promise<ShopReviewSums | null> {
    return this.database.one<Computed<{ [Sum in keyof ShopReviewSums]: ShopReviewSums[Sum] }>>(SUMS, [
      shopId,
    ]);
  }
}
