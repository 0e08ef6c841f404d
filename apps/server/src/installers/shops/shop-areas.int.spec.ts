import { findShops, getShopArea, listShopAreas } from '@simpletread/contract';

import { aShop, aStateTax, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { InstallersModule } from '../installers.module.js';
import { ShopAreaReader } from './shop-area.reader.js';

describe('areas with partner shops', () => {
  let app: TestApp;
  const area = (
    slug: string,
    query: Parameters<typeof app.client.call<typeof getShopArea>>[1]['query'] = {},
  ) => app.client.call(getShopArea, { params: { slug }, query });

  beforeAll(async () => {
    app = await startTestApp({ modules: [InstallersModule] });
    const { db } = app;
    await aStateTax(db);
    await aZip(db);
    await aShop(db, { code: 'CITY-1', installPriceInCents: 2400 });
    await aShop(db, { code: 'CITY-2', installPriceInCents: 1800 });
    await aShop(db, {
      code: 'NEXT-1',
      city: 'Camden',
      state: 'NJ',
      lat: 39.93,
      lng: -75.11,
      installPriceInCents: 1500,
    });
    await aShop(db, { code: 'FAR-1', city: 'Pittsburgh', lat: 40.44, lng: -79.99 });
    await aShop(db, { code: 'GONE-1', city: 'Erie', status: 'suspended' });
  });
  afterAll(() => app.close());

  it('are the states and cities that have an active shop', async () => {
    const { states, cities } = await app.client.call(listShopAreas, { query: {} });
    expect(states).toEqual([
      { slug: 'new-jersey', name: 'New Jersey', state: 'NJ', shops: 1 },
      { slug: 'pennsylvania', name: 'Pennsylvania', state: 'PA', shops: 3 },
    ]);
    expect(cities.map(({ slug, shops }) => [slug, shops])).toEqual([
      ['philadelphia-pa', 2],
      ['camden-nj', 1],
      ['pittsburgh-pa', 1],
    ]);
    expect((await app.client.call(listShopAreas, { query: { mostCities: 1 } })).cities).toHaveLength(1);
  });

  it('list the shops around a city, of the next state too, with what they charge', async () => {
    const { shops, facts, cities, total } = await area('philadelphia-pa', { sort: 'price' });
    expect(shops.map(({ code }) => code)).toEqual(['NEXT-1', 'CITY-2', 'CITY-1']);
    expect(total).toBe(3);
    expect(facts).toMatchObject({
      shops: 3,
      lowestPriceInCents: 1500,
      medianPriceInCents: 1800,
      highestPriceInCents: 2400,
    });
    expect(cities.map(({ slug }) => slug)).toEqual(['camden-nj']);
  });

  it('list every shop of the city, also one with a wrong position, which doesn’t move the others', async () => {
    const { db } = app;
    for (const code of ['TOWN-1', 'TOWN-2', 'TOWN-3'])
      await aShop(db, { code, city: 'Reading', lat: 40.34, lng: -75.93 });
    await aShop(db, { code: 'TOWN-9', city: 'Reading', lat: 40.34, lng: 75.93 });
    app.get(ShopAreaReader).forget();
    const found = await area('reading-pa', { sort: 'distance' });
    expect(found.shops.map(({ code }) => code)).toEqual(['TOWN-1', 'TOWN-2', 'TOWN-3', 'TOWN-9']);
    expect(found.shops[0]?.distanceMiles).toBe(0);
    await db.execute("DELETE FROM installers.shop WHERE city = 'Reading'", []);
    app.get(ShopAreaReader).forget();
  });

  it('have pages of shops', async () => {
    const second = await area('philadelphia-pa', { sort: 'price', page: 2, perPage: 2 });
    expect(second).toMatchObject({ total: 3, shops: [{ code: 'CITY-1' }] });
  });

  it('list the cities of a state', async () => {
    const { facts, cities, shops } = await area('pennsylvania');
    expect(facts.shops).toBe(3);
    expect(cities.map(({ city }) => city)).toEqual(['Philadelphia', 'Pittsburgh']);
    expect(shops).toEqual([]);
  });

  it.each(['erie-pa', 'texas', 'philadelphia', 'philadelphia-nj', 'constructor'])(
    'don’t exist without a shop: %s',
    async (slug) => {
      await expect(area(slug)).rejects.toMatchObject({ code: 'shop.unknown', statusCode: 404 });
    },
  );

  it('know their address in any case', async () => {
    expect((await area('PhilaDelphia-PA')).slug).toBe('philadelphia-pa');
  });

  it('list the shops that are open, by the shop’s own clock', async () => {
    app.clock.set(new Date('2026-11-18T15:00:00Z'));
    expect((await area('philadelphia-pa', { open: 'true' })).total).toBe(3);
    // 18:00 in Philadelphia, when they close.
    app.clock.set(new Date('2026-11-18T23:00:00Z'));
    expect((await area('philadelphia-pa', { open: 'true' })).total).toBe(0);
    expect((await area('philadelphia-pa', { open: 'false' })).total).toBe(3);
  });

  it('list only shops with every wanted service and badge', async () => {
    expect((await area('philadelphia-pa', { offers: 'brakes,ase-certified' })).total).toBe(3);
    expect((await area('philadelphia-pa', { offers: 'brakes,wifi' })).total).toBe(0);
    const near = await app.client.call(findShops, { query: { zip: '19147', offers: 'wifi' } });
    expect(near.total).toBe(0);
  });
});
