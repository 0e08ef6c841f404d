import type pg from 'pg';

const EMPTY_OWN_TABLES = `
DO $$
DECLARE names text;
BEGIN
  SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO names FROM pg_tables
  WHERE schemaname IN ('platform', 'locations', 'catalogue', 'fitment', 'installers', 'carts', 'checkout', 'orders', 'identity',
                       'campaigns', 'content', 'payment_sandbox', 'pricing', 'simulations', 'gift_cards', 'referrals',
                       'quotes')
    AND (schemaname, tablename) <> ('catalogue', 'category') AND tablename NOT LIKE '%migration%';
  EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY CASCADE';
END $$`;

/** True if the shop already has tires: the seed is one transaction, so some means all. */
export const isSeeded = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ seeded: boolean }>(
    'SELECT EXISTS (SELECT FROM catalogue.tire) AS seeded',
  );
  return rows[0]?.seeded ?? false;
};

/** Empties every table of the shop, except rows from the migrations themselves. */
export const emptyTables = async (client: pg.ClientBase): Promise<void> => {
  await client.query(EMPTY_OWN_TABLES);
};
