import { findShops, getShop } from '@simpletread/contract';

import { InstallersModule } from '../installers.module.js';
import { aShop, aStateTax, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { ShopDirectory } from './shop-directory.js';

const PHILADELPHIA = { zip: '19147', position: { lat: 39.9363, lng: -75.1527 } };

describe('partner shops', () => {
  let app: TestApp;
  type Query = Parameters<typeof near>[0];
  const near = async (
    query: {
      sort?: 'recommended' | 'distance' | 'price' | 'reviews';
      rimIn?: number;
      aspect?: number;
      radiusMiles?: number;
      limit?: number;
    } = {},
  ) => app.client.call(findShops, { query: { zip: '19147', ...query } });
  const codes = async (query: Query = {}) => (await near(query)).shops.map(({ code }) => code);

  beforeAll(async () => {
    app = await startTestApp({ modules: [InstallersModule] });
    const { db } = app;
    await aStateTax(db);
    await aZip(db);
    await aZip(db, { zip: '09012', state: 'AE', city: 'APO', lat: null, lng: null, isMilitary: true });
    await aZip(db, { zip: '99501', city: 'Anchorage', state: 'AK', isContiguous: false });
    await aShop(db, { code: 'NEAR-1', installPriceInCents: 2400, rating: 3.9, reviewCount: 300 });
    await aShop(db, {
      code: 'MID-1',
      lat: 40.0,
      lng: -75.2,
      installPriceInCents: 2000,
      rating: 4.9,
      reviewCount: 80,
    });
    await aShop(db, {
      code: 'FAR-1',
      lat: 40.2,
      lng: -75.3,
      installPriceInCents: 1600,
      maxRimIn: 18,
      rating: null,
      reviewCount: 0,
    });
    await aShop(db, { code: 'AWAY-1', lat: 41.9, lng: -77.3 });
    await aShop(db, { code: 'GONE-1', status: 'suspended' });
  });
  afterAll(() => app.close());

  it('are found within the radius, suspended ones never', async () => {
    expect(await near()).toMatchObject({ zip: '19147', city: 'Philadelphia', state: 'PA', total: 3 });
    expect(await codes({ radiusMiles: 10, sort: 'distance' })).toEqual(['NEAR-1', 'MID-1']);
  });

  it('sort by distance, price, reviews and recommendation', async () => {
    expect(await codes({ sort: 'distance' })).toEqual(['NEAR-1', 'MID-1', 'FAR-1']);
    expect(await codes({ sort: 'price' })).toEqual(['FAR-1', 'MID-1', 'NEAR-1']);
    expect(await codes({ sort: 'reviews' })).toEqual(['MID-1', 'FAR-1', 'NEAR-1']);
    expect(await codes()).toEqual(['MID-1', 'NEAR-1', 'FAR-1']);
  });

  it('are counted whole though only some are shown', async () => {
    const reply = await near({ limit: 1, sort: 'distance' });
    expect([reply.total, reply.shops.length]).toEqual([3, 1]);
    expect(reply.shops[0]?.distanceMiles).toBeCloseTo(0.5, 0);
  });

  it('take rims and aspect ratios only within their machines’ limits', async () => {
    expect(await codes({ rimIn: 20, sort: 'distance' })).toEqual(['NEAR-1', 'MID-1']);
    expect(await codes({ rimIn: 23 })).toEqual([]);
    expect(await codes({ aspect: 30 })).toEqual([]);
  });

  it('are not offered around a base or outside the 48 states, in the words of the address form', async () => {
    for (const [zip, code] of [
      ['09012', 'contact.militaryAddress'],
      ['09013', 'contact.militaryAddress'],
      ['99501', 'contact.outsideShippingArea'],
    ] as const) {
      await expect(app.client.call(findShops, { query: { zip } })).rejects.toMatchObject({
        code,
        statusCode: 400,
      });
    }
  });

  it('are shown by their code in either case, suspended ones as unknown', async () => {
    expect(await app.client.call(getShop, { params: { code: 'near-1' } })).toMatchObject({
      code: 'NEAR-1',
      timeZone: 'America/New_York',
      minRimIn: 12,
      maxRimIn: 22,
      minAspect: 35,
    });
    for (const code of ['GONE-1', 'NOBODY']) {
      await expect(app.client.call(getShop, { params: { code } })).rejects.toMatchObject({
        code: 'shop.unknown',
        message: 'No shops found',
        statusCode: 404,
      });
    }
  });

  it('set the usual price of a place by the median of the five nearest', async () => {
    expect(await app.get(ShopDirectory).typicalInstallPrice(PHILADELPHIA)).toBe(2000);
  });

  it('are the nearest that take a size, however far', async () => {
    const shops = await app.get(ShopDirectory).nearest(PHILADELPHIA, { rimIn: 20, aspect: 45 }, 3);
    expect(shops.map(({ shop }) => shop.code)).toEqual(['NEAR-1', 'MID-1', 'AWAY-1']);
  });
});
