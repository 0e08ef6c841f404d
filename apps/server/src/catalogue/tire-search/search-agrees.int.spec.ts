import { type CallInput, searchTires, TIRE_SORTS } from '@simpletread/contract';

import {
  aFitment,
  aProductLine,
  aShop,
  aStateTax,
  aTire,
  aVehicle,
  aWarehouse,
  aZip,
} from '../../../test/builders/index.js';
import { readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

type Query = NonNullable<CallInput<typeof searchTires>['query']>;

const SIZE = '225-65r17';
const REAR = '255-60r17';
const BRANDS = ['Northway', 'Polar', 'Pennypinch'];
const CATEGORIES = [1, 3, 11];
const SPEEDS = ['H', 'T', 'V'];
const TIRES = 24;

const nth = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

describe('what a search counts and what it shows', () => {
  let app: TestApp;

  const search = (query: Omit<Query, 'size'> = {}) =>
    app.client.call(searchTires, { query: { size: SIZE, perPage: 60, ...query } });
  const itemsOf = async (query: Omit<Query, 'size'>) =>
    (await search(query)).items.map(({ itemNumber }) => itemNumber);

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    await aStateTax(db, { salesTaxRatePpm: 80_000 });
    await aZip(db);
    await aShop(db, { installPriceInCents: 2200 });
    await aWarehouse(db);
    await aVehicle(db);
    await aFitment(db, {
      frontSize: '225/65R17',
      frontLoadIndex: 100,
      frontSpeed: 'T',
      rearSize: '255/60R17',
      rearLoadIndex: 104,
      rearSpeed: 'T',
    });
    for (let at = 0; at < TIRES; at += 1) {
      const { lineId } = await aProductLine(db, {
        brandName: nth(BRANDS, at),
        name: `Line ${at}`,
        categoryId: nth(CATEGORIES, Math.floor(at / 2)),
        hasSnowflake: at % 4 === 0,
        scoreOverall: at % 7 === 0 ? null : 6 + (at % 5),
      });
      // Many of one price and one score: only a tie-break keeps their places from one page to the next.
      const same = { lineId, priceInCents: 10_000 + 1_000 * (at % 3) };
      await aTire(db, { ...same, speedSymbol: nth(SPEEDS, at), stock: { CAR: at % 6 } });
      if (at % 2 === 0)
        await aTire(db, {
          ...same,
          sizeCode: '255/60R17',
          loadIndex: at % 4 === 0 ? 106 : 90,
          speedSymbol: 'V',
        });
    }
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it.each(['brand', 'category', 'score', 'speed', 'loadRange'] as const)(
    'agree for every choice of %s while one is chosen',
    async (facet) => {
      const open = (await search({ inStock: 'true' })).facets[facet];
      const { facets } = await search({ inStock: 'true', [facet]: open[0]?.value });
      expect(facets[facet]).toEqual(open);
      const shown = await Promise.all(
        facets[facet].map(async ({ value }) => (await search({ inStock: 'true', [facet]: value })).total),
      );
      expect(shown).toEqual(facets[facet].map(({ count }) => count));
      expect(shown.some((count) => count > 0)).toBe(true);
    },
  );

  it.each(['inStock', 'snowflake', 'runFlat'] as const)('agree for %s', async (facet) => {
    const { facets } = await search({ brand: 'northway,polar' });
    expect((await search({ brand: 'northway,polar', [facet]: 'true' })).total).toBe(facets[facet]);
  });

  it('agree for every stretch of prices, both ends included', async () => {
    const { facets, total } = await search();
    expect([facets.price.minInCents, facets.price.maxInCents]).toEqual([10_000, 12_000]);
    expect(facets.price.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const { items } = await search({ minPriceInCents: 11_000, maxPriceInCents: 11_000 });
    expect(new Set(items.map(({ priceInCents }) => priceInCents))).toEqual(new Set([11_000]));
    expect(items).toHaveLength(TIRES / 3);
  });

  it.each([{}, { rearSize: REAR }])('speak of totals where a ZIP is known %o', async (pair) => {
    const shopper = { ...pair, zip: '19147', perPage: 60 };
    const { items, facets } = await search({ ...shopper, sort: 'price-low' });
    const totals = items.map(({ outTheDoor }) => outTheDoor?.totalInCents ?? 0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(facets.price).toMatchObject({
      unit: 'total',
      minInCents: totals[0],
      maxInCents: totals.at(-1),
    });
    for (const { fromInCents, toInCents, count } of facets.price.buckets) {
      const bounds = { minTotalInCents: fromInCents, maxTotalInCents: toInCents - 1 };
      expect((await search({ ...shopper, ...bounds })).total).toBe(count);
    }
    const none = await search({ ...shopper, minTotalInCents: 1, maxTotalInCents: 2 });
    expect([none.total, none.facets.price]).toEqual([0, facets.price]);
  });

  it('apply to one tire by default, and keep bounds of the other price', async () => {
    const bounded = { minTotalInCents: 56_000 };
    const open = await search(bounded);
    expect([open.total, open.facets.price.unit]).toEqual([TIRES, 'tire']);
    const { items, facets } = await search({ ...bounded, zip: '19147', priceUnit: 'tire' });
    expect(facets.price).toMatchObject({ unit: 'tire', minInCents: 12_000, maxInCents: 12_000 });
    expect(items).toHaveLength(TIRES / 3);
    expect(items.every(({ outTheDoor }) => (outTheDoor?.totalInCents ?? 0) >= 56_000)).toBe(true);
  });

  it.each(TIRE_SORTS)('show every tire once over the pages of %s', async (sort) => {
    const perPage = 5;
    const pages = [];
    for (let page = 1; page <= Math.ceil(TIRES / perPage); page += 1)
      pages.push(await itemsOf({ sort, page, perPage }));
    expect(pages.flat()).toEqual(await itemsOf({ sort }));
    expect(new Set(pages.flat()).size).toBe(TIRES);
  });

  it('are only whole sets where front and rear differ, judged by their worse axle', async () => {
    const { items, total } = await search({ rearSize: REAR, vehicle: 'honda/cr-v/2019/lx' });
    const sets = await search({ rearSize: REAR });
    expect(sets.total).toBe(TIRES / 2);
    expect(total).toBe(sets.items.filter(({ rear }) => rear?.loadIndex === 106).length);
    expect(total).toBeLessThan(sets.total);
    for (const { rear, fit, setPriceInCents, priceInCents } of items) {
      expect([rear?.loadIndex, fit?.kind]).toEqual([106, 'fits']);
      expect(setPriceInCents).toBe(2 * priceInCents + 2 * (rear?.priceInCents ?? 0));
    }
  });

  it.each([
    ['abc', 'tireSize.unknown', 404],
    ['999-99r99', 'tireSize.unknown', 404],
    ['225/65r17', 'request.invalid', 400],
  ])('refuse the size %s', async (size, code, statusCode) => {
    await expect(app.client.call(searchTires, { query: { size } })).rejects.toMatchObject({
      code,
      statusCode,
    });
  });
});
