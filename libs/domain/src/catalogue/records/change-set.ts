import { ownValue } from '../../lookup/index.js';
import { applyRate, cents, ratePpm as rateOf } from '../../money/index.js';
import { refuse, type Result } from '../../result/index.js';
import type { FieldValue, RecordValues } from './field-rule.js';
import { readRecord, type RecordForm } from './record-form.js';

/** A change of one field: a new value, or a price increase in millionths (a decrease if negative). */
export type FieldChange =
  { readonly kind: 'set'; readonly value: FieldValue } | { readonly kind: 'raise'; readonly ratePpm: number };

/** The changes to apply to each of many records. */
export type ChangeSet = Readonly<Record<string, FieldChange>>;

const raised = (value: FieldValue, ratePpm: number): FieldValue => {
  if (typeof value !== 'number') return value;
  const part = applyRate(cents(value), rateOf(Math.abs(ratePpm)));
  return ratePpm < 0 ? value - part : value + part;
};

/** Returns a record after a change set. Refused if a field's new value is not allowed, or if the field can't be changed in bulk. */
export const changedRecord = (
  form: RecordForm,
  before: RecordValues,
  change: ChangeSet,
): Result<RecordValues> => {
  const sent = new Map<string, FieldValue>();
  for (const [name, each] of Object.entries(change)) {
    const field = form.fields.find((candidate) => candidate.name === name);
    if (field === undefined || field.isSingle === true || field.isKey === true)
      return refuse('records.fieldUnknown', { field: field?.label ?? name });
    if (each.kind === 'raise' && field.rule.kind !== 'money')
      return refuse('records.fieldUnknown', { field: field.label });
    sent.set(name, each.kind === 'set' ? each.value : raised(ownValue(before, name) ?? null, each.ratePpm));
  }
  return readRecord(form, Object.fromEntries(sent), before);
};
