import { Injectable } from '@nestjs/common';
import { cents, type PromotionUse } from '@simpletread/domain';

import { HistoryReader } from '../../platform/audit/index.js';
import { type Computed, Database, type Renamed } from '../../platform/database/index.js';
import type { CouponBatchRow, CouponRow } from '../coupons/index.js';
import {
  ENTRY_COLUMNS,
  PRICE_LIST_COLUMNS,
  PROMOTION_COLUMNS,
  type EntryRecord,
  type PromotionRecord,
  readEntry,
  type StoredEntry,
  type StoredPriceList,
} from '../rules/index.js';
import type { RedemptionRow } from '../uses/index.js';
import { overlaid } from './past-wording.js';
import type { PricingPastRow } from './pricing-past.entity.js';

const KNOWN_SINCE = 'SELECT known_since AS "knownSince" FROM pricing.past';

const PROMOTIONS = `SELECT ${PROMOTION_COLUMNS} FROM pricing.promotion WHERE created_at <= $1 ORDER BY id`;

const PRICE_LISTS = `SELECT ${PRICE_LIST_COLUMNS} FROM pricing.price_list WHERE created_at <= $1 ORDER BY id`;

const ENTRIES = `
  SELECT id::text AS "entryId", ${ENTRY_COLUMNS} FROM pricing.price_list_entry
  WHERE price_list_id = ANY ($1::uuid[]) AND since <= $2
  UNION ALL
  SELECT id::text, ${ENTRY_COLUMNS} FROM pricing.price_list_entry_past
  WHERE price_list_id = ANY ($1::uuid[]) AND since <= $2 AND until > $2`;

/** Those that were held or taken at $2: what was released since counted then. */
const COUNTED = "created_at <= $2 AND (state <> 'released' OR updated_at > $2)";

const USES = `
  SELECT promotion_id AS "promotionId", count(*)::int AS uses, sum(amount_in_cents)::bigint AS "spentInCents"
  FROM pricing.redemption WHERE promotion_id = ANY ($1::uuid[]) AND ${COUNTED} GROUP BY promotion_id`;

const CODE = `
  SELECT k.code, b.promotion_id AS "promotionId", b.uses_per_code AS "usesPerCode", b.created_at > $2 AS "isUnmade",
    coalesce(b.withdrawn_at <= $2, false) AS "isWithdrawn",
    (SELECT count(*)::int FROM pricing.redemption WHERE coupon_code = k.code AND ${COUNTED}) AS uses
  FROM pricing.coupon k JOIN pricing.coupon_batch b ON b.id = k.batch_id WHERE k.code = $1`;

/** A code as it stood at a moment. */
export type PastCoupon = Pick<CouponRow, 'code'> &
  Renamed<CouponBatchRow, { promotionId: 'promotion_id'; usesPerCode: 'uses_per_code' }> &
  Computed<{ isUnmade: boolean; isWithdrawn: boolean; uses: number }>;

type UsesRow = Renamed<RedemptionRow, { promotionId: 'promotion_id' }> &
  Computed<{ uses: number; spentInCents: number }>;

/** Reads rules, codes and uses as they were at a moment. */
@Injectable()
export class PastRulesReader {
  constructor(
    private readonly database: Database,
    private readonly history: HistoryReader,
  ) {}

  /** Start of complete records. */
  async knownSince(): Promise<Date> {
    const row = await this.database.one<Renamed<PricingPastRow, { knownSince: 'known_since' }>>(KNOWN_SINCE);
    if (row === null) throw new Error('the start of price history is missing');
    return row.knownSince;
  }

  /** All rules at the time, in any state. */
  async promotions(at: Date): Promise<PromotionRecord[]> {
    const [rows, then] = await Promise.all([
      this.database.query<PromotionRecord>(PROMOTIONS, [at]),
      this.history.changedSince('promotion', at),
    ]);
    return rows.map((row) => overlaid(row, then.get(row.promotionId)));
  }

  /** All rules at the time, in any state, without their prices. */
  async priceLists(at: Date): Promise<StoredPriceList[]> {
    const [rows, then] = await Promise.all([
      this.database.query<StoredPriceList>(PRICE_LISTS, [at]),
      this.history.changedSince('priceList', at),
    ]);
    return rows.map((row) => overlaid(row, then.get(row.priceListId)));
  }

  /** The prices of lists, by list. */
  async entries(
    priceListIds: readonly string[],
    at: Date,
  ): Promise<ReadonlyMap<string, readonly StoredEntry[]>> {
    const byList = new Map<string, StoredEntry[]>();
    for (const row of await this.database.query<EntryRecord>(ENTRIES, [[...priceListIds], at])) {
      const known = byList.get(row.priceListId);
      if (known === undefined) byList.set(row.priceListId, [readEntry(row)]);
      else known.push(readEntry(row));
    }
    return byList;
  }

  /** Use counts of promotions. */
  async uses(promotionIds: readonly string[], at: Date): Promise<ReadonlyMap<string, PromotionUse>> {
    const rows = await this.database.query<UsesRow>(USES, [[...promotionIds], at]);
    return new Map(
      rows.map(({ promotionId, uses, spentInCents }) => [
        promotionId,
        { uses, spentInCents: cents(spentInCents) },
      ]),
    );
  }

  coupon(code: string, at: Date): Promise<PastCoupon | null> {
    return this.database.one<PastCoupon>(CODE, [code, at]);
  }
}
