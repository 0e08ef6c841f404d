import {
  ENTRY_COLUMNS,
  type EntryColumn,
  entryColumnOf,
  entryMomentOf,
  entryRuleOf,
  entryScopeOf,
  PRICE_ENTRY_SCOPES,
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

/** Quoted where a cell holds a tab, a line break or a quote; as spreadsheets put it on the clipboard. */
const linesOf = (text: string): string[][] => {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const close = (): void => {
    lines.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') close();
    else if (sign === '\n') {
      close();
      lines.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  close();
  return lines;
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
  const lines = linesOf(text);
  const [first = []] = lines;
  const hasHeader = isHeader(first);
  const columns = hasHeader ? first.map(entryColumnOf) : ENTRY_COLUMNS;
  return lines.flatMap((cells, index) => {
    if ((hasHeader && index === 0) || cells.every((cell) => cell.trim() === '')) return [];
    const cellOf = (column: EntryColumn): string => (cells[columns.indexOf(column)] ?? '').trim();
    const fields = fieldsOf(cellOf);
    const line = { line: index + 1, text: cells.join(' · ') };
    if (typeof fields === 'string') return [{ ...line, row: null, problem: fields }];
    const problem = rowProblem(fields);
    return [{ ...line, row: problem === null ? fields : null, problem }];
  });
};
