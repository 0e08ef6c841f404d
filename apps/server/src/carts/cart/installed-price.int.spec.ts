import { randomUUID } from 'node:crypto';

import { getProduct, setCartDelivery } from '@simpletread/contract';

import { CartsModule } from '../carts.module.js';
import { anOpenCart, aShop, aStateTax, aTire, aWarehouse, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';

const key = () => ({ idempotencyKey: randomUUID() });

describe('the price of a cart before it is chosen how its tires come', () => {
  let app: TestApp;
  let tire: Awaited<ReturnType<typeof aTire>>;
  let shop: Awaited<ReturnType<typeof aShop>>;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CartsModule] });
    await aStateTax(app.db);
    await aZip(app.db);
    await aWarehouse(app.db);
    shop = await aShop(app.db);
    tire = await aTire(app.db, { stock: { CAR: 40 } });
  });
  afterAll(() => app.close());

  const four = () => [{ tireId: tire.tireId, quantity: 4 }];

  it('is priced at a typical shop, to the cent as the product page names it and the shop charges it', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four(), zip: '19147' });
    const { brandSlug = '', lineSlug = '', itemNumber = 0 } = cart.lines[0] ?? {};
    const { outTheDoor } = await app.client.call(getProduct, {
      params: { brand: brandSlug, line: lineSlug },
      query: { item: itemNumber, zip: '19147', quantity: 4 },
    });
    expect(cart.installedPricing?.installationInCents).toBeGreaterThan(0);
    expect(cart.installedPricing?.totalInCents).toBe(outTheDoor?.totalInCents);
    const mounted = await app.client.call(
      setCartDelivery,
      { body: { version: cart.version, fulfilment: 'ship-to-shop', shopCode: shop.code } },
      { headers, ...key() },
    );
    expect(mounted.pricing.totalInCents).toBe(cart.installedPricing?.totalInCents);
    expect(mounted.installedPricing).toBeNull();
  });

  it('is not shown without a ZIP, nor for tires that no shop mounts', async () => {
    expect((await anOpenCart(app, { lines: four() })).cart.installedPricing).toBeNull();
    const low = await aTire(app.db, { stock: { CAR: 8 }, sizeCode: '245/30R19' });
    const { cart } = await anOpenCart(app, { lines: [{ tireId: low.tireId, quantity: 4 }], zip: '19147' });
    expect(cart.installedPricing).toBeNull();
  });

  it('is gone once the tires come to the buyer', async () => {
    const { cart, headers } = await anOpenCart(app, { lines: four(), zip: '19147' });
    const shipped = await app.client.call(
      setCartDelivery,
      { body: { version: cart.version, fulfilment: 'ship-to-me', shopCode: null } },
      { headers, ...key() },
    );
    expect(shipped.installedPricing).toBeNull();
  });
});
