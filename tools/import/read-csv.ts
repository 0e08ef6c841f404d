import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type CsvLine, readCsvTable } from '@simpletread/domain';
import { ImportRefused } from './import-refused.js';

export interface CsvRow {
  /** The row's first line in the file; the header is line 1. */
  readonly line: number;
  /** Null if the row has more or fewer cells than the header. */
  readonly cells: ReadonlyMap<string, string> | null;
}

const parseText = (name: string, text: string): readonly CsvLine[] => {
  const { lines, isBroken } = readCsvTable(text);
  if (isBroken) throw new ImportRefused(`${name} is not readable as CSV: a quote never ends.`);
  return lines;
};

const checkHeader = (name: string, found: readonly string[], wanted: readonly string[]): void => {
  const missing = wanted.filter((column) => !found.includes(column));
  const unknown = found.filter((column) => !wanted.includes(column));
  if (missing.length === 0 && unknown.length === 0 && found.length === wanted.length) return;
  const parts = [
    missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
    unknown.length > 0 ? `has unknown columns: ${unknown.join(', ')}` : '',
    missing.length + unknown.length === 0 ? 'names a column twice' : '',
  ].filter((part) => part !== '');
  throw new ImportRefused(`${name} is another kind of file: its header ${parts.join(' and ')}.`);
};

/** Reads a CSV file whose header has exactly the columns of `header`, in any order. Throws `ImportRefused` for any other. */
export const readCsv = async (path: string, header: readonly string[]): Promise<readonly CsvRow[]> => {
  const name = basename(path);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ImportRefused(`${path} cannot be read.`, { cause });
  });
  const [first, ...records] = parseText(name, text);
  const found = first?.cells.map((column) => column.trim()) ?? [];
  checkHeader(name, found, header);
  return records.map(({ line, cells: record }) => ({
    line,
    cells:
      record.length === found.length
        ? new Map(found.map((column, index) => [column, record[index] ?? '']))
        : null,
  }));
};
