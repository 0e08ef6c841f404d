import {
  type FieldValue,
  ownValue,
  type RecordField,
  type RecordForm,
  type RecordValues,
} from '@simpletread/domain';

import type { Computed } from '../../platform/database/index.js';
import type { StoredRecord } from './record-store.js';
import type { RecordMapping } from './record-mapping.js';

/** A row of a table that a `RecordMapping` describes; `recordOf` reads each field by the rule of its form. */
export type TableRow = Computed<{
  recordId: string;
  recordLabel: string;
  recordVersion: number;
  recordUpdatedAt: Date;
  [field: string]: unknown;
}>;

const valueOf = ({ rule, name }: RecordField, { blanks = [] }: RecordMapping, value: unknown): FieldValue => {
  if (value === null || value === undefined) return null;
  // Decimals of the database come as texts.
  if (rule.kind === 'number' || rule.kind === 'money') return Number(value);
  if (value === '' && blanks.includes(name)) return null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
};

/** A row as a record of the form. */
export const recordOf = (mapping: RecordMapping, { fields }: RecordForm, row: TableRow): StoredRecord => ({
  id: row.recordId,
  label: row.recordLabel,
  version: row.recordVersion,
  updatedAt: row.recordUpdatedAt,
  values: Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field, mapping, ownValue(row, field.name))]),
  ),
});

/** Fields as the columns of the table hold them, with those that follow from them. */
export const rowOf = (
  { columns, blanks = [], derived }: RecordMapping,
  values: RecordValues,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      ownValue(columns, name) ?? name,
      value === null && blanks.includes(name) ? '' : value,
    ]),
  ),
  ...derived?.(values),
});
