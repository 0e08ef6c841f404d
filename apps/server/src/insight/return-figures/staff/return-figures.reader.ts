import { Injectable } from '@nestjs/common';
import type { getReturnFigures, HandlerReply } from '@simpletread/contract';
import {
  ANSWER_HOURS,
  CANCEL_REASONS,
  cancelReasonText,
  type Cents,
  type ContactReason,
  type FigurePeriod,
  figureStart,
  REFUND_HOURS,
  weekStarts,
} from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { type Computed, ReadReplica, type Renamed } from '../../../platform/database/index.js';
import type { WarehouseRow } from '../../../delivery/index.js';
import type { ShopRow } from '../../../installers/index.js';
import {
  APPOINTMENT_MOVED,
  COVERAGE_CLAIM_REQUESTED,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  type OrderLineRow,
  PRICE_CLAIM_REQUESTED,
  RECEIVING_CHANGED,
  RETURN_REQUESTED,
  type ReturnRow,
  TIRES_REMOVED,
} from '../../../orders/index.js';

/** Returns requested since $1, at $2. $3 hours are promised for an answer, $4 for a refund after receipt. */
const SUMMARY = `
  WITH asked AS (
    SELECT r.*, (SELECT sum(quantity) FROM orders.tire_return_line WHERE return_id = r.id) AS tires,
           -- An appeal is answered anew, in a time of its own.
           CASE WHEN r.appealed_at IS NOT NULL AND (r.answered_at >= r.appealed_at OR r.state = 'appealed')
             THEN r.appealed_at ELSE r.requested_at END + make_interval(hours => $3) AS answer_due_at,
           r.received_at + make_interval(hours => $4) AS refund_due_at
    FROM orders.tire_return r WHERE r.requested_at >= $1
  )
  SELECT count(*)::int AS returns,
         coalesce(sum(tires), 0)::int AS tires,
         count(*) FILTER (WHERE state NOT IN ('requested', 'appealed') AND answered_at IS NOT NULL
           OR state IN ('requested', 'appealed') AND answer_due_at < $2)::int AS "answersDue",
         count(*) FILTER (WHERE state NOT IN ('requested', 'appealed') AND answered_at <= answer_due_at)::int AS "answersKept",
         count(*) FILTER (WHERE refunded_at IS NOT NULL
           OR state IN ('received', 'awaitingApproval', 'refunding') AND refund_due_at < $2)::int AS "refundsDue",
         count(*) FILTER (WHERE refunded_at <= refund_due_at)::int AS "refundsKept",
         percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM refunded_at - received_at)::float8 / 3600)
           AS "medianRefundHours",
         coalesce(sum(refund_in_cents) FILTER (WHERE refunded_at IS NOT NULL), 0)::bigint AS "refundedInCents",
         coalesce(sum(fee_in_cents) FILTER (WHERE refunded_at IS NOT NULL), 0)::bigint AS "handlingInCents",
         coalesce(sum(waived_in_cents) FILTER (WHERE refunded_at IS NOT NULL), 0)::bigint AS "waivedInCents"
  FROM asked`;

/** $1 from. */
const BY_REASON = `
  SELECT r.reason, count(*)::int AS returns,
         sum((SELECT sum(quantity) FROM orders.tire_return_line WHERE return_id = r.id))::int AS tires,
         coalesce(sum(r.refund_in_cents) FILTER (WHERE r.refunded_at IS NOT NULL), 0)::bigint AS "refundedInCents"
  FROM orders.tire_return r WHERE r.requested_at >= $1 GROUP BY r.reason ORDER BY returns DESC, r.reason`;

/** Returns by the Monday of their week in Eastern time. $1 from. */
const BY_WEEK = `
  SELECT date_trunc('week', requested_at AT TIME ZONE 'America/New_York')::date::text AS monday, count(*)::int AS returns
  FROM orders.tire_return WHERE requested_at >= $1 GROUP BY 1`;

/**
 * Tires delivered since $1 and how many of them came back: altogether, by the product lines and by the shops that most come back from. One pass
 * over the delivered orders, which are most of the work. A return follows its delivery, so those of tires delivered since $1 were requested since
 * then as well.
 */
const DELIVERED = `
  WITH sent AS (
    SELECT l.line_id, sum(l.quantity) AS tires
    FROM orders.tire_return r JOIN orders.tire_return_line l ON l.return_id = r.id
    WHERE r.requested_at >= $1 AND r.state NOT IN ('cancelled', 'denied', 'deniedForGood')
    GROUP BY l.line_id
  ), rate AS (
    SELECT CASE GROUPING(l.brand_name, o.shop_id) WHEN 3 THEN 'all' WHEN 1 THEN 'line' ELSE 'shop' END AS kind,
           l.brand_name, l.line_name, o.shop_id, coalesce(sum(l.quantity), 0)::int AS delivered,
           coalesce(sum(sent.tires), 0)::int AS returned
    FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id LEFT JOIN sent ON sent.line_id = l.id
    WHERE o.delivered_at >= $1 AND o.state <> 'cancelled'
    GROUP BY GROUPING SETS ((), (l.brand_name, l.line_name), (o.shop_id))
  ), ranked AS (
    SELECT rate.*, shop.code, shop.company, shop.city || ', ' || shop.state AS place,
           row_number() OVER (PARTITION BY kind ORDER BY returned DESC, delivered, brand_name, line_name, shop.code) AS rank
    FROM rate LEFT JOIN installers.shop shop ON shop.id = rate.shop_id
    WHERE kind = 'all' OR returned > 0 AND (kind = 'line' OR shop.id IS NOT NULL)
  )
  SELECT kind, brand_name AS "brandName", line_name AS "lineName", code, company AS name, place, delivered, returned
  FROM ranked WHERE rank <= 10 ORDER BY kind, rank`;

/** Tires that came in since $1, by the warehouse that took them. */
const BY_WAREHOUSE = `
  SELECT w.code AS warehouse, w.city || ', ' || w.state AS place, sum(l.received)::int AS received,
         sum(l.restocked)::int AS restocked, sum(l.scrapped)::int AS scrapped,
         coalesce(sum(l.received - l.accepted) FILTER (WHERE r.settled_at IS NOT NULL), 0)::int AS refused
  FROM orders.tire_return r JOIN orders.tire_return_line l ON l.return_id = r.id
  JOIN locations.warehouse w ON w.code = r.received_warehouse
  WHERE r.received_at >= $1 GROUP BY w.code ORDER BY received DESC, w.code`;

/** Requests of customers since $1. The steps of $2 are requests, each of the reason in the same place of $3; an order that another one replaced was changed. */
const CONTACTS = `
  SELECT CASE WHEN e.data ? 'replacedBy' THEN 'change' ELSE request.reason END AS reason, count(*)::int AS requests,
         (count(*) FILTER (WHERE e.actor_kind IN ('customer', 'guest')))::int AS "byThemselves"
  FROM orders.order_event e JOIN unnest($2::text[], $3::text[]) AS request (type, reason) ON request.type = e.type
  WHERE e.at >= $1 AND e.actor_kind <> 'system'
  GROUP BY 1 ORDER BY requests DESC, 1`;

/** The reasons that buyers chose since $1, of those in $3; $2 is the step of a cancellation. */
const CANCELLATIONS = `
  SELECT data ->> 'reason' AS reason, count(*)::int AS orders
  FROM orders.order_event WHERE at >= $1 AND type = $2 AND actor_kind IN ('customer', 'guest') AND data ->> 'reason' = ANY ($3)
  GROUP BY 1 ORDER BY orders DESC, reason`;

const REQUESTS: readonly (readonly [step: string, reason: ContactReason])[] = [
  [ORDER_CANCELLED, 'cancellation'],
  [ORDER_CHANGED, 'change'],
  [RECEIVING_CHANGED, 'change'],
  [TIRES_REMOVED, 'change'],
  [APPOINTMENT_MOVED, 'appointment'],
  [RETURN_REQUESTED, 'return'],
  [PRICE_CLAIM_REQUESTED, 'price-claim'],
  [COVERAGE_CLAIM_REQUESTED, 'coverage-claim'],
];

const CANCEL_TEXTS = [...CANCEL_REASONS, null].map(cancelReasonText);

type Figures = HandlerReply<typeof getReturnFigures>;

type Summary = Computed<{
  returns: number;
  tires: number;
  answersDue: number;
  answersKept: number;
  refundsDue: number;
  refundsKept: number;
  medianRefundHours: number | null;
  refundedInCents: Cents;
  handlingInCents: Cents;
  waivedInCents: Cents;
}>;

type Rate = Computed<{ delivered: number; returned: number }>;

type Contact = Computed<{ reason: ContactReason; requests: number; byThemselves: number }>;

type Cancellation = Computed<{ reason: string; orders: number }>;

type ByReason = Pick<ReturnRow, 'reason'> &
  Computed<{ returns: number; tires: number; refundedInCents: Cents }>;

type ByWeek = Computed<{ monday: string; returns: number }>;

type Delivered = Renamed<OrderLineRow, { brandName: 'brand_name'; lineName: 'line_name' }> &
  Pick<ShopRow, 'code'> &
  Renamed<ShopRow, { name: 'company' }> &
  Computed<{ kind: 'all' | 'line' | 'shop'; place: string }> &
  Rate;

type ByWarehouse = Renamed<WarehouseRow, { warehouse: 'code' }> &
  Computed<{ place: string; received: number; restocked: number; scrapped: number; refused: number }>;

const NOTHING = { delivered: 0, returned: 0 };

const rated = (rows: readonly Delivered[], kind: Delivered['kind']): Delivered[] =>
  rows.filter((row) => row.kind === kind);

const rateOf = ({ delivered, returned }: { readonly delivered: number; readonly returned: number }) => ({
  delivered,
  returned,
});

/** The figures of returns: their reasons, times and promises. They may be seconds old. */
@Injectable()
export class ReturnFiguresReader {
  constructor(
    private readonly database: ReadReplica,
    private readonly clock: Clock,
  ) {}

  async of(period: FigurePeriod): Promise<Figures> {
    const now = this.clock.now();
    const from = figureStart(period, now);
    const [summary, delivered, contacts, cancellations, byReason, weeks, byWarehouse] = await Promise.all([
      this.only<Summary>(SUMMARY, [from, now, ANSWER_HOURS, REFUND_HOURS]),
      this.database.query<Delivered>(DELIVERED, [from]),
      this.database.query<Contact>(CONTACTS, [
        from,
        REQUESTS.map(([step]) => step),
        REQUESTS.map(([, reason]) => reason),
      ]),
      this.database.query<Cancellation>(CANCELLATIONS, [from, ORDER_CANCELLED, CANCEL_TEXTS]),
      this.database.query<ByReason>(BY_REASON, [from]),
      this.database.query<ByWeek>(BY_WEEK, [from]),
      this.database.query<ByWarehouse>(BY_WAREHOUSE, [from]),
    ]);
    const { answersDue, answersKept, refundsDue, refundsKept, ...others } = summary;
    const [all = NOTHING] = rated(delivered, 'all');
    const byMonday = new Map(weeks.map(({ monday, returns }) => [monday, returns]));
    return {
      asOf: now.toISOString(),
      from: from.toISOString(),
      ...others,
      delivered: rateOf(all),
      answers: { due: answersDue, kept: answersKept },
      refunds: { due: refundsDue, kept: refundsKept },
      contacts,
      cancellations,
      byReason,
      byWeek: weekStarts(period, now).map((monday) => ({ monday, returns: byMonday.get(monday) ?? 0 })),
      byLine: rated(delivered, 'line').map((row) => ({
        brandName: row.brandName,
        lineName: row.lineName,
        ...rateOf(row),
      })),
      byShop: rated(delivered, 'shop').map((row) => ({
        code: row.code,
        name: row.name,
        place: row.place,
        ...rateOf(row),
      })),
      byWarehouse,
    };
  }

  private async only<Row extends object>(
    statement: string,
    params: readonly (Date | number)[],
  ): Promise<Row> {
    const row = await this.database.one<Row>(statement, params);
    if (row === null) throw new Error('a figure has no row');
    return row;
  }
}
