import pg from 'pg';
import { ownValue } from '@simpletread/domain';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { findStack } from '../stack.js';
import {
  COPIED_TABLES,
  type CopiedTable,
  copiedId,
  CUSTOMERS,
  MAILS,
  OPEN_COPIES,
  SHIFT,
} from './copied-tables.js';

// Fills a fresh shop with orders: `npm run orders -w bench -- 1000000` copies those of the seed with all that belongs to them. Use a disposable
// database. A run that was stopped resumes when it is started again.

const MOST_ORDERS = 5_000_000;
const COPIES_AT_ONCE = 25;

const PREPARE = `
  CREATE SCHEMA IF NOT EXISTS bench;
  CREATE TABLE IF NOT EXISTS bench.done (step text PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS bench.index (definition text PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS bench.template AS
    SELECT id, customer_id, row_number() OVER (ORDER BY id)::int AS n, state IN ('pendingPickup', 'inTransit') AS is_open
    FROM orders."order" WHERE state <> 'placed'`;

const COUNT =
  'SELECT count(*) FILTER (WHERE NOT is_open)::int AS finished, count(*) FILTER (WHERE is_open)::int AS open FROM bench.template';
const countRow = z.object({ finished: z.number(), open: z.number() });

/** Indexes of the copied tables that no constraint needs: built once at the end, they take a fraction of the time. */
const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) AS definition, i.indexrelid::regclass::text AS name FROM pg_index i
  WHERE i.indrelid = ANY ($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`;
const indexRow = z.object({ definition: z.string(), name: z.string() });
const LEFT_INDEXES = 'SELECT definition FROM bench.index';
const leftRow = z.object({ definition: z.string() });

const COLUMNS = `
  SELECT column_name AS name, data_type AS type FROM information_schema.columns
  WHERE table_schema || '.' || table_name = replace($1, '"', '') AND is_generated = 'NEVER' ORDER BY ordinal_position`;
const columnRow = z.object({ name: z.string(), type: z.string() });

type Column = z.infer<typeof columnRow>;

const valueOf = ({ name, type }: Column, { ids, changes = {} }: CopiedTable): string => {
  const change = ownValue(changes, name);
  if (change !== undefined) return change;
  if (ids.includes(name)) return copiedId(`c.${name}`);
  if (type === 'timestamp with time zone') return `c.${name} - ${SHIFT}`;
  return type === 'date' ? `(c.${name} - ${SHIFT})::date` : `c.${name}`;
};

const copyStatement = (copied: CopiedTable, columns: readonly Column[]): string =>
  [
    'INSERT INTO',
    copied.table,
    `(${columns.map(({ name }) => name).join(', ')})`,
    'OVERRIDING SYSTEM VALUE SELECT',
    columns.map((column) => valueOf(column, copied)).join(', '),
    'FROM generate_series($1::int, $2::int) k CROSS JOIN',
    copied.table,
    copied.from,
    `WHERE NOT t.is_open OR k <= ${OPEN_COPIES}`,
  ].join(' ');

const progress = (text: string): void => void process.stdout.write(`… ${text}\n`);

/** Runs a step once, however often the program is started. */
const once = async (db: pg.PoolClient, step: string, run: () => Promise<unknown>): Promise<void> => {
  await db.query('BEGIN');
  const { rowCount } = await db.query('INSERT INTO bench.done VALUES ($1) ON CONFLICT DO NOTHING', [step]);
  if (rowCount === 1) {
    const began = Date.now();
    await run();
    progress(`${step}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  await db.query('COMMIT');
};

const dropIndexes = async (db: pg.PoolClient): Promise<void> => {
  const tables = [...COPIED_TABLES.map(({ table }) => table), 'platform.message'];
  for (const { definition, name } of await queryRows(db, indexRow, INDEXES, [tables])) {
    await db.query('INSERT INTO bench.index VALUES ($1) ON CONFLICT DO NOTHING', [definition]);
    await db.query(['DROP INDEX', name].join(' '));
  }
};

const fill = async (db: pg.PoolClient, orders: number): Promise<void> => {
  // Without triggers and foreign keys: the originals passed them already.
  await db.query('SET session_replication_role = replica');
  await db.query("SET statement_timeout = 0; SET synchronous_commit = off; SET maintenance_work_mem = '1GB'");
  await db.query(PREPARE);
  const [counted] = await queryRows(db, countRow, COUNT);
  if (counted === undefined || counted.finished === 0) throw new Error('The shop has no orders to copy.');
  const copies = Math.ceil((orders - counted.open * (OPEN_COPIES + 1)) / counted.finished) - 1;
  await once(db, 'indexes set aside', () => dropIndexes(db));
  for (const copied of COPIED_TABLES) {
    const columns = await queryRows(db, columnRow, COLUMNS, [copied.table]);
    const statement = copyStatement(copied, columns);
    // Copies are made of the originals alone: each has its order in bench.template, or is in it.
    for (let from = 1; from <= copies; from += COPIES_AT_ONCE) {
      const to = Math.min(copies, from + COPIES_AT_ONCE - 1);
      await once(db, `${copied.table} ${from} to ${to}`, () => db.query(statement, [from, to]));
    }
  }
  for (const [at, statement] of [...MAILS, CUSTOMERS].entries())
    await once(db, `emails and customers ${at + 1}`, () => db.query(statement));
  for (const { definition } of await queryRows(db, leftRow, LEFT_INDEXES))
    await once(db, definition.slice(0, definition.indexOf(' USING')), () => db.query(definition));
  await db.query('VACUUM ANALYZE');
};

const run = async (): Promise<void> => {
  const orders = Number(process.argv[2]);
  if (!Number.isInteger(orders) || orders < 10_000 || orders > MOST_ORDERS)
    throw new Error('Say how many orders: npm run orders -w bench -- 1000000');
  const { databaseUrl } = await findStack(process.env);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = await pool.connect();
  try {
    await fill(db, orders);
  } finally {
    db.release(true);
    await pool.end();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
