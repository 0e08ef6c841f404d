import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/index.js';
import { type Condition, whereAll } from './condition.js';

/** A list as its statement's parts, all of them constants of the code save for the conditions' parameters. */
export interface ListStatement<C extends string> {
  readonly columns: string;
  readonly from: string;
  /** What each sortable column sorts by; the key behind it makes pages stable. */
  readonly orderBy: Readonly<Record<C, string>>;
  readonly key: string;
}

export interface ListRequest<C extends string> {
  readonly where: readonly Condition[];
  readonly sort: readonly [C, 'ASC' | 'DESC'];
  /** First and last row, both included. */
  readonly range: readonly [number, number];
}

// Counting on would cost more than anybody pages through.
const MOST_COUNTED = 50_000;

/** Reads one page of a console list and counts the rest. */
@Injectable()
export class ListReader {
  constructor(private readonly database: Database) {}

  async page<Row extends object, C extends string>(
    statement: ListStatement<C>,
    { where, sort: [column, direction], range: [first, last] }: ListRequest<C>,
  ): Promise<{ rows: Row[]; total: number }> {
    const { sql, params } = whereAll(where);
    const from = ['FROM', statement.from, 'WHERE', sql].join(' ');
    const order = [statement.orderBy[column], direction, 'NULLS LAST,', statement.key, direction].join(' ');
    const next = params.length + 1;
    const limits = [`LIMIT $${next}`, `OFFSET $${next + 1}`].join(' ');
    const rowsSql = ['SELECT', statement.columns, from, 'ORDER BY', order, limits].join(' ');
    const countSql = ['SELECT count(*)::int AS total FROM (SELECT 1', from, `LIMIT $${next}) counted`].join(
      ' ',
    );
    const [rows, counted] = await Promise.all([
      this.database.query<Row>(rowsSql, [...params, last - first + 1, first]),
      this.database.one<{ total: number }>(countSql, [...params, MOST_COUNTED]),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }
}
