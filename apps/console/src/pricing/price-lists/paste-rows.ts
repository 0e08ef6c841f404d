import {
  ENTRY_COLUMNS,
  type EntryColumn,
  entryColumnOf,
  entryMomentOf,
  entryRuleOf,
  entryScopeOf,
  PRICE_ENTRY_SCOPES,
  readCsvLines,
} from '@simpletread/domain';

import { NEW_ROW, type RowFields, rowProblem } from './grid-row.js';

/** A spreadsheet line: its row, or its error. */
export interface PastedRow {
  /** As the spreadsheet counts, the header included. */
  readonly line: number;
  readonly text: string;
  readonly row: RowFields | null;
  readonly problem: string | null;
}

/** A moment as rows hold it; undefined for what is none. */
const momentIn = (text: string): string | null | undefined => {
  const read = entryMomentOf(text);
  return read.ok ? (read.value?.toISOString() ?? null) : undefined;
};

const isHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell.trim().toLowerCase() === 'scope');

const fieldsOf = (cellOf: (column: EntryColumn) => string): RowFields | string => {
  const scope = entryScopeOf(cellOf('scope'));
  if (scope === null) return `“${cellOf('scope')}” isn’t one of ${PRICE_ENTRY_SCOPES.join(', ')}.`;
  const rule = entryRuleOf(cellOf('rule'));
  if (rule === null)
    return `“${cellOf('rule')}” isn’t one of fixed (Price $), percentOff (% off), amountOff ($ off).`;
  const [startsAt, endsAt] = [momentIn(cellOf('starts_at')), momentIn(cellOf('ends_at'))];
  if (startsAt === undefined || endsAt === undefined)
    return 'Write times as 12/1/2026 14:30 or 2026-12-01 14:30 in Eastern time, or include a time zone.';
  return {
    scope,
    about: cellOf('key'),
    minTires: cellOf('min_tires') || NEW_ROW.minTires,
    rule,
    value: cellOf('value').replace(/%$/, ''),
    startsAt,
    endsAt,
  };
};

/**
 * Rows that were copied from a spreadsheet: tabs between cells, with a header that names its columns or in the order of the
 * export. Empty lines are left out; nothing is refused as a whole.
 */
export const pastedRows = (text: string): PastedRow[] => {
  const lines = readCsvLines(text, '\t');
  const first = lines[0]?.cells ?? [];
  const hasHeader = isHeader(first);
  const columns = hasHeader ? first.map(entryColumnOf) : ENTRY_COLUMNS;
  return lines.slice(hasHeader ? 1 : 0).map(({ line, cells }) => {
    const cellOf = (column: EntryColumn): string => (cells[columns.indexOf(column)] ?? '').trim();
    const fields = fieldsOf(cellOf);
    const pasted = { line, text: cells.join(' · ') };
    if (typeof fields === 'string') return { ...pasted, row: null, problem: fields };
    const problem = rowProblem(fields);
    return { ...pasted, row: problem === null ? fields : null, problem };
  });
};
