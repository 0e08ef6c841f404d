import Papa from 'papaparse';

/** Cells of a line as they stand in a table separated by commas. */
export type CsvCells = readonly string[];

// What a spreadsheet would take for a formula and carry out.
const FORMULA = /^[=+\-@\t\r]/;

const defused = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Writes lines as CSV with CRLF ends. A text that a spreadsheet would carry out as a formula gets an apostrophe in front. */
export const writeCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.length === 0
    ? ''
    : `${Papa.unparse(
        lines.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : defused(cell)))),
        { newline: '\r\n' },
      )}\r\n`;

/** A line of a table and the number of the file's line on which it begins, counted from 1. */
export interface CsvLine {
  readonly line: number;
  readonly cells: CsvCells;
}

const LINE_END = /\r\n|\r|\n/g;

const breaksIn = (text: string): number => text.match(LINE_END)?.length ?? 0;

// The library knows one kind of line end per table; only within quotes do others mean something.
const evenLines = (text: string): string => (text.includes('"') ? text : text.replace(LINE_END, '\n'));

/** Lines of a CSV table, and true if a quote in it never ends. */
export interface CsvTable {
  readonly lines: readonly CsvLine[];
  readonly isBroken: boolean;
}

/**
 * The lines of a CSV table, whatever its line ends, with or without quotes and a byte order mark; empty lines are left out, but counted, as
 * are line breaks within quotes. Nothing is refused: a quote that never ends takes the rest of the text.
 */
export const readCsvTable = (text: string): CsvTable => {
  const plain = evenLines(text.replace(/^\uFEFF/, ''));
  const lines: CsvLine[] = [];
  let [line, at, isBroken] = [1, 0, false];
  Papa.parse<string[]>(plain, {
    delimiter: ',',
    step: ({ data, errors, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data });
      line += breaksIn(plain.slice(at, meta.cursor));
      at = meta.cursor;
      isBroken ||= errors.some(({ code }) => code === 'MissingQuotes');
    },
  });
  return { lines, isBroken };
};

/** The lines of `readCsvTable` alone. */
export const readCsvLines = (text: string): readonly CsvLine[] => readCsvTable(text).lines;

/** The cells of `readCsvTable` alone. */
export const readCsv = (text: string): CsvCells[] => readCsvLines(text).map(({ cells }) => cells);
