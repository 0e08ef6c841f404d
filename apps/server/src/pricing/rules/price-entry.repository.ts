import { Injectable } from '@nestjs/common';
import type { ScheduledEntry } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { type EntryRecord, readEntry, type StoredEntry } from './stored-price-list.js';

const COLUMNS = `
  SELECT id AS "entryId", price_list_id AS "priceListId", scope, key, min_tires AS "minTires", kind,
    amount_in_cents AS "amountInCents", rate_ppm AS "ratePpm", starts_at AS "startsAt", ends_at AS "endsAt"
  FROM pricing.price_list_entry`;

const OF_LISTS = `${COLUMNS} WHERE price_list_id = ANY ($1::uuid[])
  ORDER BY price_list_id, scope, key, min_tires, starts_at NULLS FIRST`;

const REMOVE = 'DELETE FROM pricing.price_list_entry WHERE price_list_id = $1 AND id = ANY ($2::uuid[])';

const PUT = `
  INSERT INTO pricing.price_list_entry
    (id, price_list_id, scope, key, min_tires, kind, amount_in_cents, rate_ppm, starts_at, ends_at)
  SELECT e."entryId", $1, e.scope, e.key, e."minTires", e.kind, e."amountInCents", e."ratePpm", e."startsAt", e."endsAt"
  FROM jsonb_to_recordset($2::jsonb) AS e ("entryId" uuid, scope text, key text, "minTires" integer, kind text,
    "amountInCents" bigint, "ratePpm" integer, "startsAt" timestamptz, "endsAt" timestamptz)
  ON CONFLICT (price_list_id, scope, key, min_tires, starts_at) DO UPDATE
    SET kind = EXCLUDED.kind, amount_in_cents = EXCLUDED.amount_in_cents, rate_ppm = EXCLUDED.rate_ppm, ends_at = EXCLUDED.ends_at`;

const rowOf = ({ rule, ...entry }: ScheduledEntry) => ({
  entryId: newId(),
  ...entry,
  kind: rule.kind,
  amountInCents: rule.kind === 'percentOff' ? null : rule.amountInCents,
  ratePpm: rule.kind === 'percentOff' ? rule.ratePpm : null,
});

/** The prices of price lists, written under the lock of their list. */
@Injectable()
export class PriceEntryRepository {
  constructor(private readonly database: Database) {}

  async of(priceListId: string, db: SqlRunner = this.database): Promise<StoredEntry[]> {
    return (await db.query<EntryRecord>(OF_LISTS, [[priceListId]])).map(readEntry);
  }

  /** The prices of many lists, by list. */
  async ofAll(
    priceListIds: readonly string[],
    db: SqlRunner = this.database,
  ): Promise<ReadonlyMap<string, readonly StoredEntry[]>> {
    const byList = new Map<string, StoredEntry[]>();
    for (const row of await db.query<EntryRecord>(OF_LISTS, [[...priceListIds]])) {
      const entries = byList.get(row.priceListId) ?? [];
      entries.push(readEntry(row));
      byList.set(row.priceListId, entries);
    }
    return byList;
  }

  /** Returns how many there were. */
  removeAll(tx: Transaction, priceListId: string): Promise<number> {
    return tx.execute('DELETE FROM pricing.price_list_entry WHERE price_list_id = $1', [priceListId]);
  }

  async remove(tx: Transaction, priceListId: string, entryIds: readonly string[]): Promise<void> {
    if (entryIds.length > 0) await tx.execute(REMOVE, [priceListId, [...entryIds]]);
  }

  /** Each takes the place of the price for the same tires, quantity and start. */
  async put(tx: Transaction, priceListId: string, entries: readonly ScheduledEntry[]): Promise<void> {
    if (entries.length > 0) await tx.execute(PUT, [priceListId, JSON.stringify(entries.map(rowOf))]);
  }
}
