import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/index.js';

const columnRow = z.object({ name: z.string(), isRequired: z.boolean() });

const COLUMNS = `
  SELECT a.attname::text AS name, a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS "isRequired"
  FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`;

/**
 * Throws, naming table and columns, unless `columns` are all columns of the migrated table, and include each that a row can't be written
 * without.
 */
export const checkColumns = async (
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
): Promise<void> => {
  const written = await queryRows(client, columnRow, COLUMNS, [table]);
  const unknown = columns.filter((column) => !written.some(({ name }) => name === column));
  const missing = written.filter(({ name, isRequired }) => isRequired && !columns.includes(name));
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`);
  if (missing.length > 0)
    throw new Error(`${table} can't be written without ${missing.map(({ name }) => name).join(', ')}`);
};
