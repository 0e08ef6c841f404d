import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { ConnectionPool } from './connection-pool.js';
import { Gate } from './gate.js';
import { isRepeatable } from './repeatable-error.js';
import type { SqlRunner } from './sql-runner.js';
import { Transaction } from './transaction.js';

const MAX_ATTEMPTS = 4;

// The level of writes is that of the connections (connection-pool.ts).
const BEGIN = 'BEGIN';
const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY';

/**
 * Connections that transactions leave to single statements. A use case may look something up outside of its transaction
 * while that is open; if transactions could take every connection, each would wait for one that another one holds.
 */
const LEFT_TO_STATEMENTS = 4;

/** Runs the writes of a use case as one transaction. */
@Injectable()
export class UnitOfWork {
  private readonly gate: Gate;

  constructor(private readonly pool: ConnectionPool) {
    this.gate = new Gate(Math.max(1, pool.size - LEFT_TO_STATEMENTS));
  }

  /**
   * Runs `work` in a READ COMMITTED transaction: commits when it succeeds, rolls back when it refuses or throws. After a
   * deadlock or a serialization failure the work runs again, at most three times, so it must be repeatable: it makes no
   * network call and keeps nothing outside of the transaction.
   */
  async run<R extends Result<unknown>>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.gate.pass(() => this.attempt(work));
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isRepeatable(error)) throw error;
      }
    }
  }

  /** Reads as of one moment, in a transaction that cannot write: statements of `read` agree with each other. */
  async snapshot<T>(read: (db: SqlRunner) => Promise<T>): Promise<T> {
    const result = await this.gate.pass(() => this.attempt(async (tx) => ok(await read(tx)), BEGIN_SNAPSHOT));
    return result.value;
  }

  private async attempt<R extends Result<unknown>>(
    work: (tx: Transaction) => Promise<R>,
    begin = BEGIN,
  ): Promise<R> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => void (broken = error);
    client.on('error', onError);
    const tx = new Transaction(client);
    let result: R;
    try {
      await client.query(begin);
      result = await work(tx);
      await client.query(result.ok ? 'COMMIT' : 'ROLLBACK');
    } catch (error) {
      await client.query('ROLLBACK').catch(onError);
      throw error;
    } finally {
      tx.end();
      client.off('error', onError);
      // A connection that could not be brought out of its transaction must not serve anybody else.
      client.release(broken);
    }
    if (result.ok) tx.committed();
    return result;
  }
}
