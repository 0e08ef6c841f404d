import { randomUUID } from 'node:crypto';

import {
  type Client,
  compareTires,
  createCart,
  getBrand,
  getDeal,
  getProduct,
  listBrands,
  listDeals,
  searchTires,
} from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import { SsoModule } from '../../../sso/sso.module.js';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import {
  aPlacedOrder,
  aPriceList,
  aProductLine,
  aPromotion,
  aTire,
} from '../../../../test/builders/index.js';
import { type ShopApp, startShopApp, send } from '../../../../test/index.js';
import { aCustomer, type Customer, tokensAreAccountIds } from '../../../sso/account-types/testing/people.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';
import { ReferencePrices } from '../../../pricing/reference/reference-prices.js';

const OWN = 20_000;
const SALE = 18_000;
const FLEET = 13_000;
const SIZE = '225-65r17';

describe('the prices that are shown', () => {
  let app: ShopApp;
  let fleet: Customer;
  let line: { lineId: string; brandSlug: string; lineSlug: string };
  let tire: { tireId: string; itemNumber: number };
  let other: { tireId: string; itemNumber: number };

  const rulesChanged = () => app.get(PriceBook).refresh();
  const ordersChanged = () => app.get(ReferencePrices).refresh();

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule, CatalogueModule] });
    tokensAreAccountIds(app);
    line = await aProductLine(app.db, { brandName: 'Saleworth', name: 'Crosser' });
    tire = await aTire(app.db, { lineId: line.lineId, priceInCents: OWN, stock: { CAR: 1_000 } });
    other = await aTire(app.db, {
      lineId: line.lineId,
      priceInCents: OWN + 100,
      loadIndex: 104,
      stock: { CAR: 1_000 },
    });
    fleet = await aCustomer(app);
    await app.db.execute(
      `WITH applied AS (
         INSERT INTO account_types.application (id, account_id, source, type, state, company_name, price_group, proposed_by)
         VALUES ($1, $2, 'staff', 'Fleet', 'approved', 'Acme', 'fleet', $1) RETURNING id
       )
       INSERT INTO account_types.account_grant (id, account_id, type, company_name, price_group, source, application_id, since)
       SELECT $1, $2, 'Fleet', 'Acme', 'fleet', 'staff', applied.id, now() - interval '1 day' FROM applied`,
      [randomUUID(), fleet.accountId],
    );
    await aPriceList(app.db, {
      audience: 'fleet',
      entries: [{ scope: 'tire', key: tire.tireId, percentOff: 35 }],
    });
    await aPromotion(app.db, { name: 'Saleworth days', scope: { brandSlugs: [line.brandSlug] } });
    await rulesChanged();
  });
  afterAll(() => app.close());

  const key = () => ({ idempotencyKey: randomUUID() });

  /** A tire's reference price in every place that may strike a price. */
  const struckFor = async (client: Client, { tireId, itemNumber }: typeof tire) => {
    const { items } = await client.call(searchTires, { query: { size: SIZE } });
    const product = await client.call(getProduct, {
      params: { brand: line.brandSlug, line: line.lineSlug },
      query: { item: itemNumber },
    });
    const compared = await client.call(compareTires, {
      query: { tires: `${tire.itemNumber}.${other.itemNumber}` },
    });
    const { cart } = await client.call(
      createCart,
      { body: { lines: [{ tireId, quantity: 4 }], zip: '19147', vehicle: null } },
      key(),
    );
    const places = [
      items.find((item) => item.tireId === tireId),
      product.selected,
      product.sizes.find((size) => size.tireId === tireId),
      compared.items.find((item) => item.tireId === tireId),
      cart.lines[0],
    ];
    return [...new Set(places.map((place) => place?.struckPriceInCents))];
  };

  /** From how much a tire of the line costs, wherever that is said, and how replies that say it may be kept. */
  const fromPrices = async ({ client, headers }: Pick<Customer, 'client' | 'headers'>) => {
    const [deal] = (await client.call(listDeals, { query: {} })).deals;
    const pages = [
      (await client.call(listBrands, { query: {} })).items.find(({ slug }) => slug === line.brandSlug),
      (await client.call(getBrand, { params: { brand: line.brandSlug }, query: {} })).brand,
      (await client.call(getBrand, { params: { brand: line.brandSlug }, query: {} })).lines[0],
      deal?.lines[0],
      (await client.call(getDeal, { params: { slug: deal?.slug ?? '' }, query: {} })).deal.lines[0],
    ];
    const kept = await Promise.all(
      ['/brands', `/brands/${line.brandSlug}`, '/deals', `/deals/${deal?.slug ?? ''}`].map(async (path) =>
        (await send(`${app.url}${path}`, { headers })).headers.get('cache-control'),
      ),
    );
    return { prices: [...new Set(pages.map((page) => page?.fromPriceInCents))], kept };
  };

  it('are struck in every place alike, and only if a customer was charged them within 30 days', async () => {
    const { orderId } = await aPlacedOrder(app, { tireId: tire.tireId });
    await app.db.execute(`UPDATE pricing.promotion SET state = 'paused'`);
    const saleId = await aPriceList(app.db, {
      audience: 'retail',
      entries: [{ scope: 'line', key: line.lineId, percentOff: 10 }],
    });
    await rulesChanged();
    await ordersChanged();
    // That order had the deal, so its own price differs from what was charged.
    expect(await struckFor(app.client, tire)).toEqual([null]);
    await app.db.execute(`UPDATE pricing.price_list SET state = 'paused' WHERE id = $1`, [saleId]);
    await rulesChanged();
    const full = await aPlacedOrder(app, { tireId: tire.tireId });
    await app.db.execute(`UPDATE pricing.price_list SET state = 'active' WHERE id = $1`, [saleId]);
    await rulesChanged();
    await ordersChanged();
    expect(await struckFor(app.client, tire)).toEqual([OWN]);
    expect(await struckFor(app.client, other)).toEqual([null]);
    expect((await app.get(ReferencePrices).current()).get(tire.tireId)).toBe(OWN);

    // A shopper with their own price sees the public price, which is on sale.
    const [own] = (await fleet.client.call(searchTires, { query: { size: SIZE } })).items.filter(
      ({ tireId }) => tireId === tire.tireId,
    );
    expect(own).toMatchObject({
      priceInCents: FLEET,
      retailPriceInCents: SALE,
      priceLabel: 'Fleet price',
    });

    const placedBefore = (days: number, id: string) =>
      app.db.execute('UPDATE orders."order" SET placed_at = $1 WHERE id = $2', [
        new Date(app.clock.now().getTime() - days * 86_400_000),
        id,
      ]);
    await placedBefore(30, orderId);
    await placedBefore(30, full.orderId);
    await ordersChanged();
    expect(await struckFor(app.client, tire)).toEqual([null]);
    await placedBefore(29, full.orderId);
    await ordersChanged();
    expect(await struckFor(app.client, tire)).toEqual([OWN]);
    await app.db.execute(`UPDATE orders."order" SET state = 'cancelled' WHERE id = $1`, [full.orderId]);
    await ordersChanged();
    expect(await struckFor(app.client, tire)).toEqual([null]);
  });

  it('start from the shopper’s own prices, which no cache keeps, and a later visitor’s from the public ones', async () => {
    await app.db.execute(`UPDATE pricing.promotion SET state = 'active'`);
    await rulesChanged();
    const visitor = { client: app.client, headers: {} };
    const ofVisitor = { prices: [SALE], kept: Array<unknown>(4).fill(expect.stringMatching(/^public/)) };
    const ofFleet = { prices: [FLEET], kept: Array<unknown>(4).fill('private, no-store') };
    expect(await fromPrices(visitor)).toEqual(ofVisitor);
    expect(await fromPrices(fleet)).toEqual(ofFleet);
    expect(await fromPrices(visitor)).toEqual(ofVisitor);
    await app.db.execute(`UPDATE pricing.price_list SET state = 'paused'`);
    await rulesChanged();
    expect((await fromPrices(visitor)).prices).toEqual([OWN]);
    expect((await fromPrices(fleet)).prices).toEqual([OWN]);
  });
});
