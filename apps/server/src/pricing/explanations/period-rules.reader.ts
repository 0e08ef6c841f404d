import { Injectable } from '@nestjs/common';
import type { Lasting } from '@simpletread/domain';

import { HistoryReader } from '../../platform/audit/index.js';
import { type Computed, Database, type Renamed } from '../../platform/database/index.js';
import {
  ENTRY_COLUMNS,
  type EntryRecord,
  PRICE_LIST_COLUMNS,
  type PriceListRow,
  PROMOTION_COLUMNS,
  type PromotionRecord,
  type PromotionRow,
  readEntry,
  type StoredEntry,
  type StoredPriceList,
} from '../rules/index.js';
import { wordingsOf } from './past-wording.js';

const PROMOTIONS = `
  SELECT created_at AS "createdAt", ${PROMOTION_COLUMNS} FROM pricing.promotion WHERE created_at < $1 ORDER BY id`;

const PRICE_LISTS = `
  SELECT created_at AS "createdAt", ${PRICE_LIST_COLUMNS} FROM pricing.price_list WHERE created_at < $1 ORDER BY id`;

// Rules that existed when record keeping began may have existed forever.
const SINCE = '(SELECT CASE WHEN since > known_since THEN since END FROM pricing.past) AS since';

const ENTRIES = `
  SELECT id::text AS "entryId", ${ENTRY_COLUMNS}, ${SINCE}, NULL::timestamptz AS until FROM pricing.price_list_entry
  WHERE price_list_id = ANY ($1::uuid[]) AND since < $3
  UNION ALL
  SELECT id::text, ${ENTRY_COLUMNS}, ${SINCE}, until FROM pricing.price_list_entry_past
  WHERE price_list_id = ANY ($1::uuid[]) AND since < $3 AND until > $2`;

/** A time, with its end left out. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

type LastingEntry = EntryRecord & Computed<{ since: Date | null; until: Date | null }>;

/** Reads rules with every wording they had within a period. */
@Injectable()
export class PeriodRulesReader {
  constructor(
    private readonly database: Database,
    private readonly history: HistoryReader,
  ) {}

  /** In any state. */
  async promotions({ from, to }: Period): Promise<Lasting<PromotionRecord>[]> {
    const [rows, versions] = await Promise.all([
      this.database.query<PromotionRecord & Renamed<PromotionRow, { createdAt: 'created_at' }>>(PROMOTIONS, [
        to,
      ]),
      this.history.versionsSince('promotion', from),
    ]);
    return rows.flatMap((row) => wordingsOf(row, row.createdAt, versions.get(row.promotionId) ?? []));
  }

  /** In any state, without their prices. */
  async priceLists({ from, to }: Period): Promise<Lasting<StoredPriceList>[]> {
    const [rows, versions] = await Promise.all([
      this.database.query<StoredPriceList & Renamed<PriceListRow, { createdAt: 'created_at' }>>(PRICE_LISTS, [
        to,
      ]),
      this.history.versionsSince('priceList', from),
    ]);
    return rows.flatMap((row) => wordingsOf(row, row.createdAt, versions.get(row.priceListId) ?? []));
  }

  /** The prices of lists, by list. */
  async entries(
    priceListIds: readonly string[],
    { from, to }: Period,
  ): Promise<Record<string, Lasting<StoredEntry>[]>> {
    const byList = new Map<string, Lasting<StoredEntry>[]>();
    const rows = await this.database.query<LastingEntry>(ENTRIES, [[...priceListIds], from, to]);
    for (const { since, until, ...row } of rows) {
      const entries = byList.get(row.priceListId) ?? [];
      entries.push({ rule: readEntry(row), since, until });
      byList.set(row.priceListId, entries);
    }
    return Object.fromEntries(byList);
  }
}
