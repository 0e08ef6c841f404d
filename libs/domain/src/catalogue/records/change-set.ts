import { applyRate, cents, ratePpm as rateOf } from '../../money/index.js';
import { refuse, type Result } from '../../result/index.js';
import type { FieldValue, RecordValues } from './field-rule.js';
import { readRecord, type RecordForm } from './record-form.js';

/** What becomes of one field: another value, or a price that much higher (lower below zero), in millionths. */
export type FieldChange =
  { readonly kind: 'set'; readonly value: FieldValue } | { readonly kind: 'raise'; readonly ratePpm: number };

/** What becomes of each of many records. */
export type ChangeSet = Readonly<Record<string, FieldChange>>;

const raised = (value: FieldValue, ratePpm: number): FieldValue => {
  if (typeof value !== 'number') return value;
  const part = applyRate(cents(value), rateOf(Math.abs(ratePpm)));
  return ratePpm < 0 ? value - part : value + part;
};

/** A record as it is after the change; refused where a field then holds what it may not, or may not be changed for many. */
export const changedRecord = (
  form: RecordForm,
  before: RecordValues,
  change: ChangeSet,
): Result<RecordValues> => {
  const sent: Record<string, FieldValue> = {};
  for (const [name, each] of Object.entries(change)) {
    const field = form.fields.find((candidate) => candidate.name === name);
    if (field === undefined || field.isSingle === true || field.isKey === true)
      return refuse('desk.fieldUnknown', { field: field?.label ?? name });
    if (each.kind === 'raise' && field.rule.kind !== 'money')
      return refuse('desk.fieldUnknown', { field: field.label });
    sent[name] = each.kind === 'set' ? each.value : raised(before[name] ?? null, each.ratePpm);
  }
  return readRecord(form, sent, before);
};
