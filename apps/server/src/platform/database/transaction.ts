import type { EntityManager, QueryRunner } from 'typeorm';

import type { SqlRunner, SqlValue } from './sql-runner.js';
import { onlyRow } from './only-row.js';

interface StructuredResult {
  readonly records: unknown[];
  readonly affected?: number;
}

/** An open READ COMMITTED transaction: what a use case hands to repositories, outbox and audit. */
export class Transaction implements SqlRunner {
  private readonly afterCommits: (() => void)[] = [];

  constructor(private readonly runner: QueryRunner) {}

  /** For repositories that keep entities. */
  get manager(): EntityManager {
    return this.runner.manager;
  }

  async query<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await this.run(sql, params)).records as Row[];
  }

  async one<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row | null> {
    return onlyRow(await this.query<Row>(sql, params));
  }

  async execute(sql: string, params: readonly SqlValue[] = []): Promise<number> {
    return (await this.run(sql, params)).affected ?? 0;
  }

  /** The moment the transaction began, by the database's clock; decides where money or windows hang on time. */
  async now(): Promise<Date> {
    const row = await this.one<{ now: Date }>('SELECT now() AS now');
    if (row === null) throw new Error('the database did not tell the time');
    return row.now;
  }

  /** Calls `act` once the transaction has committed, and not at all when it rolls back or the process dies. */
  afterCommit(act: () => void): void {
    this.afterCommits.push(act);
  }

  /** For the unit of work alone. */
  committed(): void {
    for (const act of this.afterCommits) act();
  }

  private run(sql: string, params: readonly SqlValue[]): Promise<StructuredResult> {
    return this.runner.query(sql, [...params], true);
  }
}
