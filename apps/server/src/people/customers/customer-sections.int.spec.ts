import { type Customer, getCustomer, listCustomers } from '@simpletread/contract';

import { aPlacedOrder } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { CartsModule } from '../../carts/carts.module.js';
import { PeopleModule } from '../people.module.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

describe('the sections of a customer’s page', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, PeopleModule] });
  });
  afterAll(() => app.close());

  const one = async (q: string): Promise<string> => {
    const query = { filter: JSON.stringify({ q }) };
    const rows = await app.client.call(listCustomers, { query }, as('robin'));
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  };
  const page = (id: string, who = 'robin'): Promise<Customer> =>
    app.client.call(getCustomer, { params: { id } }, as(who));
  const anOrderOf = (email: string, shipTo: object = {}) =>
    aPlacedOrder(app, { shipTo: { email, ...shipTo } });

  it('read contact and open work from every order, not the newest 25 only', async () => {
    await anOrderOf('omar.old+first@mail.test', { phone: '2155550111' });
    const first = (await page(await one('omar.old@mail.test'))).orders?.[0]?.id ?? '';
    await app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - interval '1 year', cancel_requested_at = now() WHERE id = $1`,
      [first],
    );
    await anOrderOf('omar.old@mail.test', { phone: '2155550112' });
    // Copies of the second order: a cart for each of 25 would take half a minute.
    await app.db.execute(
      `WITH copy AS (INSERT INTO orders."order"
         SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', upper(substr(md5(n::text), 1, 10)),
           'access_token_hash', NULL))).*
         FROM orders."order" o, generate_series(1, 25) n WHERE o.email = 'omar.old@mail.test' RETURNING id)
       INSERT INTO orders.order_line
       SELECT (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', copy.id))).*
       FROM copy, orders.order_line l JOIN orders."order" o ON o.id = l.order_id WHERE o.email = 'omar.old@mail.test'`,
    );
    const shown = await page(await one('omar.old@mail.test'));
    expect(shown.orders?.map(({ id }) => id)).not.toContain(first);
    expect(shown.contact).toMatchObject({
      emails: ['omar.old@mail.test', 'omar.old+first@mail.test'],
      phones: ['2155550112', '2155550111'],
    });
    expect(shown.openWork).toMatchObject([
      { kind: 'order', id: first, detail: 'Cancellation awaiting approval' },
    ]);
    await app.db.execute(
      `UPDATE orders."order" SET state = 'cancelled', cancelled_at = now() WHERE id = $1`,
      [first],
    );
    expect((await page(await one('omar.old@mail.test'))).openWork).toEqual([]);
  });

  it('show coverage claims, and as open work until they are paid or over', async () => {
    await anOrderOf('cal.covered@mail.test');
    const id = await one('cal.covered@mail.test');
    const orderId = (await page(id)).orders?.[0]?.id ?? '';
    await app.db.execute(
      `INSERT INTO orders.coverage_claim (id, order_id, line_id, kind, state, quantity, claimed_in_cents, comments, year, requested_at,
         our_turn_since)
       SELECT gen_random_uuid(), $1, id, 'replacement', 'requested', 1, 10000, 'Torn', 1, now(), now() FROM orders.order_line WHERE order_id = $1`,
      [orderId],
    );
    const shown = await page(id);
    expect(shown.coverageClaims).toMatchObject([{ kind: 'replacement', state: 'requested' }]);
    expect(shown.openWork).toMatchObject([
      {
        kind: 'coverageClaim',
        title: shown.coverageClaims?.[0]?.claimNumber,
        detail: 'Replace a damaged tire: Awaiting review',
        isOurs: true,
      },
    ]);
    await app.db.execute(
      `UPDATE orders.coverage_claim SET state = 'cancelled', our_turn_since = NULL, cancelled_at = now() WHERE order_id = $1`,
      [orderId],
    );
    const over = await page(id);
    expect([over.openWork, over.coverageClaims?.[0]?.state]).toEqual([[], 'cancelled']);
  });

  it('that a role may not see are null, with their count', async () => {
    await anOrderOf('ren.role@mail.test');
    const id = await one('ren.role@mail.test');
    expect(await page(id)).toMatchObject({ returnCount: 0, returns: [] });
    expect(await page(id, 'sal')).toMatchObject({
      returnCount: null,
      returns: null,
      priceClaims: null,
      coverageClaims: null,
    });
  });

  it('show the garage only to whoever sees accounts', async () => {
    const { accountId } = await anAccount(app, { email: 'gil.garage@mail.test', firstName: 'Gil' });
    await app.db.execute(
      `INSERT INTO customers.vehicle (id, account_id, year, make, model, trim, make_slug, model_slug, front_size, rotated_on)
       VALUES (gen_random_uuid(), $1, 2018, 'Ford', 'Explorer', 'XLT', 'ford', 'explorer', '245/60R18', now())`,
      [accountId],
    );
    const id = await one('gil.garage@mail.test');
    expect((await page(id)).vehicles).toMatchObject([{ label: '2018 Ford Explorer XLT' }]);
    // An analyst sees orders and no accounts.
    expect((await page(id, 'samir')).vehicles).toEqual([]);
  });
});
