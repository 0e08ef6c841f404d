import { Injectable } from '@nestjs/common';
import { COUNTED_UP_TO } from '@simpletread/contract';

import {
  type Computed,
  type Condition,
  ReadReplica,
  type SqlRunner,
  type SqlValue,
  whereAll,
} from '../database/index.js';

/** The expression that a sortable column sorts by. */
export interface SortColumn {
  readonly by: string;
  /** Columns that break ties, in the same direction. */
  readonly then?: string | readonly string[];
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
  /** Rows are counted up to this number; a larger total is reported as one above it. */
  readonly mostCounted?: (typeof COUNTED_UP_TO)[keyof typeof COUNTED_UP_TO];
}

export interface ListRequest<C extends string> {
  readonly where: readonly Condition[];
  readonly sort: readonly [C, 'ASC' | 'DESC'];
  /** First and last row, both included. */
  readonly range: readonly [number, number];
  /** The values of `$1`, `$2` and so on in `from` and `details`. */
  readonly given?: readonly SqlValue[];
}

export interface ListRows<Row> {
  readonly rows: Row[];
  readonly total: number;
}

const countStatement = (
  { from, mostCounted = COUNTED_UP_TO.usual }: Pick<ListStatement<string>, 'from' | 'mostCounted'>,
  { sql, params }: Condition,
): Condition => {
  const most = `LIMIT $${params.length + 1}`;
  return {
    sql: ['SELECT count(*)::int AS total FROM (SELECT FROM', from, 'WHERE', sql, most, ') counted'].join(' '),
    params: [...params, mostCounted + 1],
  };
};

const listOf = (texts: string | readonly string[] = []): readonly string[] =>
  typeof texts === 'string' ? [texts] : texts;

const pageStatement = <C extends string>(
  { columns, details, from, key, orderBy }: ListStatement<C>,
  { sort: [column, direction], range: [first, last] }: ListRequest<C>,
  { sql, params }: Condition,
): Condition => {
  const { by, then, isNullable, join = '' } = orderBy[column];
  const values = [by, ...listOf(then)];
  // Said only where it matters: an index without it would not serve the sort.
  const way = isNullable === true ? [direction, 'NULLS LAST'].join(' ') : direction;
  const orderOf = (sorted: readonly string[], tie: string): string => {
    const terms = sorted.map((value, at) => [value, at === 0 ? way : direction].join(' '));
    return ['ORDER BY', [...terms, [tie, direction].join(' ')].join(', ')].join(' ');
  };
  const sorts = values.map((_, at) => `page_sort_${at}`);
  const selected = [key, ...values].map((value, at) => [value, 'AS', ['page_key', ...sorts][at]].join(' '));
  const limits = `LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  const page = [
    'SELECT',
    selected.join(', '),
    'FROM',
    from,
    join,
    'WHERE',
    sql,
    orderOf(values, key),
    limits,
  ];
  const shown = ['SELECT', columns, 'FROM page JOIN', details, 'ON', key, '= page.page_key'];
  const shownSorts = sorts.map((sort) => ['page', sort].join('.'));
  return {
    sql: ['WITH page AS (', ...page, ')', ...shown, orderOf(shownSorts, 'page.page_key')].join(' '),
    params: [...params, last - first + 1, first],
  };
};

type CountRow = Computed<{ total: number }>;

/** Reads one page of a list from `db` and counts the rest. */
export const readPage = async <Row extends object, C extends string>(
  db: SqlRunner,
  statement: ListStatement<C>,
  request: ListRequest<C>,
): Promise<ListRows<Row>> => {
  const where = whereAll(request.where, request.given);
  const page = pageStatement(statement, request, where);
  const count = countStatement(statement, where);
  const [rows, counted] = await Promise.all([
    db.query<Row>(page.sql, page.params),
    db.one<CountRow>(count.sql, count.params),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

/** Reads pages of console lists from the replica, or from `db` for what must not lag behind the last write. */
@Injectable()
export class ListReader {
  constructor(private readonly replica: ReadReplica) {}

  page<Row extends object, C extends string>(
    statement: ListStatement<C>,
    request: ListRequest<C>,
    db: SqlRunner = this.replica,
  ): Promise<ListRows<Row>> {
    return readPage<Row, C>(db, statement, request);
  }
}
