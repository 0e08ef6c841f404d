import type pg from 'pg';

import type { Operation } from '../load/open-loop.js';

const SKUS = 2_000;

const SET_UP = `
  DROP SCHEMA IF EXISTS bench_scratch CASCADE;
  CREATE SCHEMA bench_scratch;
  CREATE TABLE bench_scratch.stock (sku integer PRIMARY KEY, available integer NOT NULL CHECK (available >= 0)) WITH (fillfactor = 80);
  CREATE TABLE bench_scratch.sale (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, sku integer NOT NULL, quantity integer NOT NULL, at timestamptz NOT NULL DEFAULT now());
  INSERT INTO bench_scratch.stock SELECT sku, 1000000 FROM generate_series(0, 1999) sku`;

const TAKE = {
  name: 'bench-take',
  text: 'UPDATE bench_scratch.stock SET available = available - 4 WHERE sku = $1 AND available >= 4',
};
const SELL = { name: 'bench-sell', text: 'INSERT INTO bench_scratch.sale (sku, quantity) VALUES ($1, 4)' };

/** The minimum cost of a sale in this database: one transaction of one conditional stock update and one insert, in a temporary schema. */
export const rawTransactions = async (
  db: pg.Pool,
): Promise<{ operation: Operation; cleanUp: () => Promise<void> }> => {
  await db.query(SET_UP);
  let next = 0;
  const operation = async (): Promise<void> => {
    next += 1;
    const sku = (next * 7919) % SKUS;
    const client = await db.connect();
    try {
      await client.query('BEGIN');
      await client.query({ ...TAKE, values: [sku] });
      await client.query({ ...SELL, values: [sku] });
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
  return {
    operation,
    cleanUp: async () => void (await db.query('DROP SCHEMA bench_scratch CASCADE')),
  };
};
