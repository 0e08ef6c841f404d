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

/** A field to which two people gave different values. */
export interface Conflict {
  readonly path: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

const at = (fields: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isFields(value) ? ownValue(value, name) : undefined), fields);

/** Returns the fields to which two people who started from `before` gave different values, by the shorter of their paths. */
export const conflictsOf = (before: Fields, mine: Fields, theirs: Fields): readonly Conflict[] => {
  const others = editedFields(before, theirs).map(([path]) => path);
  const paths = editedFields(before, mine).flatMap(([path]) =>
    others.flatMap((other) => {
      if (path === other || path.startsWith(`${other}.`)) return [other];
      return other.startsWith(`${path}.`) ? [path] : [];
    }),
  );
  return [...new Set(paths)]
    .map((path) => ({ path, before: at(before, path), mine: at(mine, path), theirs: at(theirs, path) }))
    .filter((conflict) => !isSameForm(conflict.mine, conflict.theirs));
};
