import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { demoCustomer } from '../sso/account-drivers.js';

export interface FleetCustomer {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
  /** Removes its prices. */
  leave(): Promise<void>;
}

const COPY_ACCOUNT = `
  INSERT INTO identity.account (id, email, email_proved_at, password_hash, first_name, last_name)
  SELECT $1, $2, now(), password_hash, 'Flora', 'Fleet' FROM identity.account WHERE email = $3`;

const GRANT = `
  WITH applied AS (
    INSERT INTO account_types.application (id, account_id, source, type, state, company_name, price_group, proposed_by)
    VALUES ($1, $2, 'staff', 'Fleet', 'approved', 'Acme', 'fleet', $1) RETURNING id
  )
  INSERT INTO account_types.account_grant (id, account_id, type, company_name, price_group, source, application_id, since)
  SELECT $1, $2, 'Fleet', 'Acme', 'fleet', 'staff', applied.id, now() - interval '1 day' FROM applied`;

const LIST = `INSERT INTO pricing.price_list (id, name, audience, state) VALUES ($1, 'Journey: a fleet', 'fleet', 'active')`;

const ENTRY = `
  INSERT INTO pricing.price_list_entry (id, price_list_id, scope, key, min_tires, kind, amount_in_cents)
  VALUES ($1, $2, 'size', $3, 1, 'fixed', $4)`;

/** Returns a fleet customer who alone pays `priceInCents` for every tire of a size. */
export const aFleetCustomer = async (sizeCode: string, priceInCents: number): Promise<FleetCustomer> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  const [accountId, listId] = [randomUUID(), randomUUID()];
  const demo = demoCustomer(0);
  const email = `flora-${accountId.slice(0, 8)}@example.com`;
  await db.query(COPY_ACCOUNT, [accountId, email, demo.email]);
  await db.query(GRANT, [randomUUID(), accountId]);
  await db.query(LIST, [listId]);
  await db.query(ENTRY, [randomUUID(), listId, sizeCode, priceInCents]);
  return {
    firstName: 'Flora',
    email,
    password: demo.password,
    leave: async () => {
      await db.query(`UPDATE pricing.price_list SET state = 'archived' WHERE id = $1`, [listId]);
      await db.end();
    },
  };
};
