import { faultMessage } from '@simpletread/contract';
import {
  cellOf,
  type FieldValue,
  ownValue,
  readCell,
  type RecordField,
  type RecordForm,
  type RecordValues,
} from '@simpletread/domain';

/** A record as form values: each field as in an exported table. */
export type RecordCells = Readonly<Record<string, string>>;

const EMPTY_CELLS = { flag: 'no', choice: '', text: '', number: '', money: '' } as const;

/** Required choices start with the first one. */
const emptyCell = ({ rule, isOptional }: RecordField): string =>
  rule.kind === 'choice' && isOptional !== true ? (rule.options[0]?.label ?? '') : EMPTY_CELLS[rule.kind];

export const cellsOf = ({ fields }: RecordForm, values: RecordValues | null): RecordCells =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      values === null ? emptyCell(field) : cellOf(field, ownValue(values, field.name) ?? null),
    ]),
  );

interface ReadCells {
  readonly values: RecordValues;
  /** Errors by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The body to send. For an existing record, only the changed fields. */
export const readCells = (form: RecordForm, cells: RecordCells, before: RecordValues | null): ReadCells => {
  const values = new Map<string, FieldValue>();
  const errors = new Map<string, string>();
  for (const field of form.fields) {
    const { name, isKey, beginsAs } = field;
    if (before !== null && isKey === true) continue;
    if (before === null && beginsAs !== undefined && (ownValue(cells, name) ?? '').trim() === '') continue;
    const read = readCell(field, ownValue(cells, name) ?? '');
    if (!read.ok) errors.set(name, faultMessage(read.fault));
    else if (before === null || read.value !== (ownValue(before, name) ?? null)) values.set(name, read.value);
  }
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors) };
};

/** A value as people read it. */
export const shownValue = (field: RecordField | undefined, value: FieldValue): string => {
  if (value === null) return '–';
  if (field === undefined) return String(value);
  const cell = cellOf(field, value);
  return field.rule.kind === 'money' ? `$${cell}` : cell;
};
