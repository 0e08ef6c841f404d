import { isUuid } from '@simpletread/domain';

import type { SqlValue } from './sql-runner.js';

/** One condition of a list: SQL of this code with a `?` for each user-supplied value. */
export interface Condition {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/** `sql` with its parameters when the filter is set; nothing otherwise. */
export const when = <T>(
  value: T | undefined,
  sql: string,
  params: (value: T) => readonly SqlValue[],
): Condition[] => (value === undefined ? [] : [{ sql, params: params(value) }]);

/** All conditions in one WHERE clause with numbered parameters, those that are `given` first; `TRUE` for none. */
export const whereAll = (conditions: readonly Condition[], given: readonly SqlValue[] = []): Condition => {
  let number = given.length;
  const sql = conditions.map((condition) => condition.sql.replaceAll('?', () => `$${(number += 1)}`));
  return {
    sql: sql.length === 0 ? 'TRUE' : sql.map((text) => `(${text})`).join(' AND '),
    params: [...given, ...conditions.flatMap(({ params }) => params)],
  };
};

const literal = (text: string): string => text.trim().replace(/[\\%_]/g, '\\$&');

/** A pattern for ILIKE that finds `text` anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** A pattern for LIKE that finds what begins with `text`, its own wildcards taken literally. */
export const beginningWith = (text: string): string => `${literal(text)}%`;

/** The rows of `ids`; what is no id finds nothing. */
export const withIds = (column: string, ids: readonly string[] | undefined): Condition[] =>
  ids === undefined
    ? []
    : [{ sql: [column, '= ANY (?::uuid[])'].join(' '), params: [ids.filter((id) => isUuid(id))] }];
