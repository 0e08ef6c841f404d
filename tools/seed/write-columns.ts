import type pg from 'pg';
import { copyRows, type CopyValue } from '../database/index.js';

/** Copies rows that name their own columns; all have the columns of the first. */
export const writeColumns = async (
  client: pg.ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, CopyValue>>[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  await copyRows(
    client,
    table,
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? null)),
  );
};
