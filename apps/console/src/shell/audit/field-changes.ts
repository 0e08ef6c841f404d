import { ownValue } from '@simpletread/domain';

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Hidden personal data. */
  readonly isMasked?: boolean;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return { value };
  return value as Record<string, unknown>;
};

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/**
 * The differences between two states of a record, field by field. An action lists its changes: a field only in the
 * earlier state stayed the same, unless the record was deleted.
 */
export const fieldChanges = (before: unknown, after: unknown): readonly FieldChange[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const told = isNothing(after) ? Object.keys(was) : Object.keys(is);
  return told
    .map((field) => ({ field, before: ownValue(was, field), after: ownValue(is, field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
};
