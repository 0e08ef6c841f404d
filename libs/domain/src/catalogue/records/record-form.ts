import { isOwnKey, ownValue } from '../../lookup/index.js';
import { type Fault, ok, type Result } from '../../result/index.js';
import type { FieldValue, RecordField, RecordValues } from './field-rule.js';
import { readField } from './read-field.js';

/** A kind of record that staff maintain. */
export interface RecordForm {
  /** Its singular noun, such as `size`. */
  readonly noun: string;
  readonly nouns: string;
  readonly fields: readonly RecordField[];
  /** List filters that are not fields. */
  readonly alsoFilters?: readonly { readonly name: string; readonly label: string }[];
  /** Rules across several fields; null if they hold. */
  readonly check?: (values: RecordValues) => Fault | null;
  /** True if staff may add and remove records of this kind. */
  readonly isAddable: boolean;
  readonly isRemovable: boolean;
  /** Every change needs a reason, because a wrong one endangers people. */
  readonly needsReason?: true;
}

/** Returns a record's key values as one text. */
export const keyOfRecord = ({ fields }: RecordForm, values: RecordValues): string =>
  JSON.stringify(fields.filter(({ isKey }) => isKey).map(({ name }) => ownValue(values, name) ?? null));

const begun = ({ beginsAs }: RecordField, values: ReadonlyMap<string, FieldValue>): FieldValue =>
  beginsAs === undefined ? null : (values.get(beginsAs) ?? null);

/**
 * Returns a whole record: the submitted values, and the values of `before` for the rest. Refuses invalid fields with `records.fieldInvalid`,
 * unknown fields with `records.fieldUnknown`, and a changed key with `records.keyFixed`.
 */
export const readRecord = (
  form: RecordForm,
  sent: Readonly<Record<string, unknown>>,
  before: RecordValues | null,
): Result<RecordValues> => {
  const unknown = Object.keys(sent).find((name) => form.fields.every((field) => field.name !== name));
  if (unknown !== undefined)
    return { ok: false, fault: { code: 'records.fieldUnknown', data: { field: unknown } } };
  const values = new Map<string, FieldValue>();
  for (const field of form.fields) {
    const known = before === null ? null : (ownValue(before, field.name) ?? null);
    const given = isOwnKey(sent, field.name) ? ownValue(sent, field.name) : (known ?? begun(field, values));
    const read = readField(field, given);
    if (!read.ok) return read;
    if (before !== null && field.isKey === true && read.value !== known)
      return { ok: false, fault: { code: 'records.keyFixed', data: { field: field.label } } };
    values.set(field.name, read.value);
  }
  const record: RecordValues = Object.fromEntries(values);
  const fault = form.check?.(record) ?? null;
  return fault === null ? ok(record) : { ok: false, fault };
};

/** Returns the fields whose values differ, in the order of the form. */
export const changedFields = (
  { fields }: RecordForm,
  before: RecordValues,
  after: RecordValues,
): readonly RecordField[] =>
  fields.filter(({ name }) => (ownValue(before, name) ?? null) !== (ownValue(after, name) ?? null));

/** Returns the values of the named fields only. */
export const valuesOf = (fields: readonly RecordField[], values: RecordValues): RecordValues =>
  Object.fromEntries(fields.map(({ name }) => [name, ownValue(values, name) ?? null]));
