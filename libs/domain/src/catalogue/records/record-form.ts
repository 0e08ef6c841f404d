import { type Fault, ok, type Result } from '../../result/index.js';
import type { FieldValue, RecordField, RecordValues } from './field-rule.js';
import { readField } from './read-field.js';

/** A kind of record as staff keep it. */
export interface RecordForm {
  /** One of them, as `size`. */
  readonly noun: string;
  readonly nouns: string;
  readonly fields: readonly RecordField[];
  /** What lists can be narrowed by that is no field of theirs. */
  readonly alsoFilters?: readonly { readonly name: string; readonly label: string }[];
  /** Rules over several fields; null when they hold. */
  readonly check?: (values: RecordValues) => Fault | null;
  /** Whether staff may add records of the kind, and remove them. */
  readonly isAddable: boolean;
  readonly isRemovable: boolean;
  /** Every change has to be given a reason, as wrong ones put people in danger. */
  readonly needsReason?: true;
}

/** The values that tell records of the kind apart, as one text. */
export const keyOfRecord = ({ fields }: RecordForm, values: RecordValues): string =>
  JSON.stringify(fields.filter(({ isKey }) => isKey).map(({ name }) => values[name] ?? null));

const begun = ({ beginsAs }: RecordField, values: RecordValues): FieldValue =>
  beginsAs === undefined ? null : (values[beginsAs] ?? null);

/**
 * The values of a whole record: what was sent, and what stays of `before` where nothing was. All that is wrong with a field is refused with
 * `desk.fieldInvalid`, a field that the kind has not with `desk.fieldUnknown`, a key that would change with `desk.keyFixed`.
 */
export const readRecord = (
  form: RecordForm,
  sent: Readonly<Record<string, unknown>>,
  before: RecordValues | null,
): Result<RecordValues> => {
  const unknown = Object.keys(sent).find((name) => form.fields.every((field) => field.name !== name));
  if (unknown !== undefined)
    return { ok: false, fault: { code: 'desk.fieldUnknown', data: { field: unknown } } };
  const values: Record<string, FieldValue> = {};
  for (const field of form.fields) {
    const given = field.name in sent ? sent[field.name] : (before?.[field.name] ?? begun(field, values));
    const read = readField(field, given);
    if (!read.ok) return read;
    if (before !== null && field.isKey === true && read.value !== before[field.name])
      return { ok: false, fault: { code: 'desk.keyFixed', data: { field: field.label } } };
    values[field.name] = read.value;
  }
  const fault = form.check?.(values) ?? null;
  return fault === null ? ok(values) : { ok: false, fault };
};

/** The fields whose value differs, in the order of the form. */
export const changedFields = (
  { fields }: RecordForm,
  before: RecordValues,
  after: RecordValues,
): readonly RecordField[] => fields.filter(({ name }) => (before[name] ?? null) !== (after[name] ?? null));

/** The values of the named fields alone. */
export const valuesOf = (fields: readonly RecordField[], values: RecordValues): RecordValues =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
