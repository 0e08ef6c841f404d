import { faultMessage } from '@simpletread/contract';
import {
  type ChangeSet,
  type FieldChange,
  readCell,
  type RecordField,
  type RecordForm,
} from '@simpletread/domain';

/** One line of the form: a field, and what it is set to or by how many percent it is raised. */
export interface BulkRow {
  readonly field: string;
  readonly kind: 'set' | 'raise';
  readonly cell: string;
}

/** The fields that may be changed for many. */
export const bulkFields = ({ fields }: RecordForm): readonly RecordField[] =>
  fields.filter(({ isKey, isSingle }) => isKey !== true && isSingle !== true);

const PERCENT = /^-?\d{1,3}(\.\d{1,4})?$/;
const PPM_PER_PERCENT = 10_000;

const changeOf = (field: RecordField, { kind, cell }: BulkRow): FieldChange | string => {
  if (kind === 'raise') {
    const text = cell.trim().replace(/%$/, '');
    return PERCENT.test(text)
      ? { kind, ratePpm: Math.round(Number(text) * PPM_PER_PERCENT) }
      : `${field.label}: a percentage such as 2.5 or -10`;
  }
  const read = readCell(field, cell);
  return read.ok ? { kind, value: read.value } : faultMessage(read.fault);
};

/** The change set of the lines, or what is wrong with the first wrong one. */
export const changeSetOf = (form: RecordForm, rows: readonly BulkRow[]): ChangeSet | string => {
  const change = new Map<string, FieldChange>();
  for (const row of rows) {
    const field = form.fields.find(({ name }) => name === row.field);
    if (field === undefined) continue;
    const each = changeOf(field, row);
    if (typeof each === 'string') return each;
    change.set(row.field, each);
  }
  return Object.fromEntries(change);
};
