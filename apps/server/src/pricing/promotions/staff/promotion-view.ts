import { Injectable } from '@nestjs/common';
import type {
  getPromotionFigures,
  HandlerReply,
  PromotionReply,
  PromotionRow as ListedReply,
} from '@simpletread/contract';
import { cents, ok, refuse, type Result } from '@simpletread/domain';

import { type Computed, Database } from '../../../platform/database/index.js';
import { PromotionRepository, type PromotionRow, type PromotionUseRow } from '../../rules/index.js';

type Figures = HandlerReply<typeof getPromotionFigures>;

/** A promotion `p` with its uses `u` as lists show it. */
export type ListedPromotion = Pick<
  PromotionRow,
  | 'id'
  | 'name'
  | 'state'
  | 'starts_at'
  | 'ends_at'
  | 'use_limit'
  | 'budget_in_cents'
  | 'campaign_id'
  | 'version'
  | 'updated_at'
> &
  Pick<PromotionUseRow, 'uses' | 'spent_in_cents'> &
  Computed<{
    type: ListedReply['type'];
    phase: ListedReply['phase'];
    needs_coupon: boolean;
    priority: number;
  }>;

export const PROMOTION_COLUMNS = `
  p.id, p.name, p.definition #>> '{benefit,type}' AS type, p.state, p.starts_at, p.ends_at,
  CASE WHEN p.state <> 'active' THEN p.state WHEN p.ends_at <= now() THEN 'ended' WHEN p.starts_at > now() THEN 'scheduled'
    ELSE 'running' END AS phase,
  (p.definition ->> 'needsCoupon')::boolean AS needs_coupon, (p.definition ->> 'priority')::integer AS priority,
  u.uses, p.use_limit, u.spent_in_cents, p.budget_in_cents,
  -- A campaign that is over no longer says when it counts.
  CASE WHEN p.ends_at <= now() THEN NULL ELSE p.campaign_id END AS campaign_id, p.version, p.updated_at`;

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const promotionRowOf = (row: ListedPromotion): ListedReply => ({
  id: row.id,
  name: row.name,
  type: row.type,
  state: row.state,
  phase: row.phase,
  startsAt: isoOf(row.starts_at),
  endsAt: isoOf(row.ends_at),
  needsCoupon: row.needs_coupon,
  priority: row.priority,
  uses: row.uses,
  useLimit: row.use_limit,
  spentInCents: row.spent_in_cents,
  budgetInCents: row.budget_in_cents,
  campaignId: row.campaign_id,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

const FIND = `
  SELECT ${PROMOTION_COLUMNS} FROM pricing.promotion p JOIN pricing.promotion_use u ON u.promotion_id = p.id WHERE p.id = $1`;

// Answered from the index alone, however many orders there are.
const FIGURES = `
  SELECT count(*) FILTER (WHERE r.state = 'taken')::int AS orders,
    coalesce(sum(r.order_total_in_cents) FILTER (WHERE r.state = 'taken'), 0)::bigint AS "revenueInCents",
    coalesce(sum(r.amount_in_cents) FILTER (WHERE r.state = 'taken'), 0)::bigint AS "spentInCents",
    count(*) FILTER (WHERE r.state = 'held')::int AS held,
    coalesce(sum(r.amount_in_cents) FILTER (WHERE r.state = 'held'), 0)::bigint AS "heldInCents",
    count(DISTINCT r.customer_key) FILTER (WHERE r.state = 'taken')::int AS customers,
    max(r.updated_at) FILTER (WHERE r.state = 'taken') AS "lastUsedAt"
  FROM pricing.redemption r WHERE r.promotion_id = $1 AND r.state IN ('taken', 'held')`;

const DAYS = `
  SELECT to_char(r.updated_at AT TIME ZONE 'America/New_York', 'YYYY-MM-DD') AS day, count(*)::int AS orders,
    sum(r.order_total_in_cents)::bigint AS "revenueInCents", sum(r.amount_in_cents)::bigint AS "spentInCents"
  FROM pricing.redemption r WHERE r.promotion_id = $1 AND r.state = 'taken'
  GROUP BY 1 ORDER BY 1 DESC LIMIT 30`;

type DayRow = Computed<{ day: string; orders: number; revenueInCents: number; spentInCents: number }>;

type FiguresRow = Computed<{
  orders: number;
  revenueInCents: number;
  spentInCents: number;
  held: number;
  heldInCents: number;
  customers: number;
  lastUsedAt: Date | null;
}>;

/** Promotions as the console shows them. */
@Injectable()
export class PromotionView {
  constructor(
    private readonly database: Database,
    private readonly promotions: PromotionRepository,
  ) {}

  async find(promotionId: string): Promise<Result<PromotionReply, 'record.missing'>> {
    const [row, promotion] = await Promise.all([
      this.database.one<ListedPromotion>(FIND, [promotionId]),
      this.promotions.find(promotionId),
    ]);
    if (row === null || promotion === null) return refuse('record.missing');
    return ok({ ...promotionRowOf(row), definition: promotion.definition });
  }

  /** Revenue of orders as placed, including later cancellations. */
  async figures(promotionId: string): Promise<Result<Figures, 'record.missing'>> {
    const [row, figures, days] = await Promise.all([
      this.database.one<ListedPromotion>(FIND, [promotionId]),
      this.database.one<FiguresRow>(FIGURES, [promotionId]),
      this.database.query<DayRow>(DAYS, [promotionId]),
    ]);
    if (row === null || figures === null) return refuse('record.missing');
    return ok({
      orders: figures.orders,
      revenueInCents: cents(figures.revenueInCents),
      spentInCents: cents(figures.spentInCents),
      held: figures.held,
      heldInCents: cents(figures.heldInCents),
      customers: figures.customers,
      usesLeft: row.use_limit === null ? null : Math.max(0, row.use_limit - row.uses),
      budgetLeftInCents:
        row.budget_in_cents === null ? null : cents(Math.max(0, row.budget_in_cents - row.spent_in_cents)),
      lastUsedAt: isoOf(figures.lastUsedAt),
      days: days
        .map(({ day, orders, revenueInCents, spentInCents }) => ({
          day,
          orders,
          revenueInCents: cents(revenueInCents),
          spentInCents: cents(spentInCents),
        }))
        .reverse(),
    });
  }
}
