import type pg from 'pg';

import { onlyRow } from './only-row.js';
import type { SqlRunner, SqlValue } from './sql-runner.js';
import { statementName } from './statement-name.js';

/** Runs single statements outside of a transaction: for readers. Writes that belong together go through a unit of work. */
export class Database implements SqlRunner {
  constructor(protected readonly pool: pg.Pool) {}

  async query<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, [...params])).rows;
  }

  async one<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row | null> {
    return onlyRow(await this.query<Row>(sql, params));
  }

  async execute(sql: string, params: readonly SqlValue[] = []): Promise<number> {
    return (await this.pool.query(sql, [...params])).rowCount ?? 0;
  }

  async prepared<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>({ name: statementName(sql), text: sql, values: [...params] })).rows;
  }
}
