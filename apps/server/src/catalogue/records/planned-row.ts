import { faultMessage, type RecordDiff } from '@simpletread/contract';
import {
  changedFields,
  type Fault,
  type FieldValue,
  ownValue,
  type RecordForm,
  type RecordValues,
} from '@simpletread/domain';

/** The planned change of one record: `before` is null for a new record, `after` for a removed one. */
export interface PlannedRow {
  readonly id: string;
  readonly label: string;
  readonly line: number | null;
  readonly before: RecordValues | null;
  readonly after: RecordValues | null;
  /** Why it is left as it is; null where it is not. */
  readonly fault: Fault | null;
}

export const outcomeOf = (form: RecordForm, { before, after, fault }: PlannedRow): RecordDiff['outcome'] => {
  if (fault !== null) return 'refused';
  if (before === null) return 'added';
  if (after === null) return 'removed';
  return changedFields(form, before, after).length === 0 ? 'same' : 'changed';
};

/** True if the record changes. */
export const isChange = (form: RecordForm, row: PlannedRow): boolean =>
  !['same', 'refused'].includes(outcomeOf(form, row));

interface FieldDiff {
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

const valueIn = (values: RecordValues | null, name: string): FieldValue =>
  values === null ? null : (ownValue(values, name) ?? null);

/** The fields that are other values afterwards; of added and removed records those that hold anything. */
export const diffOf = (
  { fields }: RecordForm,
  before: RecordValues | null,
  after: RecordValues | null,
): FieldDiff[] =>
  fields
    .map(({ name }) => ({ field: name, before: valueIn(before, name), after: valueIn(after, name) }))
    .filter((diff) => diff.before !== diff.after);

/** A row of the plan as staff are shown it. */
export const shownRow = (form: RecordForm, row: PlannedRow): RecordDiff => ({
  id: row.id,
  label: row.label,
  line: row.line,
  outcome: outcomeOf(form, row),
  problem: row.fault === null ? null : faultMessage(row.fault),
  fields: row.fault === null ? diffOf(form, row.before, row.after) : [],
});
