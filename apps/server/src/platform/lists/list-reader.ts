import { Injectable } from '@nestjs/common';

import { type Computed, type Condition, ReadReplica, type SqlRunner, whereAll } from '../database/index.js';

/** The expression that a sortable column sorts by. */
export interface SortColumn {
  readonly by: string;
  /** Sorts rows that are equal by it. */
  readonly then?: string;
  /** Rows without a value come last both ways. */
  readonly isNullable?: true;
  /** Joins one row to each row of the list, for this sort only. */
  readonly join?: string;
}

/**
 * A list as its statement's parts, all of them constants of the code. `from` is what filters and sorts look at, for every
 * row of the list; `columns` and `details` are what is shown, read for the rows of the page alone.
 */
export interface ListStatement<C extends string> {
  readonly columns: string;
  readonly details: string;
  readonly from: string;
  /** Name of the key in both. It breaks ties, so pages never overlap. */
  readonly key: string;
  readonly orderBy: Readonly<Record<C, SortColumn>>;
  /** Larger totals are reported as this number. */
  readonly mostCounted?: number;
}

export interface ListRequest<C extends string> {
  readonly where: readonly Condition[];
  readonly sort: readonly [C, 'ASC' | 'DESC'];
  /** First and last row, both included. */
  readonly range: readonly [number, number];
}

// Counting on would cost more than anybody pages through.
const MOST_COUNTED = 50_000;

const countStatement = (
  { from, mostCounted = MOST_COUNTED }: Pick<ListStatement<string>, 'from' | 'mostCounted'>,
  { sql, params }: Condition,
): Condition => {
  const most = `LIMIT $${params.length + 1}`;
  return {
    sql: ['SELECT count(*)::int AS total FROM (SELECT FROM', from, 'WHERE', sql, most, ') counted'].join(' '),
    params: [...params, mostCounted],
  };
};

const pageStatement = <C extends string>(
  { columns, details, from, key, orderBy }: ListStatement<C>,
  { sort: [column, direction], range: [first, last] }: ListRequest<C>,
  { sql, params }: Condition,
): Condition => {
  const { by, then, isNullable, join = '' } = orderBy[column];
  // Said only where it matters: an index without it would not serve the sort.
  const way = isNullable === true ? [direction, 'NULLS LAST'].join(' ') : direction;
  const order = (value: string, second: string, tie: string) => [
    ...['ORDER BY', value, way, ','],
    ...(then === undefined ? [] : [second, direction, ',']),
    ...[tie, direction],
  ];
  const sorted = then === undefined ? [] : [',', then, 'AS page_then'];
  const limits = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  const page = [
    'SELECT',
    key,
    'AS page_key,',
    by,
    'AS page_sort',
    ...sorted,
    'FROM',
    from,
    join,
    'WHERE',
    sql,
  ];
  const shown = ['SELECT', columns, 'FROM page JOIN', details, 'ON', key, '= page.page_key'];
  return {
    sql: [
      'WITH page AS (',
      ...page,
      ...order(by, then ?? '', key),
      limits,
      ')',
      ...shown,
      ...order('page.page_sort', 'page.page_then', 'page.page_key'),
    ].join(' '),
    params: [...params, last - first + 1, first],
  };
};

type CountRow = Computed<{ total: number }>;

/** Reads one page of a console list and counts the rest. */
@Injectable()
export class ListReader {
  constructor(private readonly replica: ReadReplica) {}

  /** From the replica, or from `db` for what must not lag behind the last write. */
  async page<Row extends object, C extends string>(
    statement: ListStatement<C>,
    request: ListRequest<C>,
    db: SqlRunner = this.replica,
  ): Promise<{ rows: Row[]; total: number }> {
    const where = whereAll(request.where);
    const page = pageStatement(statement, request, where);
    const count = countStatement(statement, where);
    const [rows, counted] = await Promise.all([
      db.query<Row>(page.sql, page.params),
      db.one<CountRow>(count.sql, count.params),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }
}
