/** Cells of a line as they stand in a table separated by commas. */
export type CsvCells = readonly string[];

const NEEDS_QUOTES = /[",\r\n]/;
// What a spreadsheet would take for a formula and carry out.
const FORMULA = /^[=+\-@\t]/;

const written = (cell: string): string => {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes lines as CSV with CRLF ends. A cell that a spreadsheet would carry out as a formula gets an apostrophe in front. */
export const writeCsv = (lines: readonly CsvCells[]): string =>
  lines.map((line) => `${line.map(written).join(',')}\r\n`).join('');

/** One cell from `at` on, and where it ends. */
const cellAt = (text: string, at: number): { readonly cell: string; readonly next: number } => {
  if (text[at] !== '"') {
    let next = at;
    while (next < text.length && !',\r\n'.includes(text.charAt(next))) next += 1;
    return { cell: text.slice(at, next), next };
  }
  let cell = '';
  let next = at + 1;
  while (next < text.length) {
    const quote = text.indexOf('"', next);
    if (quote === -1) return { cell: cell + text.slice(next), next: text.length };
    cell += text.slice(next, quote);
    if (text[quote + 1] !== '"') return { cell, next: quote + 1 };
    cell += '"';
    next = quote + 2;
  }
  return { cell, next };
};

/** A line of a table and the number of the file's line on which it begins, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: CsvCells;
}

const LINE_END = /\r\n|\r|\n/g;

const breaksIn = (text: string): number => text.match(LINE_END)?.length ?? 0;

/**
 * The lines of a CSV table, whatever its line ends, with or without quotes and a byte order mark; empty lines are left out, but counted, as
 * are line breaks within quotes. Nothing is refused: a quote that never ends takes the rest of the text.
 */
export const readCsvLines = (text: string): CsvLine[] => {
  const lines: { line: number; cells: string[] }[] = [{ line: 1, cells: [] }];
  const last = () => lines[lines.length - 1] ?? { line: 1, cells: [] };
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let number = 1;
  while (at < text.length) {
    const { cell, next } = cellAt(text, at);
    last().cells.push(cell);
    number += breaksIn(text.slice(at, next));
    const end = text[next];
    at = next + 1;
    if (end === ',') {
      // A comma at the very end still begins a cell.
      if (at >= text.length) last().cells.push('');
    } else if (end !== undefined) {
      if (end === '\r' && text[at] === '\n') at += 1;
      number += 1;
      lines.push({ line: number, cells: [] });
    }
  }
  return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
};

/** The cells of `readCsvLines` alone. */
export const readCsv = (text: string): CsvCells[] => readCsvLines(text).map(({ cells }) => cells);
