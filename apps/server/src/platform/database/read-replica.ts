import type pg from 'pg';

import { Database } from './database.js';
import type { SqlValue } from './sql-runner.js';

interface Slices<Row> {
  readonly sql: string;
  readonly params: readonly SqlValue[];
  /** Rows of a slice. */
  readonly size: number;
  /** Receives one slice after the other; the next is read once this one is taken. */
  readonly take: (rows: readonly Row[]) => Promise<void>;
}

/** A long result takes longer than a page may. */
const PATIENCE = "SET LOCAL statement_timeout = '120s'";

const readSlices = async <Row extends object>(
  connection: pg.PoolClient,
  { sql, params, size, take }: Slices<Row>,
): Promise<void> => {
  await connection.query('BEGIN READ ONLY');
  await connection.query(PATIENCE);
  await connection.query(['DECLARE slices NO SCROLL CURSOR FOR', sql].join(' '), [...params]);
  const next = ['FETCH', String(size), 'FROM slices'].join(' ');
  for (;;) {
    const { rows } = await connection.query<Row>(next);
    if (rows.length > 0) await take(rows);
    if (rows.length < size) break;
  }
  await connection.query('COMMIT');
};

/**
 * For readers that tolerate seconds of lag: console lists, exports, feeds, simulations. Reads from the replica of
 * `DATABASE_REPLICA_URL`, or from the primary without one. Readers that must see a recent write use `Database`.
 */
export class ReadReplica extends Database {
  /** Reads a statement as of one moment in slices, so that a long result is never in memory whole. */
  async slices<Row extends object>(slices: Slices<Row>): Promise<void> {
    const connection = await this.pool.connect();
    let failure: Error | undefined;
    try {
      await readSlices(connection, slices);
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      // A connection inside a failed transaction must not be reused.
      connection.release(failure);
    }
  }
}
