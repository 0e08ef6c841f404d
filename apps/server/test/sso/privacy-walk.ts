import { randomUUID } from 'node:crypto';

import { addCustomerNote, addOrderNote, listCustomers, saveView } from '@simpletread/contract';

import { CartsModule } from '../../src/carts/carts.module.js';
import { InsightModule } from '../../src/insight/insight.module.js';
import { PeopleModule } from '../../src/people/people.module.js';
import { SsoModule } from '../../src/sso/sso.module.js';
import { aStaffPrincipal } from '../builders/sso/a-staff-principal.js';
import { aPlacedOrder, aReadyCart, aStateTax, aWarehouse, aZip } from '../builders/index.js';
import { SANDBOX_KEY, startCardSandbox } from '../app/card-sandbox.js';
import { createTestDatabase, eventually, type ShopApp } from '../index.js';
import { anAccount, type SignInShop, startSignInShop } from './sign-in-shop.js';
import { PrivacyJobs } from '../../src/sso/privacy/privacy-jobs.js';

export const ALEX = aStaffPrincipal('admin', {
  staffId: '0198c0de-0000-7000-8000-000000000002',
  name: 'Alex Novak',
});
export const AS_ALEX = { authorization: 'Bearer alex' };

/** A shop in which people buy, sign in and ask about their data. */
export interface PrivacyWalk extends SignInShop {
  readonly shop: ShopApp;
  readonly env: Readonly<Record<string, string>>;
}

export const startPrivacyWalk = async (
  given: Readonly<Record<string, string>> = {},
): Promise<PrivacyWalk> => {
  const database = await createTestDatabase();
  const sandbox = await startCardSandbox(database.url);
  const env = { SANDBOX_URL: sandbox.url, PAYMENT_SANDBOX_KEY: SANDBOX_KEY };
  const signIns = await startSignInShop({
    modules: [CartsModule, SsoModule, PeopleModule, InsightModule],
    databaseUrl: database.url,
    env: { ...env, ...given },
    authenticate: ({ bearer }) => (bearer === 'alex' ? ALEX : null),
  });
  for (const build of [aStateTax, aZip, aWarehouse]) await build(signIns.db);
  const close = async () => {
    await signIns.close().finally(() => sandbox.close());
    await database.drop();
  };
  return { ...signIns, env, close, shop: { ...signIns, sandbox, close } };
};

export interface KnownCustomer {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly name: string;
  readonly street: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly headers: { readonly authorization: string };
}

let people = 0;

/** An account holder with traces everywhere: an order with a note, a cart, emails, reports, views, passkeys. */
export const aKnownCustomer = async (walk: PrivacyWalk): Promise<KnownCustomer> => {
  const { db, shop } = walk;
  people += 1;
  const letters = String.fromCharCode(97 + people).repeat(3);
  const account = await anAccount(walk, { email: `quilla.${letters}@mail.test`, firstName: 'Quilla' });
  const { accountId, email } = account;
  const phone = `215555${7100 + people}`;
  const street = `${people} Zephyrhill Lane`;
  const shipTo = {
    email,
    phone,
    firstName: 'Quilla',
    lastName: `Raman${letters}`,
    address1: street,
    specialInstructions: `Ring twice, ${email}`,
  };
  await db.execute('UPDATE identity.account SET phone = $2, last_name = $3 WHERE id = $1', [
    accountId,
    phone,
    shipTo.lastName,
  ]);
  await db.execute(
    `INSERT INTO identity.passkey (id, account_id, credential_id, public_key, use_count, transports, name)
     VALUES ($1, $2, $3, '', 0, '{}', 'Quilla’s phone')`,
    [randomUUID(), accountId, randomUUID()],
  );
  const { orderId } = await aPlacedOrder(shop, { shipTo, poNumber: `PO of ${email}` });
  await aReadyCart(walk, { shipTo });
  const write = () => ({ headers: AS_ALEX, idempotencyKey: randomUUID() });
  const text = `Called Quilla Raman${letters} at ${phone}`;
  await walk.client.call(addOrderNote, { params: { id: orderId }, body: { text } }, write());
  const [customer] = await walk.client.call(
    listCustomers,
    { query: { filter: JSON.stringify({ q: email }) } },
    { headers: AS_ALEX },
  );
  await walk.client.call(addCustomerNote, { params: { id: customer?.id ?? '' }, body: { text } }, write());
  await walk.client
    .call(
      saveView,
      {
        body: {
          resource: 'orders',
          name: `Of ${letters}`,
          definition: { filter: { email }, sort: null },
          isShared: false,
        },
      },
      write(),
    )
    .catch(() => undefined);
  await db.execute(
    `INSERT INTO telemetry.client_error (id, app, level, message) VALUES (gen_random_uuid(), 'storefront', 'error', $1)`,
    [`no such person: ${email}`],
  );
  await db.execute(
    `INSERT INTO platform.outbox_event (id, type, aggregate_id, payload, relayed_at)
     VALUES (gen_random_uuid(), 'identity.emailProved', $1, jsonb_build_object('accountId', $1::text, 'email', $2::text), now())`,
    [accountId, email],
  );
  await db.execute(
    `INSERT INTO customers.past_search (account_id, href, label) VALUES ($1, '/search?q=x', $2)`,
    [accountId, `tires for ${email}`],
  );
  await db.execute(
    `WITH application AS (
       INSERT INTO account_types.application (id, account_id, source, type, state, company_name)
       VALUES (gen_random_uuid(), $1, 'customer', 'Fleet', 'refused', 'Quilla & Sons') RETURNING id)
     INSERT INTO account_types.application_entry (id, application_id, event, by_kind, by_name, text)
     SELECT gen_random_uuid(), id, 'submitted', 'customer', $2, $3 FROM application`,
    [accountId, `Quilla ${shipTo.lastName}`, `Please call ${phone}`],
  );
  const { access_token: token } = await walk.signIn(walk.browser('Quilla browser'), account);
  return {
    ...account,
    phone,
    street,
    name: shipTo.lastName,
    orderId,
    customerId: customer?.id ?? '',
    headers: { authorization: `Bearer ${token}` },
  };
};

/** Delivers an order to its buyer, so nothing is open. */
export const deliver = async ({ db }: PrivacyWalk, orderId: string): Promise<void> => {
  await db.execute(
    `UPDATE orders."order" SET state = 'delivered', delivered_at = now(), picked_up_at = now(), shipped_at = now() WHERE id = $1`,
    [orderId],
  );
};

const WHEREABOUTS = `
  WITH kept AS MATERIALIZED (
    SELECT c.table_schema AS schema, c.table_name AS name, c.column_name AS "column"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
      AND c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED'))
  SELECT concat_ws('.', schema, name, "column") AS place FROM kept
  WHERE query_to_xml(format('SELECT 1 AS found FROM %I.%I WHERE %I::text ILIKE ANY (%L::text[]) LIMIT 1',
    schema, name, "column", $1::text[]), false, true, '')::text LIKE '%found%'
  ORDER BY place`;

/**
 * The places in the database where any of `texts` occurs, as `schema.table.column`. Searches every text and json
 * column of every table.
 */
export const whereabouts = async (
  { db }: Pick<PrivacyWalk, 'db'>,
  texts: readonly string[],
): Promise<string[]> => {
  const found = await db.query<{ place: string }>(WHEREABOUTS, [texts.map((text) => `%${text}%`)]);
  return found.map(({ place }) => place);
};

/** Moves the days of grace of an account's erasure back until they are over. */
export const endGrace = async ({ db }: PrivacyWalk, accountId: string): Promise<void> => {
  await db.execute("UPDATE privacy.request SET due_at = now() - interval '1 second' WHERE account_id = $1", [
    accountId,
  ]);
};

/** Sweeps until an account's erasure is in `state`. */
export const sweepUntil = (walk: PrivacyWalk, accountId: string, state: string): Promise<void> =>
  eventually(async () => {
    await walk.get(PrivacyJobs).sweep();
    const row = await walk.db.one<{ state: string }>(
      "SELECT state FROM privacy.request WHERE account_id = $1 AND kind = 'erasure' ORDER BY asked_at DESC LIMIT 1",
      [accountId],
    );
    expect(row?.state).toBe(state);
  }, 20_000);
