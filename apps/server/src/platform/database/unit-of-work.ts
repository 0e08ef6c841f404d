import { Injectable } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';
import type { Client } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';

import { Config } from '../config/index.js';
import { Gate } from './pool/gate.js';
import { isRepeatable } from './errors/repeatable-error.js';
import type { SqlRunner } from './sql-runner.js';
import { Transaction } from './transaction.js';

const MAX_ATTEMPTS = 4;

// The level of writes is that of the connections (data-source.ts).
const begin = (runner: QueryRunner): Promise<void> => runner.startTransaction();

const beginSnapshot = async (runner: QueryRunner): Promise<void> => {
  await runner.startTransaction('REPEATABLE READ');
  await runner.query('SET TRANSACTION READ ONLY');
};

/**
 * Connections reserved for single statements. A use case may read outside of its open transaction; if transactions
 * took every connection, each would wait for one that another holds.
 */
const LEFT_TO_STATEMENTS = 4;

/** Runs the writes of a use case as one transaction. */
@Injectable()
export class UnitOfWork {
  private readonly gate: Gate;

  constructor(
    private readonly source: DataSource,
    config: Config,
  ) {
    this.gate = new Gate(Math.max(1, config.databasePool - LEFT_TO_STATEMENTS));
  }

  /**
   * Runs `work` in a READ COMMITTED transaction: commits on success, rolls back on a refusal or an exception. After a
   * deadlock or a serialization failure the work runs again, at most three times, so it must be repeatable: no network
   * calls, no state outside of the transaction.
   */
  async run<R extends Result<unknown>>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    return this.repeated(() => this.attempt(work));
  }

  /**
   * Runs `work` as `run` does and then takes everything back, its effects after the end of the transaction included: for a preview that
   * can't differ from what it previews.
   */
  async rehearse<R extends Result<unknown>>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    return this.repeated(() => this.attempt(work, { isKept: false }));
  }

  /** Reads as of one moment, in a transaction that cannot write: statements of `read` agree with each other. */
  async snapshot<T>(read: (db: SqlRunner) => Promise<T>): Promise<T> {
    const result = await this.gate.pass(() =>
      this.attempt(async (tx) => ok(await read(tx)), { start: beginSnapshot }),
    );
    return result.value;
  }

  private async repeated<R>(act: () => Promise<R>): Promise<R> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.gate.pass(act);
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isRepeatable(error)) throw error;
      }
    }
  }

  private async attempt<R extends Result<unknown>>(
    work: (tx: Transaction) => Promise<R>,
    { start = begin, isKept = true } = {},
  ): Promise<R> {
    const runner = this.source.createQueryRunner('master');
    const client = (await runner.connect()) as Client;
    const tx = new Transaction(runner, client);
    let result: R;
    try {
      await start(runner);
      result = await work(tx);
      await (result.ok && isKept ? runner.commitTransaction() : runner.rollbackTransaction());
    } catch (error) {
      // A connection whose transaction can't be ended must not be reused: once closed, the pool drops it.
      if (runner.isTransactionActive)
        await runner.rollbackTransaction().catch(() => void client.end().catch(() => undefined));
      throw error;
    } finally {
      tx.end();
      await runner.release();
    }
    if (!isKept) return result;
    if (result.ok) tx.committed();
    tx.decided();
    return result;
  }
}
