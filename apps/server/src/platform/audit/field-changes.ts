import { isDeepStrictEqual } from 'node:util';

import { ownValue } from '@simpletread/domain';

export type Fields = Readonly<Record<string, unknown>>;

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that differ between two versions of a record, by name. A missing field is null. */
export const fieldChanges = (before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((field) => ({
      field,
      before: ownValue(before, field) ?? null,
      after: ownValue(after, field) ?? null,
    }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
