import { getCartAppointments, listCartShops } from '@simpletread/contract';

import { aReadyCart, aShop, aTire, aWarehouse, aZip } from '../../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../../test/index.js';
import { CartsModule } from '../../carts.module.js';

describe('shops for the tires of a cart', () => {
  let app: ShopApp;
  let tireId: string;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    await aWarehouse(app.db, { code: 'REN', city: 'Reno', state: 'NV', lat: 39.5, lng: -119.8 });
    ({ tireId } = await aTire(app.db, { stock: { CAR: 100 } }));
  });
  afterAll(() => app.close());

  it('have the price of all of its tires, less the saving, and the times of its own calendar', async () => {
    const own = await aShop(app.db, { installPriceInCents: 2000 });
    const small = await aShop(app.db, { maxRimIn: 13 });
    await aShop(app.db, { code: 'GONE-7', status: 'suspended' });
    const { cart, headers } = await aReadyCart(app, { tireId, shopCode: own.code });
    const codes = [small.code, own.code, 'GONE-7'].join(',');
    const { tires, shops } = await app.client.call(listCartShops, { query: { codes } }, { headers });
    expect(tires).toBe(cart.quantity);
    expect(shops.map(({ shopCode, canInstall }) => [shopCode, canInstall])).toEqual([
      [small.code, false],
      [own.code, true],
    ]);
    const [, shop] = shops;
    expect(shop?.savingInCents).toBe(tires >= 4 ? 2500 : 0);
    expect(shop?.installationInCents).toBe(2000 * tires - (shop?.savingInCents ?? 0));
    const { installationInCents, installationSavingInCents } = cart.pricing;
    expect(shop?.installationInCents).toBe(installationInCents - installationSavingInCents);

    const { days } = await app.client.call(getCartAppointments, { query: {} }, { headers });
    const [first] = days.flatMap(({ date, waits }) =>
      waits.filter(({ isFree }) => isFree).map(({ startTime }) => ({ date, startTime })),
    );
    expect(shop?.times[0]).toMatchObject(first ?? {});
  });

  it('are outside the area of a cart that is sent to the other coast', async () => {
    await aZip(app.db, { zip: '90012', city: 'Los Angeles', state: 'CA', lat: 34.06, lng: -118.24 });
    const near = await aShop(app.db);
    const far = await aShop(app.db, { city: 'Los Angeles', state: 'CA', zip: '90012' });
    const { headers } = await aReadyCart(app, { tireId });
    const codes = [near.code, far.code].join(',');
    const { shops } = await app.client.call(listCartShops, { query: { codes } }, { headers });
    expect(shops.map(({ shopCode, isInArea }) => [shopCode, isInArea])).toEqual([
      [near.code, true],
      [far.code, false],
    ]);
  });

  it('are shown to nobody without a cart', async () => {
    const call = app.client.call(listCartShops, { query: { codes: 'S1' } }, { headers: {} });
    await expect(call).rejects.toMatchObject({ statusCode: 404, code: 'record.missing' });
  });
});
