import { type CallInput, searchTires } from '@simpletread/contract';

import { aProductLine, aTire, aWarehouse } from '../../../test/builders/index.js';
import { readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

type Query = Partial<CallInput<typeof searchTires>['query']>;

const WINTER = 3;

/** Tires of one size that differ in all that results are narrowed and ordered by. */
const TIRES = [
  { name: 'Ash', brand: 'Acer', price: 9_000, score: 7.2, rangeOf: 'SL', speed: 'T', miles: 40_000 },
  { name: 'Birch', brand: 'Acer', price: 12_000, score: 8.4, rangeOf: 'XL', speed: 'V', miles: 60_000 },
  { name: 'Cedar', brand: 'Bosk', price: 15_000, score: 9.3, rangeOf: 'XL', speed: 'T', miles: 80_000 },
  { name: 'Elm', brand: 'Bosk', price: 18_000, score: 6.4, rangeOf: 'SL', speed: 'H', miles: null },
  { name: 'Fir', brand: 'Copse', price: 21_000, score: 8.9, rangeOf: 'SL', speed: 'H', miles: 50_000 },
  { name: 'Oak', brand: 'Copse', price: 24_000, score: 7.8, rangeOf: 'SL', speed: 'W', miles: 45_000 },
] as const;

describe('results of a size', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    await aWarehouse(app.db);
    for (const { name, brand, price, score, rangeOf, speed, miles } of TIRES) {
      const { lineId } = await aProductLine(app.db, {
        name,
        brandName: brand,
        scoreOverall: score,
        isOurPick: name === 'Elm' || name === 'Oak',
        ...(name === 'Fir' ? { categoryId: WINTER, hasSnowflake: true, traction: 9.5 } : {}),
        ...(name === 'Birch' ? { longLasting: 9.6 } : {}),
        ...(name === 'Oak' ? { handling: 9.7 } : {}),
      });
      await aTire(app.db, {
        lineId,
        priceInCents: price,
        loadRange: rangeOf,
        speedSymbol: speed,
        warrantyMiles: miles,
        stock: { CAR: 40 },
      });
    }
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  const search = (query: Query) => app.client.call(searchTires, { query: { size: '225-65r17', ...query } });
  const names = async (query: Query) =>
    (await search({ sort: 'price-low', ...query })).items.map(({ lineName }) => lineName);

  it('come recommended, low to high, high to low and with our picks in front, each tire once [R2.28 order]', async () => {
    const upward = TIRES.map(({ name }) => name);
    expect(await names({ sort: 'price-low' })).toEqual(upward);
    expect(await names({ sort: 'price-high' })).toEqual([...upward].reverse());
    const recommended = await names({ sort: 'recommended' });
    expect(recommended[0]).toBe('Cedar');
    expect([...recommended].sort()).toEqual(upward);
    const isPick = (name: string) => name === 'Elm' || name === 'Oak';
    expect(await names({ sort: 'our-picks' })).toEqual([
      ...recommended.filter(isPick),
      ...recommended.filter((name) => !isPick(name)),
    ]);
  });

  it.each<[string, Query, readonly string[]]>([
    ['a price range', { minPriceInCents: 12_000, maxPriceInCents: 18_000 }, ['Birch', 'Cedar', 'Elm']],
    ['a good SimpleScore, 7 to 8', { score: 'good' }, ['Ash', 'Oak']],
    ['a great SimpleScore, 8 to 9', { score: 'great' }, ['Birch', 'Fir']],
    ['an excellent SimpleScore, 9 to 10', { score: 'excellent' }, ['Cedar']],
    ['the load range', { loadRange: 'XL' }, ['Birch', 'Cedar']],
    ['the speed rating', { speed: 'T' }, ['Ash', 'Cedar']],
    ['the warranty', { minWarrantyMiles: 50_000 }, ['Birch', 'Cedar', 'Fir']],
    ['the tire type', { category: 'winter' }, ['Fir']],
    ['the brand', { brand: 'acer,copse' }, ['Ash', 'Birch', 'Fir', 'Oak']],
    ['several at once', { brand: 'acer', speed: 'V', maxPriceInCents: 12_000 }, ['Birch']],
  ])('are narrowed by %s [R2.28 narrowing]', async (_, query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('have five top picks, each for its reason [R2.28 top picks]', async () => {
    const { topPicks } = await search({});
    expect(topPicks.map(({ reason, tire }) => [reason, tire.lineName])).toEqual([
      ['Best overall', 'Cedar'],
      ['Lowest total', 'Ash'],
      ['Best in snow', 'Fir'],
      ['Longest lasting', 'Birch'],
      ['Sharpest handling', 'Oak'],
    ]);
  });
});
