import Papa from 'papaparse';

/** The cells of one line of a comma-separated table. */
export type CsvCells = readonly string[];

// Text that a spreadsheet would execute as a formula.
const FORMULA = /^[=+\-@\t\r]/;

const defused = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Writes lines as CSV with CRLF line ends. Puts an apostrophe before text that a spreadsheet would execute as a formula. */
export const writeCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.length === 0
    ? ''
    : `${Papa.unparse(
        lines.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : defused(cell)))),
        { newline: '\r\n' },
      )}\r\n`;

/** A line of a table and its first line number in the file, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: CsvCells;
}

const LINE_END = /\r\n|\r|\n/g;

const breaksIn = (text: string): number => text.match(LINE_END)?.length ?? 0;

// The library supports one kind of line end per table; other kinds matter only within quotes.
const evenLines = (text: string): string => (text.includes('"') ? text : text.replace(LINE_END, '\n'));

/** The lines of a CSV table, and true if one of its quotes never ends. */
export interface CsvTable {
  readonly lines: readonly CsvLine[];
  readonly isBroken: boolean;
}

/** The separator of cells: a comma in files, a tab in text that spreadsheets put on the clipboard. */
export type CsvDelimiter = ',' | '\t';

/**
 * Reads a CSV table with any line ends, with or without quotes and a byte order mark. Empty lines are dropped but counted, as are line
 * breaks within quotes. Refuses nothing: a quote that never ends takes the rest of the text.
 */
export const readCsvTable = (text: string, delimiter: CsvDelimiter = ','): CsvTable => {
  const plain = evenLines(text.replace(/^\uFEFF/, ''));
  const lines: CsvLine[] = [];
  let [line, at, isBroken] = [1, 0, false];
  Papa.parse<string[]>(plain, {
    delimiter,
    step: ({ data, errors, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data });
      line += breaksIn(plain.slice(at, meta.cursor));
      at = meta.cursor;
      isBroken ||= errors.some(({ code }) => code === 'MissingQuotes');
    },
  });
  return { lines, isBroken };
};

/** Returns only the lines of `readCsvTable`. */
export const readCsvLines = (text: string, delimiter: CsvDelimiter = ','): readonly CsvLine[] =>
  readCsvTable(text, delimiter).lines;

/** Returns only the cells of `readCsvTable`. */
export const readCsv = (text: string): CsvCells[] => readCsvLines(text).map(({ cells }) => cells);
