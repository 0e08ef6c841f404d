import pg from 'pg';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { findStack } from './stack.js';

// Measures cost against catalogue size: `npm run enlarge -w bench -- 11` adds eleven copies of each product line, with all of its tires and
// their stock. Use a disposable database, and restart the measured server afterwards.

const ITEM_NUMBERS_A_COPY = 10_000_000;
const MOST_COPIES = 100;

/** Columns of a table that are copied unchanged, in order. */
const COLUMNS = `
  SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = 'catalogue' AND table_name = $1 AND is_generated = 'NEVER' AND NOT column_name = ANY ($2) ORDER BY ordinal_position`;

const columnRow = z.object({ name: z.string() });

const COUNT = 'SELECT count(*)::int AS tires FROM catalogue.tire';
const countRow = z.object({ tires: z.number() });

const ORIGINAL_LINES = `
  INSERT INTO bench_lines SELECT l.id FROM catalogue.product_line l
  WHERE EXISTS (SELECT FROM catalogue.tire t WHERE t.line_id = l.id AND t.item_number < $1)`;

interface Copied {
  readonly table: string;
  /** The columns that differ in a copy, as SQL; `$1` is the copy's number. */
  readonly changes: Readonly<Record<string, string>>;
  readonly from: string;
}

/** The same id for the same copy, with our ids' version and variant, or the contract would refuse it. */
const idOf = (column: string): string =>
  `overlay(overlay(md5(${column}::text || '/' || $1::int) placing '7' from 13) placing 'a' from 17)::uuid`;

const COPIED: readonly Copied[] = [
  {
    table: 'product_line',
    changes: {
      id: idOf('c.id'),
      slug: "c.slug || '-copy-' || $1::int",
      address: "c.address || '-copy-' || $1::int",
      name: "c.name || ' ' || $1::int",
      pick_position: 'NULL',
      is_our_pick: 'false',
    },
    from: 'catalogue.product_line c JOIN bench_lines l ON l.id = c.id',
  },
  {
    table: 'tire',
    changes: {
      id: idOf('c.id'),
      line_id: idOf('c.line_id'),
      item_number: `c.item_number + $1::int * ${ITEM_NUMBERS_A_COPY}`,
    },
    from: 'catalogue.tire c JOIN bench_lines l ON l.id = c.line_id',
  },
  {
    table: 'stock_level',
    changes: { tire_id: idOf('c.tire_id'), held: '0' },
    from: 'catalogue.stock_level c JOIN catalogue.tire t ON t.id = c.tire_id JOIN bench_lines l ON l.id = t.line_id',
  },
  {
    table: 'stock_movement',
    changes: { tire_id: idOf('c.tire_id'), quantity: 'c.available', reason: "'opening'" },
    from: 'catalogue.stock_level c JOIN catalogue.tire t ON t.id = c.tire_id JOIN bench_lines l ON l.id = t.line_id WHERE c.available > 0',
  },
];

const copy = async (db: pg.PoolClient, { table, changes, from }: Copied, number: number): Promise<number> => {
  const changed = Object.keys(changes);
  const left = table === 'stock_movement' ? ['id', 'reference', 'at'] : [];
  const rows = await queryRows(db, columnRow, COLUMNS, [table, [...changed, ...left]]);
  const kept = rows.map(({ name }) => name);
  const into = [...changed, ...kept].join(', ');
  const values = [...Object.values(changes), ...kept.map((name) => `c.${name}`)].join(', ');
  const insert = ['INSERT INTO', `catalogue.${table}`, `(${into})`, 'SELECT', values, 'FROM', from].join(' ');
  const { rowCount } = await db.query(insert, [number]);
  return rowCount ?? 0;
};

const copiesAsked = (text: string | undefined): number => {
  const copies = Number(text);
  if (!Number.isInteger(copies) || copies < 1 || copies > MOST_COPIES)
    throw new Error(`Say how many copies, from 1 to ${MOST_COPIES}: npm run enlarge -w bench -- 11`);
  return copies;
};

const enlarge = async (db: pg.PoolClient, copies: number): Promise<void> => {
  await db.query('BEGIN');
  await db.query('CREATE TEMP TABLE bench_lines (id uuid PRIMARY KEY) ON COMMIT DROP');
  await db.query(ORIGINAL_LINES, [ITEM_NUMBERS_A_COPY]);
  for (let number = 1; number <= copies; number += 1) {
    for (const copied of COPIED) await copy(db, copied, number);
    process.stdout.write(`… copy ${number} of ${copies}\n`);
  }
  await db.query('COMMIT');
  await db.query('ANALYZE catalogue.product_line, catalogue.tire, catalogue.stock_level');
  const [row] = await queryRows(db, countRow, COUNT);
  process.stdout.write(`${row?.tires.toLocaleString('en-US')} SKUs\n`);
};

const run = async (): Promise<void> => {
  const copies = copiesAsked(process.argv[2]);
  const { databaseUrl } = await findStack(process.env);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = await pool.connect();
  try {
    await enlarge(db, copies);
  } finally {
    db.release(true);
    await pool.end();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
