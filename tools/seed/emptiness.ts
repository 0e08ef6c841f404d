import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/index.js';

const SEEDED = 'SELECT EXISTS (SELECT FROM catalogue.tire) AS seeded';
const seededRow = z.object({ seeded: z.boolean() });

const EMPTY_OWN_TABLES = `
DO $$
DECLARE names text;
BEGIN
  SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO names FROM pg_tables
  WHERE schemaname IN ('platform', 'locations', 'catalogue', 'fitment', 'installers', 'carts', 'checkout', 'orders', 'identity',
                       'campaigns', 'content', 'payment_sandbox', 'pricing', 'simulations', 'gift_cards', 'referrals',
                       'quotes', 'reviews', 'sales', 'support', 'telemetry')
    AND (schemaname, tablename) NOT IN (('catalogue', 'category'), ('quotes', 'terms')) AND tablename NOT LIKE '%migration%';
  EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE';
END $$`;

/** True if the shop already has tires: the seed is one transaction, so some means all. */
export const isSeeded = async (client: pg.ClientBase): Promise<boolean> => {
  const [row] = await queryRows(client, seededRow, SEEDED);
  return row?.seeded ?? false;
};

/** Empties every table of the shop, except rows from the migrations themselves. */
export const emptyTables = async (client: pg.ClientBase): Promise<void> => {
  await client.query(EMPTY_OWN_TABLES);
};
