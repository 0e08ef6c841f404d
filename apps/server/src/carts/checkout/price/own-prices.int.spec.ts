import { randomUUID } from 'node:crypto';

import {
  type Client,
  createCart,
  getMyStanding,
  getProduct,
  joinCrew,
  placeOrder,
  searchTires,
  setCartDelivery,
} from '@simpletread/contract';
import type { AccountTypeName, PriceAudience, PriceGroup, VerifiedGroup } from '@simpletread/domain';

import { CartsModule } from '../../carts.module.js';
import { SsoModule } from '../../../sso/sso.module.js';
import { aPriceList, aShipTo, aTire } from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp, send } from '../../../../test/index.js';
import { aCustomer, type Customer, tokensAreAccountIds } from '../../../sso/account-types/testing/people.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';

const OWN_PRICE = 14_200;

/** Each price group with an account type of it, its label, and the percentage that its list takes off. */
const GROUPS: readonly (readonly [PriceGroup, AccountTypeName, string, number])[] = [
  ['fleet', 'Fleet', 'Fleet price', 5],
  ['partner', 'Partner Program', 'Partner price', 6],
  ['special-order', 'Special Order', 'Special pricing', 7],
  ['member', 'Retail Member', 'Special pricing', 8],
  ['wholesale', 'Wholesale', 'Special pricing', 20],
  ['employee', 'EPP', 'Special pricing', 15],
];

describe('the prices of an account', () => {
  let app: ShopApp;
  let tireId: string;

  const key = (headers: Readonly<Record<string, string>> = {}) => ({ idempotencyKey: randomUUID(), headers });

  const grant = (customer: Customer, type: AccountTypeName, group: PriceGroup) =>
    app.db.execute(
      `WITH applied AS (
         INSERT INTO account_types.application (id, account_id, source, type, state, company_name, price_group, proposed_by)
         VALUES ($1, $2, 'staff', $3, 'approved', 'Acme', $4, $1) RETURNING id
       )
       INSERT INTO account_types.account_grant (id, account_id, type, company_name, price_group, source, application_id, since)
       SELECT $1, $2, $3, 'Acme', $4, 'staff', applied.id, now() - interval '1 day' FROM applied`,
      [randomUUID(), customer.accountId, type, group],
    );
  const verify = (customer: Customer, group: VerifiedGroup) =>
    app.db.execute(
      `INSERT INTO verification.result (account_id, group_name, subject_hash, verified_at, until)
       VALUES ($1, $2, $3, now(), now() + interval '1 year')`,
      [customer.accountId, group, randomUUID()],
    );

  const searched = async (client: Client) => {
    const { items } = await client.call(searchTires, { query: { size: '225-65r17', zip: '19147' } });
    return items.find((item) => item.tireId === tireId);
  };

  const cartOf = async (client: Client, quantity = 4) => {
    const opened = await client.call(
      createCart,
      { body: { lines: [{ tireId, quantity }], zip: '19147', vehicle: null } },
      key(),
    );
    return { ...opened, headers: { 'x-cart-token': opened.cartToken } };
  };

  /** The price of a tire of four in a cart of the client's. */
  const priceIn = async (client: Client) => (await cartOf(client)).cart.lines[0]?.salePriceInCents;

  const buy = async ({ client, headers: authorization }: Pick<Customer, 'client' | 'headers'>) => {
    const { cart, headers } = await cartOf(client);
    const body = { version: cart.version, fulfilment: 'ship-to-me', shipTo: aShipTo() } as const;
    const ready = await client.call(setCartDelivery, { body }, key(headers));
    const placed = await client.call(
      placeOrder,
      {
        body: {
          cartVersion: ready.version,
          expectedTotalInCents: ready.pricing.totalInCents,
          payment: { method: 'card', token: await app.sandbox.token() },
        },
      },
      key({ ...headers, ...authorization }),
    );
    const order = await app.db.one<Record<string, number | string>>(
      `SELECT o.account_type, o.discount_in_cents, o.total_in_cents, l.unit_price_in_cents, l.retail_price_in_cents
       FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id WHERE o.number = $1`,
      [placed.orderNumber],
    );
    return { ready, order };
  };

  const rulesChanged = () => app.get(PriceBook).refresh();

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule], env: { DATABASE_POOL: '8' } });
    tokensAreAccountIds(app);
    ({ tireId } = await aTire(app.db, { priceInCents: OWN_PRICE, stock: { CAR: 10_000 } }));
    const audiences: readonly (readonly [PriceAudience, number])[] = [
      ...GROUPS.map(([group, , , percent]) => [group, percent] as const),
      ['simple-crew', 10],
    ];
    for (const [audience, percentOff] of audiences)
      await aPriceList(app.db, { name: audience, audience, entries: [{ percentOff }] });
    await rulesChanged();
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it.each(GROUPS)(
    'are those of its price group, from search to order, with their own label: %s [R1.12] [R6.02]',
    async (group, type, label, percent) => {
      const customer = await aCustomer(app);
      await grant(customer, type, group);
      const price = OWN_PRICE - Math.round((OWN_PRICE * percent) / 100);
      const standing = await customer.client.call(getMyStanding, {});
      expect(standing).toMatchObject({ priceGroup: group, priceLabel: label });
      expect(standing.greeting).toMatch(/^Hi \S+, special pricing/);
      expect(await searched(customer.client)).toMatchObject({
        priceInCents: price,
        retailPriceInCents: OWN_PRICE,
        setPriceInCents: 4 * price,
        outTheDoor: { tiresInCents: 4 * price },
      });
      const { ready, order } = await buy(customer);
      expect(ready.lines[0]).toMatchObject({ salePriceInCents: price, retailPriceInCents: OWN_PRICE });
      expect(order).toMatchObject({
        account_type: type,
        unit_price_in_cents: price,
        retail_price_in_cents: OWN_PRICE,
        total_in_cents: ready.pricing.totalInCents,
      });
      expect((await searched(app.client))?.priceInCents).toBe(OWN_PRICE);
    },
  );

  it('change when a member joins SimpleCrew, and are those of no other account [R1.11]', async () => {
    const [joining, other] = [await aCustomer(app), await aCustomer(app)];
    expect(await priceIn(joining.client)).toBe(OWN_PRICE);
    await joining.client.call(joinCrew, {}, key());
    await eventually(async () => expect(await priceIn(joining.client)).toBe(12_780));
    expect((await searched(joining.client))?.priceInCents).toBe(12_780);
    expect((await joining.client.call(getMyStanding, {})).priceLabel).toBe('SimpleCrew price');
    expect([await priceIn(other.client), await priceIn(app.client)]).toEqual([OWN_PRICE, OWN_PRICE]);
  });

  it.each(['military', 'student', 'teacher'] as const)(
    'are 5 %% less for a verified %s, beside every other discount [R9.10]',
    async (group) => {
      const customer = await aCustomer(app);
      await verify(customer, group);
      const { ready, order } = await buy(customer);
      expect(ready.pricing).toMatchObject({ tiresInCents: 56_800, discountInCents: 2_840 });
      expect(order).toMatchObject({ discount_in_cents: 2_840, total_in_cents: ready.pricing.totalInCents });
      expect((await searched(customer.client))?.outTheDoor?.discountInCents).toBe(2_840);
      expect((await searched(app.client))?.outTheDoor?.discountInCents).toBe(0);
    },
  );

  it('stay out of every cache: a visitor’s answer may be kept, a customer’s may not', async () => {
    const customer = await aCustomer(app);
    await grant(customer, 'Wholesale', 'wholesale');
    const url = `${app.url}/tires?size=225-65r17`;
    const [own, visitors] = [await send(url, { headers: customer.headers }), await send(url)];
    expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['private, no-store', null]);
    expect(visitors.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect([own.headers.get('vary'), visitors.headers.get('vary')]).toEqual([
      expect.stringContaining('authorization'),
      expect.stringContaining('authorization'),
    ]);
    const ownEtag = await send(url, {
      headers: { ...customer.headers, 'if-none-match': visitors.headers.get('etag') ?? '' },
    });
    expect(ownEtag.status).toBe(200);
  });

  it('are one on the product, in the search, and in the cart', async () => {
    const customer = await aCustomer(app);
    await grant(customer, 'Fleet', 'fleet');
    const card = await searched(customer.client);
    const { cart } = await cartOf(customer.client);
    const product = await customer.client.call(getProduct, {
      params: { brand: card?.brandSlug ?? '', line: card?.lineSlug ?? '' },
      query: { item: card?.itemNumber ?? 0, zip: '19147', quantity: 4 },
    });
    expect([product.selected?.priceInCents, product.sizes[0]?.priceInCents]).toEqual([13_490, 13_490]);
    expect(cart.lines[0]?.salePriceInCents).toBe(13_490);
    expect(product.outTheDoor?.totalInCents).toBe(card?.outTheDoor?.totalInCents);
  });

  it('follow the account at once when its type ends, so that a price seen before is not charged', async () => {
    const customer = await aCustomer(app);
    await grant(customer, 'Fleet', 'fleet');
    const { cart, headers } = await cartOf(customer.client);
    await app.db.execute('UPDATE account_types.account_grant SET until = now() WHERE account_id = $1', [
      customer.accountId,
    ]);
    const delivery = { version: cart.version, fulfilment: 'ship-to-me', shipTo: aShipTo() } as const;
    const ready = await customer.client.call(setCartDelivery, { body: delivery }, key(headers));
    const body = {
      cartVersion: ready.version,
      expectedTotalInCents: ready.pricing.totalInCents,
      payment: { method: 'card' as const, token: await app.sandbox.token() },
    };
    // Displayed prices may be seconds old, charged ones never.
    expect(ready.lines[0]?.salePriceInCents).toBe(13_490);
    await expect(customer.client.call(placeOrder, { body }, key(headers))).rejects.toMatchObject({
      code: 'cart.priceChanged',
    });
  });
});
