import type pg from 'pg';
import { z } from 'zod';
import { copyRows, inTransaction, queryRows } from '../database/index.js';
import type { ImportKind } from './import-kind.js';
import { ImportRefused } from './import-refused.js';
import type { ImportReport, RejectedRow } from './import-report.js';
import { readCsv } from './read-csv.js';
import { readRows } from './read-rows.js';
import { sampleChanges, sampleNewKeys } from './sample-changes.js';
import * as sql from './staging-sql.js';

export interface ImportOptions {
  /** Only reports the changes. */
  readonly isDryRun?: boolean;
  /** The share of rejected rows, 0 to 1, above which the whole file is rejected. */
  readonly mostRejected?: number;
  /** The number of changed and new rows in the report. */
  readonly sample?: number;
}

const MOST_REJECTED = 0.05;
const SAMPLE = 20;

const foundRow = z.object({
  line: z.number(),
  found: z.string(),
});

const outcomeRow = z.object({ inserted: z.number(), changed: z.number(), total: z.number() });

const rejectByDatabase = async (client: pg.ClientBase, kind: ImportKind): Promise<readonly RejectedRow[]> => {
  const rejected: RejectedRow[] = [];
  for (const reference of kind.references) {
    const rows = await queryRows(client, foundRow, sql.rejectUnknown(reference));
    rejected.push(
      ...rows.map(({ line, found }) => ({ line, reason: `${reference.noun} "${found}" is unknown` })),
    );
  }
  if (kind.write === 'upsert') return rejected;
  const rows = await queryRows(client, foundRow, sql.rejectNew(kind));
  return [...rejected, ...rows.map(({ line, found }) => ({ line, reason: `"${found}" does not exist` }))];
};

const refuseWhenMostlyWrong = (
  kind: ImportKind,
  rowCount: number,
  rejected: readonly RejectedRow[],
  most: number,
): void => {
  if (rejected.length <= rowCount * most) return;
  const [first] = rejected;
  throw new ImportRefused(
    `${rejected.length} of ${rowCount} rows of ${kind.name} are invalid; nothing was imported (line ${first?.line}: ${first?.reason}).`,
  );
};

/**
 * Updates the table of `kind` from a file, inside the caller's open transaction: new rows are inserted, differing ones changed, equal ones
 * untouched, and invalid rows left out with their reason. Throws `ImportRefused` for another kind of file, and if more than `mostRejected`
 * of its rows are invalid.
 */
export const importWithin = async (
  client: pg.ClientBase,
  kind: ImportKind,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> => {
  const { isDryRun = false, mostRejected = MOST_REJECTED, sample = SAMPLE } = options;
  const rows = await readCsv(path, kind.header);
  const read = readRows(kind, rows);
  await client.query(sql.createStaging(kind));
  await copyRows(
    client,
    sql.STAGED,
    ['line_no', ...kind.columns.map((column) => column.name)],
    read.accepted,
  );
  await client.query(sql.analyzeStaging);
  const rejected = [...read.rejected, ...(await rejectByDatabase(client, kind))].sort(
    (a, b) => a.line - b.line,
  );
  refuseWhenMostlyWrong(kind, rows.length, rejected, mostRejected);
  const [outcome] = await queryRows(client, outcomeRow, sql.countOutcome(kind));
  const { inserted = 0, changed = 0, total = 0 } = outcome ?? {};
  const report: ImportReport = {
    kind: kind.name,
    isDryRun,
    inserted,
    changed,
    unchanged: total - inserted - changed,
    repeated: read.repeated,
    rejected,
    changes: changed > 0 && sample > 0 ? await sampleChanges(client, kind, sample) : [],
    newKeys: inserted > 0 && sample > 0 ? await sampleNewKeys(client, kind, sample) : [],
  };
  if (!isDryRun) await client.query(kind.write === 'upsert' ? sql.upsert(kind) : sql.update(kind));
  await client.query(sql.dropStaging);
  return report;
};

/** Runs `importWithin` in its own transaction; a dry run leaves no trace. */
export const importFile = (
  client: pg.ClientBase,
  kind: ImportKind,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> =>
  inTransaction(
    client,
    () => importWithin(client, kind, path, options),
    (report) => !report.isDryRun,
  );
