import { randomUUID } from 'node:crypto';

import {
  addCartLines,
  changeCartLine,
  getCart,
  removeCartLine,
  setCartDelivery,
  setCartZip,
} from '@simpletread/contract';

import { CartsModule } from '../carts.module.js';
import { anOpenCart, aShop, aStateTax, aTire, aWarehouse, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';

const key = () => ({ idempotencyKey: randomUUID() });

describe('carts', () => {
  let app: TestApp;
  type Tire = Awaited<ReturnType<typeof aTire>>;
  let tires: Record<'usual' | 'heavy' | 'gone' | 'few' | 'fickle', Tire>;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CartsModule] });
    await aStateTax(app.db);
    await aZip(app.db);
    await aWarehouse(app.db);
    tires = {
      usual: await aTire(app.db, { stock: { CAR: 40 } }),
      heavy: await aTire(app.db, { stock: { CAR: 8 }, maxLoadLb: 3748, isOversized: true }),
      gone: await aTire(app.db, { status: 'discontinued' }),
      few: await aTire(app.db, { stock: { CAR: 3 } }),
      fickle: await aTire(app.db, { stock: { CAR: 4 } }),
    };
  });
  afterAll(() => app.close());

  const four = () => [{ tireId: tires.usual.tireId, quantity: 4 }];

  it('open with their lines and show id, excise tax and shipping cost [R3.11]', async () => {
    const { cart } = await anOpenCart(app, {
      lines: [{ tireId: tires.heavy.tireId, quantity: 4 }],
      zip: '19147',
    });
    expect(cart.cartId).toMatch(/^[0-9a-f-]{36}$/);
    expect(cart.estimatedFetTaxInCents).toBe(4 * 234);
    expect(cart.shippingCostInCents).toBe(cart.pricing.freightInCents);
    expect(cart.shippingCostInCents).toBeGreaterThan(0);
    const { cart: light } = await anOpenCart(app, { lines: four(), zip: '19147' });
    expect([light.estimatedFetTaxInCents, light.shippingCostInCents]).toEqual([0, 0]);
  });

  it('keep only a hash of their token', async () => {
    const { token, cart } = await anOpenCart(app, { lines: four() });
    const row = await app.db.one<{ token_hash: string }>('SELECT token_hash FROM carts.cart WHERE id = $1', [
      cart.cartId,
    ]);
    expect(row?.token_hash).not.toContain(token);
  });

  it('are not found by another token', async () => {
    await expect(
      app.client.call(getCart, {}, { headers: { 'x-cart-token': 'A'.repeat(43) } }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'record.missing' });
  });

  it('add up to the shop’s charge', async () => {
    const shop = await aShop(app.db);
    const { cart, headers } = await anOpenCart(app, { lines: four(), zip: '19147' });
    const mounted = await app.client.call(
      setCartDelivery,
      { body: { version: cart.version, fulfilment: 'ship-to-shop', shopCode: shop.code } },
      { headers, ...key() },
    );
    // 568 + 88 - 25 + 4 + 6 % of 631
    expect(mounted.pricing.totalInCents).toBe(56_800 + 8_800 - 2_500 + 400 + 3_786);
    const lineId = mounted.lines[0]?.lineId ?? '';
    const covered = await app.client.call(
      changeCartLine,
      { params: { lineId }, body: { version: mounted.version, hasRoadHazard: true } },
      { headers, ...key() },
    );
    expect(covered.pricing.totalInCents - mounted.pricing.totalInCents).toBe(4 * 1_750);
    expect(covered.lines[0]?.roadHazardState).toBe(1);
  });

  it('charge no coverage without installation, even where it is chosen', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    const covered = await app.client.call(
      changeCartLine,
      {
        params: { lineId: cart.lines[0]?.lineId ?? '' },
        body: { version: cart.version, hasRoadHazard: true },
      },
      { headers, ...key() },
    );
    expect(covered.pricing.roadHazardInCents).toBe(0);
  });

  it('merge a tire that is in them already', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    const more = await app.client.call(
      addCartLines,
      { body: { version: cart.version, lines: [{ tireId: tires.usual.tireId, quantity: 1 }] } },
      { headers, ...key() },
    );
    expect(more.lines.map(({ quantity }) => quantity)).toEqual([5]);
  });

  it('refuse a stale version with 409 and change nothing', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    const change = (quantity: number) =>
      app.client.call(
        changeCartLine,
        { params: { lineId: cart.lines[0]?.lineId ?? '' }, body: { version: cart.version, quantity } },
        { headers, ...key() },
      );
    await change(2);
    await expect(change(3)).rejects.toMatchObject({ statusCode: 409, code: 'record.stale' });
    expect((await app.client.call(getCart, {}, { headers })).quantity).toBe(2);
  });

  it('admit one of twenty simultaneous writers per version', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        app.client.call(
          addCartLines,
          { body: { version: cart.version, lines: [{ tireId: tires.usual.tireId, quantity: 1 }] } },
          { headers, ...key() },
        ),
      ),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await app.client.call(getCart, {}, { headers })).quantity).toBe(5);
  });

  it('add all lines or none', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    await expect(
      app.client.call(
        addCartLines,
        {
          body: {
            version: cart.version,
            lines: [
              { tireId: tires.usual.tireId, quantity: 1 },
              { tireId: tires.gone.tireId, quantity: 1 },
            ],
          },
        },
        { headers, ...key() },
      ),
    ).rejects.toMatchObject({ code: 'tire.discontinued' });
    const after = await app.client.call(getCart, {}, { headers });
    expect([after.version, after.quantity]).toEqual([cart.version, 4]);
  });

  it('never take more than is in stock', async () => {
    await expect(
      anOpenCart(app, { lines: [{ tireId: tires.few.tireId, quantity: 4 }] }),
    ).rejects.toMatchObject({
      statusCode: 409,
      code: 'tire.outOfStock',
    });
  });

  it('say so when a price changed, stock ran out or a shop left since they were filled', async () => {
    const shop = await aShop(app.db);
    const { cart, headers } = await anOpenCart(app, {
      lines: [{ tireId: tires.fickle.tireId, quantity: 4 }],
    });
    await app.client.call(
      setCartDelivery,
      { body: { version: cart.version, fulfilment: 'ship-to-shop', shopCode: shop.code } },
      { headers, ...key() },
    );
    await app.db.execute('UPDATE catalogue.tire SET price_in_cents = 15000 WHERE id = $1', [
      tires.fickle.tireId,
    ]);
    await app.db.execute('UPDATE catalogue.stock_level SET available = 0 WHERE tire_id = $1', [
      tires.fickle.tireId,
    ]);
    await app.db.execute("UPDATE installers.shop SET status = 'suspended' WHERE code = $1", [shop.code]);
    const { alerts } = await app.client.call(getCart, {}, { headers });
    expect(alerts.map(({ code }) => code)).toEqual(['priceChanged', 'outOfStock', 'shopRemoved']);
  });

  it('are refused by a shop whose machines do not take the size', async () => {
    const small = await aShop(app.db, { maxRimIn: 16 });
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    await expect(
      app.client.call(
        setCartDelivery,
        { body: { version: cart.version, fulfilment: 'ship-to-shop', shopCode: small.code } },
        { headers, ...key() },
      ),
    ).rejects.toMatchObject({ code: 'shop.cannotInstall' });
  });

  it('lose a line and know where they go', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    const zipped = await app.client.call(
      setCartZip,
      { body: { version: cart.version, zip: '19147' } },
      { headers, ...key() },
    );
    expect(zipped.pricing.isTaxKnown).toBe(true);
    const empty = await app.client.call(
      removeCartLine,
      { params: { lineId: cart.lines[0]?.lineId ?? '' }, query: { version: zipped.version } },
      { headers, ...key() },
    );
    expect([empty.quantity, empty.pricing.totalInCents]).toEqual([0, 0]);
  });

  it('say between which quantities to choose, and how many different tires they hold', async () => {
    const { tireId } = tires.usual;
    await expect(
      anOpenCart(app, {
        lines: [
          { tireId, quantity: 60 },
          { tireId, quantity: 60 },
        ],
      }),
    ).rejects.toMatchObject({
      code: 'cart.quantityInvalid',
      message: 'Please choose a quantity from 1 to 99.',
    });
    const { cart, headers } = await anOpenCart(app, { lines: four() });
    const twenty = Array.from({ length: 20 }, () => ({ tireId: randomUUID(), quantity: 1 }));
    await expect(
      app.client.call(
        addCartLines,
        { body: { version: cart.version, lines: twenty } },
        { headers, ...key() },
      ),
    ).rejects.toMatchObject({
      code: 'cart.tooManyLines',
      message: 'A cart holds at most 20 different tires.',
    });
  });
});
