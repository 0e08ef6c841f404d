import type pg from 'pg';

const OWN_TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname = ANY('{platform,locations,catalogue,fitment,installers,carts,checkout,orders,identity,payment_sandbox}')
    AND (schemaname, tablename) <> ('catalogue', 'category') AND tablename NOT LIKE '%migration%'
  ORDER BY 1`;

/** Whether the shop already has tires to sell: the seed is one transaction, so some means all. */
export const isSeeded = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ seeded: boolean }>(
    'SELECT EXISTS (SELECT FROM catalogue.tire) AS seeded',
  );
  return rows[0]?.seeded ?? false;
};

/** Empties every table of the shop, but for what the migrations themselves brought. */
export const emptyTables = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(OWN_TABLES);
  if (rows.length > 0)
    await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`);
};
