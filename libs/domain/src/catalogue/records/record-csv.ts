import { readCsvLines, writeCsv } from '../../csv/index.js';
import { ownValue } from '../../lookup/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { FieldValue, RecordField, RecordValues } from './field-rule.js';
import { cellOf, readCell } from './read-field.js';
import type { RecordForm } from './record-form.js';

/** The most records a table may hold. */
export const MOST_TABLE_RECORDS = 50_000;

/** A line of the table: its number in the file as an editor shows it, and its fields or what is wrong with it. */
export interface RecordLine {
  readonly line: number;
  readonly values: Result<RecordValues>;
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the columns of a kind's table, in order. */
export const recordColumns = ({ fields }: RecordForm): readonly string[] =>
  fields.map(({ name }) => snake(name.replace(/InCents$/, '')));

/** An empty cell of a field that defaults to another field counts as not given. */
const isLeftOut = ({ beginsAs }: RecordField, cell: string): boolean =>
  beginsAs !== undefined && cell.trim() === '';

/**
 * Reads records from CSV: columns by name, in any order. Key columns are required; columns left out stay unchanged. Refuses a table without
 * the key or with unknown columns with `records.csvUnreadable`; faults of a line are reported with the line.
 */
export const readRecordCsv = (
  form: RecordForm,
  text: string,
): Result<readonly RecordLine[], 'records.csvUnreadable'> => {
  const [header, ...lines] = readCsvLines(text);
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const columns = recordColumns(form);
  const needed = columns.filter((_, at) => form.fields[at]?.isKey === true);
  const isWhole = needed.every((name) => names.includes(name));
  const isKnown = names.every((name) => columns.includes(name));
  if (!isWhole || !isKnown || new Set(names).size !== names.length)
    return refuse('records.csvUnreadable', { columns: columns.join(', '), needed: needed.join(', ') });
  const places = names.map((name) => form.fields[columns.indexOf(name)]);
  return ok(
    lines.map(({ line, cells }) => {
      const values = new Map<string, FieldValue>();
      if (cells.length > names.length)
        return { line, values: refuse('records.cellsTooMany', { columns: names.length }) };
      for (const [at, field] of places.entries()) {
        if (field === undefined || isLeftOut(field, cells[at] ?? '')) continue;
        const read = readCell(field, cells[at] ?? '');
        if (!read.ok) return { line, values: read };
        values.set(field.name, read.value);
      }
      return { line, values: ok(Object.fromEntries(values)) };
    }),
  );
};

/** Writes records as CSV that `readRecordCsv` can read. */
export const writeRecordCsv = (form: RecordForm, records: readonly RecordValues[]): string =>
  writeCsv([
    recordColumns(form),
    ...records.map((values) =>
      form.fields.map((field) => cellOf(field, ownValue(values, field.name) ?? null)),
    ),
  ]);
