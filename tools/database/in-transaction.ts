import type pg from 'pg';

/** Runs `work` in a transaction: commits its result, rolls back if it throws or `keep` says no. */
export const inTransaction = async <T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  keep: (value: T) => boolean = () => true,
): Promise<T> => {
  await client.query('BEGIN');
  try {
    const value = await work();
    await client.query(keep(value) ? 'COMMIT' : 'ROLLBACK');
    return value;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};
