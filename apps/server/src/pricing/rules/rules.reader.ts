import { Injectable } from '@nestjs/common';

import type { Preview } from '../../platform/access/index.js';
import { Database, type Renamed } from '../../platform/database/index.js';
import type { LimitedUses } from './limited-uses.js';
import { PRICE_LIST_SELECT } from './price-list.repository.js';
import type { PricingRevisionRow } from './pricing-revision.entity.js';
import type { PromotionUseRow } from './promotion-use.entity.js';
import type { PromotionRow } from './promotion.entity.js';
import { PROMOTION_SELECT } from './promotion.repository.js';
import { RuleMaker, type StoredRules } from './rule-maker.js';
import type { StoredPriceList } from './stored-price-list.js';
import type { PromotionRecord } from './stored-promotion.js';

const REVISION = 'SELECT value FROM pricing.revision';

// Rules that ended long ago have no effect. Rules that ended just now can still be explained.
const STILL_COUNTS = "state = 'active' AND (ends_at IS NULL OR ends_at > now() - interval '7 days')";

const PROMOTIONS = `${PROMOTION_SELECT} WHERE ${STILL_COUNTS} ORDER BY id`;

const PRICE_LISTS = `${PRICE_LIST_SELECT} WHERE ${STILL_COUNTS} ORDER BY id`;

// As of a moment that may be long over, with what a preview adds.
const COUNTED_THEN = `
  (state = 'active' AND (ends_at IS NULL OR ends_at > $1)) OR (state <> 'archived' AND id = ANY ($2::uuid[])) OR (state = 'draft' AND $3)`;

const PROMOTIONS_THEN = `${PROMOTION_SELECT} WHERE ${COUNTED_THEN} ORDER BY id`;

const PRICE_LISTS_THEN = `${PRICE_LIST_SELECT} WHERE ${COUNTED_THEN} ORDER BY id`;

const LIMITED_USES = `
  SELECT u.promotion_id AS "promotionId", u.uses, u.spent_in_cents AS "spentInCents", p.use_limit AS "useLimit",
    p.budget_in_cents AS "budgetInCents"
  FROM pricing.promotion_use u JOIN pricing.promotion p ON p.id = u.promotion_id
  WHERE p.state = 'active' AND (p.use_limit IS NOT NULL OR p.budget_in_cents IS NOT NULL)`;

/** The rules that a preview asks for. */
export type RulesRequest = Pick<Preview, 'at' | 'campaign' | 'hasDraftRules'>;

const NO_RULES = { promotionIds: [], priceListIds: [] };

type Placed = Pick<StoredPriceList, 'startsAt' | 'endsAt' | 'campaignId'>;

/** Rules as they would be if `campaign` were released: those that it names in its window, and none that it no longer names. */
const placedBy = <R extends Placed>(
  campaign: RulesRequest['campaign'],
  ids: readonly string[],
  rules: readonly R[],
  idOf: (rule: R) => string,
): R[] => {
  if (campaign === null) return [...rules];
  const named = new Set(ids);
  const { campaignId, startsAt, endsAt } = campaign;
  return rules
    .filter((rule) => named.has(idOf(rule)) || rule.campaignId !== campaignId)
    .map((rule) => (named.has(idOf(rule)) ? { ...rule, campaignId, startsAt, endsAt } : rule));
};

type UseRow = Pick<PromotionUseRow, 'uses'> &
  Renamed<PromotionUseRow, { promotionId: 'promotion_id'; spentInCents: 'spent_in_cents' }> &
  Renamed<PromotionRow, { useLimit: 'use_limit'; budgetInCents: 'budget_in_cents' }>;

/** Reads the rules that prices are made by. */
@Injectable()
export class RulesReader {
  constructor(
    private readonly database: Database,
    private readonly maker: RuleMaker,
  ) {}

  /** Another text whenever a rule was written. */
  async revision(): Promise<string> {
    const [row] = await this.database.prepared<Pick<PricingRevisionRow, 'value'>>(REVISION);
    return row?.value ?? '';
  }

  /** All that count now or will. */
  async read(): Promise<StoredRules> {
    const [rows, lists] = await Promise.all([
      this.database.query<PromotionRecord>(PROMOTIONS),
      this.database.query<StoredPriceList>(PRICE_LISTS),
    ]);
    return this.maker.make(rows, lists);
  }

  /** Those that a preview shows: in force at its moment or later, in its campaign as that is written, and drafts where it asks for them. */
  async readFor({ at, campaign, hasDraftRules }: RulesRequest): Promise<StoredRules> {
    const { promotionIds, priceListIds } = campaign?.content ?? NO_RULES;
    const [rows, lists] = await Promise.all([
      this.database.query<PromotionRecord>(PROMOTIONS_THEN, [at, [...promotionIds], hasDraftRules]),
      this.database.query<StoredPriceList>(PRICE_LISTS_THEN, [at, [...priceListIds], hasDraftRules]),
    ]);
    return this.maker.make(
      placedBy(campaign, promotionIds, rows, ({ promotionId }) => promotionId),
      placedBy(campaign, priceListIds, lists, ({ priceListId }) => priceListId),
    );
  }

  /** Use counts of promotions with a limit. */
  async limitedUses(): Promise<LimitedUses> {
    const rows = await this.database.prepared<UseRow>(LIMITED_USES);
    return new Map(rows.map(({ promotionId, ...use }) => [promotionId, use]));
  }
}
