import type { ImportColumn, ImportKind } from './import-kind.js';

export const STAGED = 'pg_temp.staged_import';

const named = (kind: ImportKind, role: ImportColumn['role']): readonly string[] =>
  kind.columns.filter((column) => column.role === role).map((column) => column.name);

const list = (names: readonly string[], prefix: string): string =>
  names.map((name) => `${prefix}.${name}`).join(', ');

// A hash join needs plain equality, so only nullable key columns use the null-safe comparison.
const joinOn = (kind: ImportKind): string =>
  kind.columns
    .filter((column) => column.role === 'key')
    .map(({ name, isNullable }) => `t.${name} ${isNullable ? 'IS NOT DISTINCT FROM' : '='} s.${name}`)
    .join(' AND ');

const keyText = (kind: ImportKind): string => `concat_ws(' ', ${list(named(kind, 'key'), 's')})`;

const differs = (kind: ImportKind, staged: string): string =>
  `ROW(${list(named(kind, 'value'), 't')}) IS DISTINCT FROM ROW(${list(named(kind, 'value'), staged)})`;

export const createStaging = (kind: ImportKind): string =>
  `CREATE TEMP TABLE staged_import (line_no integer NOT NULL, ${kind.columns.map((column) => `${column.name} ${column.type}`).join(', ')})`;

export const analyzeStaging = `ANALYZE ${STAGED}`;

export const dropStaging = `DROP TABLE ${STAGED}`;

/** Removes the staged rows with an unknown reference, and returns their lines. */
export const rejectUnknown = (reference: ImportKind['references'][number]): string =>
  `DELETE FROM ${STAGED} s WHERE s.${reference.column} IS NOT NULL
     AND NOT EXISTS (SELECT FROM ${reference.table} r WHERE r.${reference.key} = s.${reference.column})
   RETURNING s.line_no AS line, s.${reference.column}::text AS found`;

/** Removes the staged rows that the table doesn't have. */
export const rejectNew = (kind: ImportKind): string =>
  `DELETE FROM ${STAGED} s WHERE NOT EXISTS (SELECT FROM ${kind.table} t WHERE ${joinOn(kind)})
   RETURNING s.line_no AS line, ${keyText(kind)} AS found`;

export const countOutcome = (kind: ImportKind): string =>
  `SELECT count(*) FILTER (WHERE t.${named(kind, 'key')[0]} IS NULL)::integer AS inserted,
          count(*) FILTER (WHERE t.${named(kind, 'key')[0]} IS NOT NULL AND ${differs(kind, 's')})::integer AS changed,
          count(*)::integer AS total
   FROM ${STAGED} s LEFT JOIN ${kind.table} t ON ${joinOn(kind)}`;

const valuesAsJson = (kind: ImportKind, prefix: string): string =>
  `jsonb_build_object(${named(kind, 'value')
    .map((name) => `'${name}', ${prefix}.${name}::text`)
    .join(', ')})`;

export const firstChanges = (kind: ImportKind): string =>
  `SELECT ${keyText(kind)} AS key, ${valuesAsJson(kind, 't')} AS before, ${valuesAsJson(kind, 's')} AS after
   FROM ${STAGED} s JOIN ${kind.table} t ON ${joinOn(kind)} WHERE ${differs(kind, 's')} ORDER BY 1 LIMIT $1`;

export const firstNew = (kind: ImportKind): string =>
  `SELECT ${keyText(kind)} AS key FROM ${STAGED} s
   WHERE NOT EXISTS (SELECT FROM ${kind.table} t WHERE ${joinOn(kind)}) ORDER BY s.line_no LIMIT $1`;

export const upsert = (kind: ImportKind): string => {
  const names = kind.columns.map((column) => column.name);
  const assignments = [...named(kind, 'value').map((name) => `${name} = excluded.${name}`), ...kind.onChange];
  return `INSERT INTO ${kind.table} AS t (${names.join(', ')}) SELECT ${list(names, 's')} FROM ${STAGED} s ORDER BY s.line_no
     ON CONFLICT (${named(kind, 'key').join(', ')}) DO UPDATE SET ${assignments.join(', ')} WHERE ${differs(kind, 'excluded')}`;
};

export const update = (kind: ImportKind): string => {
  const assignments = [...named(kind, 'value').map((name) => `${name} = s.${name}`), ...kind.onChange];
  return `UPDATE ${kind.table} t SET ${assignments.join(', ')} FROM ${STAGED} s WHERE ${joinOn(kind)} AND ${differs(kind, 's')}`;
};
