import { ENTRY_COLUMNS, PRICE_ENTRY_SCOPES } from '@simpletread/domain';

import { momentOf } from '../../audit/eastern-moment.js';
import { NEW_ROW, type RowFields, rowProblem } from './grid-row.js';

/** A line of a spreadsheet: the row that it stands for, or what is wrong with it. */
export interface PastedRow {
  /** As the spreadsheet counts, the header included. */
  readonly line: number;
  readonly text: string;
  readonly row: RowFields | null;
  readonly problem: string | null;
}

type Column = (typeof ENTRY_COLUMNS)[number];

const SCOPE_WORDS: Readonly<Record<string, RowFields['scope']>> = {
  tires: 'tire',
  lines: 'line',
  sizes: 'size',
  brands: 'brand',
  categories: 'category',
  everything: 'all',
};

const RULE_WORDS: Readonly<Record<string, RowFields['rule']>> = {
  fixed: 'fixed',
  price: 'fixed',
  'price $': 'fixed',
  percentoff: 'percentOff',
  'percent off': 'percentOff',
  '% off': 'percentOff',
  amountoff: 'amountOff',
  'amount off': 'amountOff',
  '$ off': 'amountOff',
};

const ZONED = /(Z|[+-]\d{2}:\d{2})$/;
/** As spreadsheets in the States write it: month, day, year, and a time by 24 hours if there is one. */
const SHEET = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const WALL = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?)?$/;

const two = (figure: string): string => figure.padStart(2, '0');

/** `12/1/2026 14:30` as `2026-12-01T14:30:00`; another text as it is. */
const wallOf = (text: string): string => {
  const [, month, day, year, hour = '00', minute = '00', second = '00'] = SHEET.exec(text) ?? [];
  return month === undefined || day === undefined || year === undefined
    ? text
    : `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}`;
};

/** A moment with its zone, or by the clock in the East; undefined for what is none. */
const momentIn = (text: string): string | null | undefined => {
  if (text === '') return null;
  if (ZONED.test(text)) {
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : new Date(at).toISOString();
  }
  const written = wallOf(text);
  if (!WALL.test(written)) return undefined;
  const wall = written.length === 10 ? `${written}T00:00` : written.replace(' ', 'T');
  return momentOf(wall)?.toISOString();
};

const scopeOf = (text: string): RowFields['scope'] | undefined =>
  PRICE_ENTRY_SCOPES.find((scope) => scope === text.toLowerCase()) ?? SCOPE_WORDS[text.toLowerCase()];

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

const columnsOf = (header: readonly string[]): (Column | undefined)[] =>
  header.map((cell) =>
    ENTRY_COLUMNS.find((column) => column === cell.trim().toLowerCase().replaceAll(' ', '_')),
  );

const fieldsOf = (cellOf: (column: Column) => string): RowFields | string => {
  const scope = scopeOf(cellOf('scope'));
  if (scope === undefined) return `“${cellOf('scope')}” is none of ${PRICE_ENTRY_SCOPES.join(', ')}.`;
  const rule = RULE_WORDS[cellOf('rule').toLowerCase()];
  if (rule === undefined)
    return `“${cellOf('rule')}” is none of fixed (Price $), percentOff (% off), amountOff ($ off).`;
  const [startsAt, endsAt] = [momentIn(cellOf('starts_at')), momentIn(cellOf('ends_at'))];
  if (startsAt === undefined || endsAt === undefined)
    return 'Write times as 12/1/2026 14:30 or 2026-12-01 14:30, in Eastern time, or with their zone.';
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
  const columns = hasHeader ? columnsOf(first) : ENTRY_COLUMNS;
  return lines.flatMap((cells, index) => {
    if ((hasHeader && index === 0) || cells.every((cell) => cell.trim() === '')) return [];
    const cellOf = (column: Column): string => (cells[columns.indexOf(column)] ?? '').trim();
    const fields = fieldsOf(cellOf);
    const line = { line: index + 1, text: cells.join(' · ') };
    if (typeof fields === 'string') return [{ ...line, row: null, problem: fields }];
    const problem = rowProblem(fields);
    return [{ ...line, row: problem === null ? fields : null, problem }];
  });
};
