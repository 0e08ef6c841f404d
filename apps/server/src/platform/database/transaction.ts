import type { ClientBase, QueryResult } from 'pg';
import type { EntitySchema, QueryRunner, Repository } from 'typeorm';

import type { Computed } from './columns.js';
import { onlyRow } from './only-row.js';
import type { SqlRunner, SqlValue } from './sql-runner.js';
import { statementName } from './statement-name.js';

/** An open READ COMMITTED transaction: what a use case hands to repositories, outbox and audit. */
export class Transaction implements SqlRunner {
  private readonly afterCommits: (() => void)[] = [];
  private readonly afterEnds: (() => void)[] = [];
  private isOver = false;
  private begun: Promise<Date> | null = null;

  constructor(
    private readonly runner: QueryRunner,
    private readonly client: ClientBase,
  ) {}

  /** Plain reads and writes of one table's rows, on the connection of this transaction. */
  repository<Row extends object>(entity: EntitySchema<Row>): Repository<Row> {
    if (this.isOver) throw new Error('the transaction is over');
    return this.runner.manager.getRepository(entity);
  }

  async query<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await this.run<Row>(sql, params)).rows;
  }

  prepared<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return this.query<Row>(sql, params);
  }

  async one<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row | null> {
    return onlyRow(await this.query<Row>(sql, params));
  }

  async execute(sql: string, params: readonly SqlValue[] = []): Promise<number> {
    return (await this.run(sql, params)).rowCount ?? 0;
  }

  /** The moment the transaction began, by the database's clock; decides where money or windows hang on time. */
  now(): Promise<Date> {
    this.begun ??= this.readNow();
    return this.begun;
  }

  private async readNow(): Promise<Date> {
    const row = await this.one<Computed<{ now: Date }>>('SELECT now() AS now');
    if (row === null) throw new Error('the database did not tell the time');
    return row.now;
  }

  /** Calls `act` once the transaction has committed, and not at all when it rolls back or the process dies. */
  afterCommit(act: () => void): void {
    this.afterCommits.push(act);
  }

  /** Calls `act` once the transaction is over, committed or refused; not when it fails. For what must outlive a refusal. */
  afterEnd(act: () => void): void {
    this.afterEnds.push(act);
  }

  /** For the unit of work alone. */
  decided(): void {
    for (const act of this.afterEnds) act();
  }

  /** For the unit of work alone. */
  committed(): void {
    for (const act of this.afterCommits) act();
  }

  /** For the unit of work only: the connection is about to return to the pool. */
  end(): void {
    this.isOver = true;
  }

  /** Each connection parses and plans a statement with parameters once; their texts are constants of the repositories. */
  private run<Row extends object>(sql: string, params: readonly SqlValue[]): Promise<QueryResult<Row>> {
    if (this.isOver) return Promise.reject(new Error('the transaction is over'));
    return params.length === 0
      ? this.client.query<Row>(sql)
      : this.client.query<Row>({ name: statementName(sql), text: sql, values: [...params] });
  }
}
