import { Injectable } from '@nestjs/common';
import type { ScheduledEntry } from '@simpletread/domain';
import { In } from 'typeorm';

import {
  columnList,
  Database,
  type SqlRunner,
  type Transaction,
  typedColumnList,
} from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { priceListEntryEntity, type PriceListEntryRow } from './price-list-entry.entity.js';
import { ENTRY_COLUMNS, type EntryRecord, readEntry, type StoredEntry } from './stored-price-list.js';

const OF_LISTS = `
  SELECT id AS "entryId", ${ENTRY_COLUMNS} FROM pricing.price_list_entry WHERE price_list_id = ANY ($1::uuid[])
  ORDER BY price_list_id, scope, key, min_tires, starts_at NULLS FIRST`;

const WRITTEN = [
  'id',
  'scope',
  'key',
  'min_tires',
  'kind',
  'amount_in_cents',
  'rate_ppm',
  'starts_at',
  'ends_at',
] as const satisfies readonly (keyof PriceListEntryRow)[];
const COLUMNS = columnList(WRITTEN);
const RECORD = typedColumnList(priceListEntryEntity, WRITTEN);

const PUT = `
  INSERT INTO pricing.price_list_entry (price_list_id, ${COLUMNS})
  SELECT $1, ${COLUMNS} FROM jsonb_to_recordset($2::jsonb) AS e (${RECORD})
  ON CONFLICT (price_list_id, scope, key, min_tires, starts_at) DO UPDATE
    SET kind = EXCLUDED.kind, amount_in_cents = EXCLUDED.amount_in_cents, rate_ppm = EXCLUDED.rate_ppm, ends_at = EXCLUDED.ends_at`;

const rowOf = ({ rule, ...entry }: ScheduledEntry): Pick<PriceListEntryRow, (typeof WRITTEN)[number]> => ({
  id: newId(),
  scope: entry.scope,
  key: entry.key,
  min_tires: entry.minTires,
  kind: rule.kind,
  amount_in_cents: rule.kind === 'percentOff' ? null : rule.amountInCents,
  rate_ppm: rule.kind === 'percentOff' ? rule.ratePpm : null,
  starts_at: entry.startsAt,
  ends_at: entry.endsAt,
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
  async removeAll(tx: Transaction, priceListId: string): Promise<number> {
    const removed = await tx.repository(priceListEntryEntity).delete({ price_list_id: priceListId });
    return removed.affected ?? 0;
  }

  async remove(tx: Transaction, priceListId: string, entryIds: readonly string[]): Promise<void> {
    if (entryIds.length === 0) return;
    await tx.repository(priceListEntryEntity).delete({ price_list_id: priceListId, id: In([...entryIds]) });
  }

  /** Each replaces the price for the same tires, quantity and start. */
  async put(tx: Transaction, priceListId: string, entries: readonly ScheduledEntry[]): Promise<void> {
    if (entries.length > 0) await tx.execute(PUT, [priceListId, JSON.stringify(entries.map(rowOf))]);
  }
}
