import { Injectable } from '@nestjs/common';
import {
  type AdminReview,
  COUNTED_UP_TO,
  type HandlerInput,
  type ListPage,
  type listReviews,
  type ReviewRates,
} from '@simpletread/contract';
import { isUuid, moderationRates, FLAGGED_FROM, type StarCounts } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import {
  type Computed,
  type Condition,
  containing,
  Database,
  ReadReplica,
  when,
} from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ownedBy, ownerOf } from '../../../platform/work-owners/index.js';
import { REVIEW_COLUMNS } from '../../submissions/index.js';
import { adminReviewOf, type ListedReview } from './review-view.js';

type Query = HandlerInput<typeof listReviews>['query'];
type Filter = NonNullable<Query['filter']>;
type Column = NonNullable<Query['sort']>[0];

// As `reviewDueAt`: a day since it is our turn.
const DUE = `s.our_turn_since + interval '24 hours'`;

const FROM = `reviews.submission s JOIN reviews.review r ON r.id = s.review_id
  LEFT JOIN catalogue.product_line l ON l.id = r.line_id LEFT JOIN catalogue.brand b ON b.slug = l.brand_slug
  LEFT JOIN installers.shop p ON p.id = r.shop_id`;

// The order beside the review: only its tires of this line, or all tires that a shop installed.
const DETAILS = [
  FROM,
  `LEFT JOIN LATERAL (
    SELECT o.number AS order_number, o.placed_at, o.delivered_at,
      string_agg(ol.quantity || ' × ' || ol.size_code, ', ' ORDER BY ol.position) AS tires, sum(ol.returned_quantity)::int AS returned
    FROM orders."order" o JOIN orders.order_line ol ON ol.order_id = o.id JOIN catalogue.tire t ON t.id = ol.tire_id
    WHERE o.id = s.order_id AND (t.line_id = r.line_id OR r.line_id IS NULL) GROUP BY o.id) bought ON true`,
].join(' ');

const COLUMNS = [
  REVIEW_COLUMNS,
  `, b.name AS brand_name, b.slug AS brand_slug, l.name AS line_name, l.slug AS line_slug, p.company, p.slug AS shop_slug, p.code AS shop_code,
    bought.order_number, bought.placed_at, bought.delivered_at, bought.tires, bought.returned,`,
  ownerOf('reviews', 's.review_id'),
].join(' ');

const REVIEWS: ListStatement<Column> = {
  columns: COLUMNS,
  details: DETAILS,
  from: FROM,
  key: 's.review_id',
  orderBy: {
    dueAt: { by: 's.our_turn_since', then: 's.submitted_at', isNullable: true },
    submittedAt: { by: 's.submitted_at' },
    decidedAt: { by: 's.decided_at', isNullable: true },
    suspicion: { by: 's.suspicion', then: 's.submitted_at' },
    id: { by: 's.review_id' },
  },
  mostCounted: COUNTED_UP_TO.heavy,
};

const BY_ID = ['SELECT', COLUMNS, 'FROM', DETAILS, 'WHERE s.review_id = $1'].join(' ');

const TEXT = "lower(concat_ws(' ', r.author_name, b.name, l.name, p.company, r.summary, r.comments)) LIKE ?";

// Withdrawn ones were never decided by us; they count as written by nobody.
const RATES = `
  SELECT star.stars, count(r.id)::int AS written, count(r.id) FILTER (WHERE r.state = 'published')::int AS published,
    count(r.id) FILTER (WHERE r.state = 'rejected')::int AS rejected
  FROM generate_series(5, 1, -1) star (stars)
  LEFT JOIN (reviews.review r JOIN reviews.submission s ON s.review_id = r.id AND r.state <> 'withdrawn')
    ON greatest(1, least(5, round(r.rating)))::int = star.stars
  GROUP BY 1 ORDER BY 1 DESC`;

const conditionsOf = (filter: Filter, viewerId: string): Condition[] => {
  const text = filter.q?.trim() ?? '';
  return [
    ...when(filter.id, 's.review_id = ANY (?::uuid[])', (ids) => [ids.filter(isUuid)]),
    ...(text === '' ? [] : [{ sql: TEXT, params: [containing(text.toLowerCase())] }]),
    ...when(filter.state, 'r.state = ANY (?)', (states) => [typeof states === 'string' ? [states] : states]),
    ...when(filter.subject, '(r.shop_id IS NOT NULL) = ?', (subject) => [subject === 'shop']),
    ...when(filter.isOurTurn, '(s.our_turn_since IS NOT NULL) = ?', (isOurTurn) => [isOurTurn]),
    ...when(filter.isFlagged, '(s.suspicion >= ?) = ?', (isFlagged) => [FLAGGED_FROM, isFlagged]),
    ...when(filter.isOverdue, `coalesce(${DUE} < now(), false) = ?`, (isOverdue) => [isOverdue]),
    ...ownedBy('reviews', 's.review_id', filter.owner, viewerId),
  ];
};

/** Reviews in the console: the queue, one of them, and the rates of moderation. */
@Injectable()
export class ReviewListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {}

  async page(
    { filter = {}, range, sort = ['dueAt', 'ASC'] }: Query,
    viewer: StaffPrincipal,
  ): Promise<ListPage<AdminReview>> {
    const where = conditionsOf(filter, viewer.staffId);
    const { rows, total } = await this.lists.page<ListedReview, Column>(REVIEWS, { where, sort, range });
    return { items: rows.map((row) => adminReviewOf(row, viewer)), total };
  }

  async byId(id: string, viewer: StaffPrincipal): Promise<AdminReview | null> {
    const row = await this.database.one<ListedReview>(BY_ID, [id]);
    return row === null ? null : adminReviewOf(row, viewer);
  }

  async rates(): Promise<ReviewRates> {
    const counts = await this.replica.query<Computed<{ [Key in keyof StarCounts]: StarCounts[Key] }>>(RATES);
    return { rows: [...moderationRates(counts)] };
  }
}
