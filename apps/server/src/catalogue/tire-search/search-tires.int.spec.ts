import { searchTires } from '@simpletread/contract';

import {
  aFitment,
  aProductLine,
  aPromotion,
  aShop,
  aStateTax,
  aTire,
  aVehicle,
  aWarehouse,
  aZip,
} from '../../../test/builders/index.js';
import { readCatalogue, send, startTestApp, type TestApp } from '../../../test/index.js';
import { PriceBook } from '../../pricing/rules/price-book.js';
import { CatalogueModule } from '../catalogue.module.js';

const SIZE = { size: '225-65r17' };

describe('GET /tires', () => {
  let app: TestApp;

  const search = (
    query: Omit<NonNullable<Parameters<typeof app.client.call<typeof searchTires>>[1]>['query'], 'size'>,
  ) => app.client.call(searchTires, { query: { ...SIZE, ...query } });

  const names = async (query: Parameters<typeof search>[0]) =>
    (await search(query)).items.map(({ lineName }) => lineName);

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    await aStateTax(db, { salesTaxRatePpm: 80_000 });
    await aZip(db);
    await aShop(db, { installPriceInCents: 2200 });
    await aWarehouse(db);
    const touring = await aProductLine(db, { name: 'Crosswind HT', scoreOverall: 8.4 });
    const snow = await aProductLine(db, {
      brandName: 'Polar',
      name: 'Icebreaker',
      categoryId: 3,
      hasSnowflake: true,
      scoreOverall: 9.1,
      traction: 9.4,
      longLasting: 6,
      handling: 6.9,
    });
    const value = await aProductLine(db, {
      brandName: 'Pennypinch',
      name: 'Basic',
      scoreOverall: 6.2,
      longLasting: 6,
      handling: 6,
      rating: 3.1,
      warrantyMiles: null,
    });
    await aTire(db, { lineId: touring.lineId, stock: { CAR: 40 } });
    await aTire(db, {
      lineId: snow.lineId,
      priceInCents: 16_800,
      speedSymbol: 'T',
      warrantyMiles: null,
      stock: { CAR: 6 },
    });
    await aTire(db, { lineId: value.lineId, priceInCents: 8900, loadIndex: 98, warrantyMiles: null });
    await aVehicle(db);
    await aFitment(db);
    await aTire(db, { lineId: touring.lineId, sizeCode: '245/40R18', stock: { CAR: 8 } });
    await aTire(db, {
      lineId: touring.lineId,
      sizeCode: '275/35R18',
      priceInCents: 20_000,
      stock: { CAR: 8 },
    });
    await aTire(db, { lineId: snow.lineId, sizeCode: '245/40R18', stock: { CAR: 8 } });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('lists the tires of a size, recommended first and sold-out ones last', async () => {
    const reply = await search({});
    expect(reply).toMatchObject({ sizeCode: '225/65R17', total: 3, page: 1, perPage: 20 });
    expect(reply.items.map(({ lineName }) => lineName)).toEqual(['Crosswind HT', 'Icebreaker', 'Basic']);
    expect(reply.items.map(({ availability }) => availability.state)).toEqual([
      'inStock',
      'lowStock',
      'outOfStock',
    ]);
  });

  it('sorts by price both ways', async () => {
    expect(await names({ sort: 'price-low' })).toEqual(['Basic', 'Crosswind HT', 'Icebreaker']);
    expect(await names({ sort: 'price-high' })).toEqual(['Icebreaker', 'Crosswind HT', 'Basic']);
  });

  it('filters by brand, category, score band, price and stock', async () => {
    expect(await names({ brand: 'polar,pennypinch', sort: 'price-low' })).toEqual(['Basic', 'Icebreaker']);
    expect(await names({ category: 'winter' })).toEqual(['Icebreaker']);
    expect(await names({ score: 'excellent' })).toEqual(['Icebreaker']);
    expect(await names({ maxPriceInCents: 14_200, inStock: 'true' })).toEqual(['Crosswind HT']);
    expect(await names({ minLoadIndex: 100, snowflake: 'true' })).toEqual(['Icebreaker']);
    expect(await names({ subtype: 'suv-crossover' })).toEqual([]);
  });

  it('counts each facet with all other filters applied', async () => {
    const { facets, total } = await search({ brand: 'polar' });
    expect(total).toBe(1);
    expect(facets.brand.map(({ value, count }) => [value, count])).toEqual([
      ['northway', 1],
      ['pennypinch', 1],
      ['polar', 1],
    ]);
    expect(facets.category).toEqual([{ value: 'winter', label: 'Winter', count: 1 }]);
    expect(facets.price).toMatchObject({ minInCents: 16_800, maxInCents: 16_800 });
  });

  it('filters by the deals that are on, by address or id, names and counts them', async () => {
    const { db } = app;
    const promotionId = await aPromotion(db, {
      name: '$20 off Polar',
      scope: { brandSlugs: ['polar'] },
      endsAt: new Date('2030-01-01T00:00:00Z'),
    });
    await aPromotion(db, { name: 'For fleets', conditions: { priceGroups: ['fleet'] } });
    await app.get(PriceBook).refresh();
    for (const promotion of ['20-off-polar', promotionId])
      expect(await names({ promotion })).toEqual(['Icebreaker']);
    for (const promotion of ['for-fleets', 'nobody-runs-this'])
      expect(await names({ promotion })).toEqual([]);
    const { facets } = await search({ promotion: '20-off-polar' });
    expect(facets.promotion).toEqual([{ value: '20-off-polar', label: '$20 off Polar', count: 1 }]);
    expect(facets.subtype).toEqual([{ value: 'passenger', label: 'Passenger', count: 1 }]);
    await db.execute('DELETE FROM pricing.promotion_use');
    await db.execute('DELETE FROM pricing.promotion');
    await app.get(PriceBook).refresh();
    expect(await names({ promotion: '20-off-polar' })).toEqual([]);
  });

  it('answers with empty pages beyond the last', async () => {
    expect(await search({ page: 2, perPage: 2 })).toMatchObject({ total: 3, items: [{ lineName: 'Basic' }] });
    expect(await search({ page: 9 })).toMatchObject({ total: 3, items: [] });
  });

  it('prices the set at the door of a ZIP to the cent', async () => {
    const { items } = await search({ zip: '19147', brand: 'northway' });
    expect(items[0]?.outTheDoor).toEqual({
      payLater: { method: 'affirm', name: 'Affirm', totalInCents: 62_414 },
      roadHazardInCents: 0,
      roadHazardSavingInCents: 0,
      quantity: 4,
      zip: '19147',
      stateCode: 'PA',
      tiresInCents: 56_800,
      discountInCents: 0,
      installationInCents: 8800,
      installationSavingInCents: 2500,
      feesAndTaxInCents: 5448,
      stateFeeInCents: 400,
      fetInCents: 0,
      salesTaxInCents: 5048,
      freightInCents: 0,
      totalInCents: 68_548,
    });
  });

  it('picks the best for a reason each, never a hidden or sold-out tire', async () => {
    const { topPicks } = await search({});
    expect(topPicks.map(({ reason, tire }) => [reason, tire.lineName])).toEqual([
      ['Best overall', 'Crosswind HT'],
      ['Best in snow', 'Icebreaker'],
    ]);
    const filtered = await search({ category: 'winter' });
    expect(filtered.topPicks.map(({ tire }) => tire.lineName)).toEqual(['Icebreaker']);
  });

  it.each(['recommended', 'price-low', 'price-high'] as const)(
    'does not list, count or price tires that may not go on the chosen vehicle: %s',
    async (sort) => {
      const all = await search({ sort });
      const { items, total, facets } = await search({ vehicle: 'honda/cr-v/2019', sort });
      expect(items.map(({ lineName, fit }) => [lineName, fit?.kind]).sort()).toEqual([
        ['Crosswind HT', 'fits'],
        ['Icebreaker', 'conditional'],
      ]);
      expect([all.total, total]).toEqual([3, 2]);
      expect(all.items.map(({ lineName }) => lineName)).toContain('Basic');
      expect(facets.brand.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    },
  );

  it('offers only lines that have both sizes of a staggered set', async () => {
    const reply = await app.client.call(searchTires, {
      query: { size: '245-40r18', rearSize: '275-35r18' },
    });
    expect(reply).toMatchObject({
      rearSizeCode: '275/35R18',
      total: 1,
      items: [{ sizeCode: '245/40R18', rear: { sizeCode: '275/35R18' }, setPriceInCents: 68_400 }],
    });
  });

  it('refuses unknown sizes, vehicles, ZIP codes and fields', async () => {
    const refusals = [
      [{ size: '999-99r99' }, 'tireSize.unknown', 404],
      [{ ...SIZE, rearSize: '999-99r99' }, 'tireSize.unknown', 404],
      [{ ...SIZE, vehicle: 'honda/cr-v/1950' }, 'vehicle.unknown', 404],
      [{ ...SIZE, zip: '00000' }, 'contact.zipInvalid', 400],
    ] as const;
    for (const [query, code, statusCode] of refusals) {
      await expect(app.client.call(searchTires, { query })).rejects.toMatchObject({ code, statusCode });
    }
    const unknown = await send(`${app.url}/tires?size=225-65r17&color=black`);
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({ code: 'request.unknownField' });
  });
});
