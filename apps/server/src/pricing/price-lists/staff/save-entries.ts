import { Injectable } from '@nestjs/common';
import type { EntriesSaved } from '@simpletread/contract';
import { ok, readEntryCsv, refuse, type Result, type ScheduledEntry } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { KnownKeys, PriceEntryRepository, PriceListRepository } from '../../rules/index.js';
import { keyedRows, keysOf } from './keyed-rows.js';
import { type EntryPlan, planEntries, type WantedRow } from './plan-entries.js';
import { PriceListView } from './price-list-view.js';

interface SaveRequest {
  readonly priceListId: string;
  readonly version: number;
  readonly isDryRun: boolean;
  readonly removedIds: readonly string[];
  readonly isReplacing: boolean;
}

const MOST_ENTRIES = 20_000;
/** An import may change thousands of prices. The audit keeps this many of them, and the total. */
const MOST_REPORTED = 500;

const countsOf = ({ outcomes, removed }: EntryPlan): EntriesSaved['counts'] => {
  const count = (outcome: string): number => outcomes.filter((row) => row.outcome === outcome).length;
  return {
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    removed: removed.length,
    refused: count('refused'),
  };
};

const told = (entries: readonly ScheduledEntry[]) => entries.slice(0, MOST_REPORTED);

/** Saves the prices of a list, all rows of a call or none, from the grid or from a table. */
@Injectable()
export class SaveEntries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly priceLists: PriceListRepository,
    private readonly entries: PriceEntryRepository,
    private readonly keys: KnownKeys,
    private readonly view: PriceListView,
    private readonly audit: Audit,
  ) {}

  grid(
    request: Omit<SaveRequest, 'isReplacing'>,
    entries: readonly ScheduledEntry[],
    context: StaffContext,
  ): Promise<Result<EntriesSaved>> {
    const rows = entries.map((entry, row): WantedRow => ({ row, entry: ok(entry) }));
    return this.save({ ...request, isReplacing: false }, rows, context);
  }

  async table(
    request: Omit<SaveRequest, 'removedIds'>,
    csv: string,
    context: StaffContext,
  ): Promise<Result<EntriesSaved>> {
    const lines = readEntryCsv(csv);
    if (!lines.ok) return lines;
    const rows = lines.value.map(({ line, entry }): WantedRow => ({ row: line, entry }));
    return this.save({ ...request, removedIds: [] }, rows, context);
  }

  private async save(
    request: SaveRequest,
    rows: readonly WantedRow[],
    context: StaffContext,
  ): Promise<Result<EntriesSaved>> {
    // Before anything is looked up or locked for them.
    if (rows.length > MOST_ENTRIES) return refuse('pricing.tooManyEntries', { max: MOST_ENTRIES });
    const { priceListId, version } = request;
    return this.work.run(async (tx): Promise<Result<EntriesSaved>> => {
      const list = await this.priceLists.lock(tx, priceListId);
      if (list === null) return refuse('record.missing');
      if (list.version !== version) return refuse('record.stale');
      if (list.state === 'archived') return refuse('pricing.stateRefused', { state: list.state });
      const plan = await this.plan(tx, request, rows);
      if (plan.total > MOST_ENTRIES) return refuse('pricing.tooManyEntries', { max: MOST_ENTRIES });
      const isApplied = !request.isDryRun && plan.outcomes.every(({ outcome }) => outcome !== 'refused');
      if (isApplied) await this.apply(tx, priceListId, plan);
      await this.record(tx, priceListId, plan, isApplied, context);
      const priceList = await this.view.find(priceListId, tx);
      if (!priceList.ok) return priceList;
      return ok({ isApplied, rows: [...plan.outcomes], counts: countsOf(plan), priceList: priceList.value });
    });
  }

  private async plan(tx: Transaction, request: SaveRequest, rows: readonly WantedRow[]): Promise<EntryPlan> {
    const unknown = await this.keys.unknown(keysOf(rows), tx);
    return planEntries({
      existing: await this.entries.of(request.priceListId, tx),
      wanted: keyedRows(rows, unknown, await this.keys.meant(unknown, tx)),
      removedIds: new Set(request.removedIds),
      isReplacing: request.isReplacing,
    });
  }

  private async apply(tx: Transaction, priceListId: string, { put, removed }: EntryPlan): Promise<void> {
    if (put.length + removed.length === 0) return;
    await this.entries.remove(
      tx,
      priceListId,
      removed.map(({ entryId }) => entryId),
    );
    await this.entries.put(tx, priceListId, put);
    await this.priceLists.touch(tx, priceListId);
  }

  private record(
    tx: Transaction,
    subjectId: string,
    plan: EntryPlan,
    isApplied: boolean,
    context: StaffContext,
  ): Promise<void> {
    const counts = countsOf(plan);
    const before = { entries: told([...plan.replaced, ...plan.removed]) };
    const after = { ...counts, entries: told(plan.put) };
    return this.audit.recordStaff(
      tx,
      isApplied
        ? { action: 'priceList.saveEntries', subjectType: 'priceList', subjectId, before, after }
        : {
            action: 'priceList.tryEntries',
            subjectType: 'priceList',
            subjectId,
            before: null,
            after: { ...counts, isApplied },
          },
      context,
    );
  }
}
