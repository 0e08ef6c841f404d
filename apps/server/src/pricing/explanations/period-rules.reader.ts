import { Injectable } from '@nestjs/common';
import type { Lasting } from '@simpletread/domain';

import { HistoryReader } from '../../platform/audit/index.js';
import { Database } from '../../platform/database/index.js';
import {
  type EntryRecord,
  type PromotionRecord,
  readEntry,
  type StoredEntry,
  type StoredPriceList,
} from '../rules/index.js';
import { wordingsOf } from './past-wording.js';

const PROMOTIONS = `
  SELECT created_at AS "createdAt", id AS "promotionId", name, definition, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version, updated_at AS "updatedAt"
  FROM pricing.promotion WHERE created_at < $1 ORDER BY id`;

const PRICE_LISTS = `
  SELECT created_at AS "createdAt", id AS "priceListId", name, audience, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version
  FROM pricing.price_list WHERE created_at < $1 ORDER BY id`;

const ENTRY = `
  price_list_id AS "priceListId", scope, key, min_tires AS "minTires", kind, amount_in_cents AS "amountInCents",
  rate_ppm AS "ratePpm", starts_at AS "startsAt", ends_at AS "endsAt"`;

// What was there when prices began to keep their past may have been there for ever.
const SINCE = '(SELECT CASE WHEN since > known_since THEN since END FROM pricing.past) AS since';

const ENTRIES = `
  SELECT id::text AS "entryId", ${ENTRY}, ${SINCE}, NULL::timestamptz AS until FROM pricing.price_list_entry
  WHERE price_list_id = ANY ($1::uuid[]) AND since < $3
  UNION ALL
  SELECT id::text, ${ENTRY}, ${SINCE}, until FROM pricing.price_list_entry_past
  WHERE price_list_id = ANY ($1::uuid[]) AND since < $3 AND until > $2`;

/** A time, with its end left out. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

type LastingEntry = EntryRecord & Omit<Lasting<never>, 'rule'>;

/** Reads rules with all wordings that they had within a period. */
@Injectable()
export class PeriodRulesReader {
  constructor(
    private readonly database: Database,
    private readonly history: HistoryReader,
  ) {}

  /** In whatever state. */
  async promotions({ from, to }: Period): Promise<Lasting<PromotionRecord>[]> {
    const [rows, versions] = await Promise.all([
      this.database.query<PromotionRecord & { createdAt: Date }>(PROMOTIONS, [to]),
      this.history.versionsSince('promotion', from),
    ]);
    return rows.flatMap((row) => wordingsOf(row, row.createdAt, versions.get(row.promotionId) ?? []));
  }

  /** In whatever state, without their prices. */
  async priceLists({ from, to }: Period): Promise<Lasting<StoredPriceList>[]> {
    const [rows, versions] = await Promise.all([
      this.database.query<StoredPriceList & { createdAt: Date }>(PRICE_LISTS, [to]),
      this.history.versionsSince('priceList', from),
    ]);
    return rows.flatMap((row) => wordingsOf(row, row.createdAt, versions.get(row.priceListId) ?? []));
  }

  /** The prices of lists, by list. */
  async entries(
    priceListIds: readonly string[],
    { from, to }: Period,
  ): Promise<Record<string, Lasting<StoredEntry>[]>> {
    const byList: Record<string, Lasting<StoredEntry>[]> = {};
    const rows = await this.database.query<LastingEntry>(ENTRIES, [[...priceListIds], from, to]);
    for (const { since, until, ...row } of rows)
      (byList[row.priceListId] ??= []).push({ rule: readEntry(row), since, until });
    return byList;
  }
}
