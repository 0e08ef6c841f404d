export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Tells about a person, to somebody who may not know. */
  readonly isMasked?: boolean;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return { value };
  return value as Record<string, unknown>;
};

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/**
 * What differs between two states of a record, field by field. A deed tells of its record what it changed: a field that only the
 * state before names stayed as it was, unless the record went altogether.
 */
export const fieldChanges = (before: unknown, after: unknown): readonly FieldChange[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const told = isNothing(after) ? Object.keys(was) : Object.keys(is);
  return told
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
};
