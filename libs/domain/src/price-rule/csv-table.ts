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

/**
 * The lines of a CSV table, whatever its line ends, with or without quotes and a byte order mark; empty lines are left out. Nothing
 * is refused: a quote that never ends takes the rest of the text.
 */
export const readCsv = (text: string): CsvCells[] => {
  const lines: string[][] = [[]];
  const last = () => lines[lines.length - 1] ?? [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const { cell, next } = cellAt(text, at);
    last().push(cell);
    const end = text[next];
    at = next + 1;
    if (end === ',') {
      // A comma at the very end still begins a cell.
      if (at >= text.length) last().push('');
    } else if (end !== undefined) {
      if (end === '\r' && text[at] === '\n') at += 1;
      lines.push([]);
    }
  }
  return lines.filter((line) => line.some((cell) => cell.trim() !== ''));
};
