import type pg from 'pg';
import type { z } from 'zod';

/** A client or pool that runs statements. */
export type Queries = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/**
 * Returns a statement's rows, each read by `row`, whose keys are exactly the columns. Throws with the column's name if the statement has
 * another one or lacks one, even without rows, and for a value of another type.
 */
export const queryRows = async <Shape extends z.core.$ZodLooseShape>(
  db: Queries,
  row: z.ZodObject<Shape>,
  sql: string,
  params: readonly unknown[] = [],
): Promise<readonly z.output<z.ZodObject<Shape>>[]> => {
  const { rows, fields } = await (db as pg.Pool).query<Record<string, unknown>>(sql, [...params]);
  const [expected, found] = [Object.keys(row.shape), fields.map(({ name }) => name)];
  const missing = expected.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !expected.includes(name));
  if (missing.length + unknown.length > 0)
    throw new Error(`a statement lacks [${missing.join(', ')}] and has [${unknown.join(', ')}]: ${sql}`);
  return rows.map((found) => row.parse(found));
};
