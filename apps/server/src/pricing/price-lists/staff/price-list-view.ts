import { Injectable } from '@nestjs/common';
import type { csvFile, PriceListRow as PriceListReply } from '@simpletread/contract';
import { ok, refuse, type Result, writeEntryCsv } from '@simpletread/domain';
import type { z } from 'zod';

import { type Computed, Database, ReadReplica, type SqlRunner } from '../../../platform/database/index.js';
import { PriceEntryRepository, type PriceListRow } from '../../rules/index.js';

type CsvFile = z.output<typeof csvFile>;

/** A price list `l` as lists show it. */
export type ListedPriceList = Pick<
  PriceListRow,
  'id' | 'name' | 'audience' | 'state' | 'starts_at' | 'ends_at' | 'campaign_id' | 'version' | 'updated_at'
> &
  Computed<{ phase: PriceListReply['phase']; entry_count: number }>;

export const PRICE_LIST_COLUMNS = `
  l.id, l.name, l.audience, l.state, l.starts_at, l.ends_at,
  CASE WHEN l.state <> 'active' THEN l.state WHEN l.ends_at <= now() THEN 'ended' WHEN l.starts_at > now() THEN 'scheduled'
    ELSE 'running' END AS phase,
  (SELECT count(*)::int FROM pricing.price_list_entry e WHERE e.price_list_id = l.id) AS entry_count,
  -- A campaign that is over no longer says when it counts.
  CASE WHEN l.ends_at <= now() THEN NULL ELSE l.campaign_id END AS campaign_id, l.version, l.updated_at`;

const FIND = `SELECT ${PRICE_LIST_COLUMNS} FROM pricing.price_list l WHERE l.id = $1`;

export const priceListRowOf = (row: ListedPriceList): PriceListReply => ({
  id: row.id,
  name: row.name,
  audience: row.audience,
  state: row.state,
  phase: row.phase,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  entryCount: row.entry_count,
  campaignId: row.campaign_id,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Price lists as the console shows them. */
@Injectable()
export class PriceListView {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly entries: PriceEntryRepository,
  ) {}

  async find(
    priceListId: string,
    db: SqlRunner = this.database,
  ): Promise<Result<PriceListReply, 'record.missing'>> {
    const row = await db.one<ListedPriceList>(FIND, [priceListId]);
    return row === null ? refuse('record.missing') : ok(priceListRowOf(row));
  }

  async export(priceListId: string): Promise<Result<CsvFile, 'record.missing'>> {
    const found = await this.find(priceListId);
    if (!found.ok) return found;
    const text = writeEntryCsv(await this.entries.of(priceListId, await this.source(found.value)));
    return ok({ name: `prices-${fileNameOf(found.value.name)}.csv`, mediaType: 'text/csv', text });
  }

  /** The replica, once it knows the last save of the list. */
  private async source({ id, version }: PriceListReply): Promise<SqlRunner> {
    const copy = await this.find(id, this.replica);
    return copy.ok && copy.value.version === version ? this.replica : this.database;
  }
}
