import { ownValue } from '@simpletread/domain';

import type { CopyValue } from '../database/index.js';
import { Cells } from './cells.js';
import type { ImportKind, ImportValues } from './import-kind.js';
import type { RejectedRow } from './import-report.js';
import type { CsvRow } from './read-csv.js';

export interface ReadRows {
  /** Line number first, then the values in the order of the kind's columns. */
  readonly accepted: readonly (readonly CopyValue[])[];
  readonly rejected: readonly RejectedRow[];
  readonly repeated: number;
}

type ReadOne = { readonly values: ImportValues } | { readonly reason: string };

const readOne = (kind: ImportKind, row: CsvRow): ReadOne => {
  if (row.cells === null) return { reason: 'has a different number of cells than the header' };
  const cells = new Cells(row.cells);
  const values = kind.read(cells);
  return cells.faults.length > 0 ? { reason: cells.faults.join('; ') } : { values };
};

/** Returns a file's rows as values for its table; the first of several rows with one key counts. */
export const readRows = (kind: ImportKind, rows: readonly CsvRow[]): ReadRows => {
  const keyNames = kind.columns.filter((column) => column.role === 'key').map((column) => column.name);
  const lineOfKey = new Map<string, number>();
  const accepted: (readonly CopyValue[])[] = [];
  const rejected: RejectedRow[] = [];
  let repeated = 0;
  for (const row of rows) {
    const read = readOne(kind, row);
    if ('reason' in read) {
      rejected.push({ line: row.line, reason: read.reason });
      continue;
    }
    const rowKey = JSON.stringify(keyNames.map((name) => ownValue(read.values, name)));
    const earlier = lineOfKey.get(rowKey);
    if (earlier === undefined) {
      lineOfKey.set(rowKey, row.line);
      accepted.push([row.line, ...kind.columns.map((column) => ownValue(read.values, column.name) ?? null)]);
    } else if (kind.allowsRepeats) repeated += 1;
    else rejected.push({ line: row.line, reason: `repeats line ${earlier}` });
  }
  return { accepted, rejected, repeated };
};
