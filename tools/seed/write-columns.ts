import { ownValue } from '@simpletread/domain';
import type pg from 'pg';
import { copyRows, type CopyValue } from '../database/index.js';
import { checkColumns } from './table-columns.js';

/** Copies rows with a value for each of `columns`, in order. Throws, naming the column, for one that the table doesn't have or lacks. */
export const writeTuples = async (
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> => {
  await checkColumns(client, table, columns);
  await copyRows(client, table, columns, rows);
};

/** Copies rows that name their own columns, as `writeTuples` does; none has a column that the first lacks. */
export const writeColumns = async (
  client: pg.ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, CopyValue>>[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const further = rows.flatMap((row) => Object.keys(row).filter((column) => !Object.hasOwn(first, column)));
  if (further.length > 0) throw new Error(`the first row of ${table} lacks ${further[0]}`);
  await writeTuples(
    client,
    table,
    columns,
    rows.map((row) => columns.map((column) => ownValue(row, column) ?? null)),
  );
};
