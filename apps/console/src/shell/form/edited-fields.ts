import { ownValue } from '@simpletread/domain';

import { isSameForm } from './is-same-form.js';

/** A field and the value that it holds. */
export type EditedField = readonly [path: string, value: unknown];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields in which `now` differs from `before`, with their values in `now`. A list is one field. */
export const editedFields = (before: Fields, now: Fields, parent = ''): readonly EditedField[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name): readonly EditedField[] => {
    const [was, is] = [ownValue(before, name), ownValue(now, name)];
    const path = `${parent}${name}`;
    if (isFields(was) && isFields(is)) return editedFields(was, is, `${path}.`);
    return isSameForm(was, is) ? [] : [[path, is]];
  });

/** Returns true if two people who started from `before` gave one field different values. */
export const hasConflict = (before: Fields, mine: Fields, theirs: Fields): boolean => {
  const others = new Map(editedFields(before, theirs));
  return editedFields(before, mine).some(([path, value]) =>
    [...others].some(
      ([other, otherValue]) =>
        (path === other && !isSameForm(value, otherValue)) ||
        path.startsWith(`${other}.`) ||
        other.startsWith(`${path}.`),
    ),
  );
};
