import { getBrand, listBrands, listTireSizes } from '@simpletread/contract';

import { aProductLine, aTire } from '../../../test/builders/index.js';
import { eventually, readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

describe('brands and sizes on sale', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    const touring = await aProductLine(db, { name: 'Crosswind HT', scoreOverall: 8.4 });
    const sport = await aProductLine(db, { name: 'Apex', scoreOverall: 9 });
    const ended = await aProductLine(db, { name: 'Ended' });
    const snow = await aProductLine(db, { brandName: 'Polar', name: 'Icebreaker', categoryId: 3 });
    await aProductLine(db, { brandName: 'Nothing', name: 'Announced' });
    await aTire(db, { lineId: touring.lineId });
    await aTire(db, { lineId: touring.lineId, loadIndex: 106, loadRange: 'XL', priceInCents: 15_000 });
    await aTire(db, { lineId: touring.lineId, sizeCode: '245/40R18', priceInCents: 12_900 });
    await aTire(db, {
      lineId: touring.lineId,
      sizeCode: '255/40R18',
      status: 'discontinued',
      priceInCents: 1,
    });
    await aTire(db, { lineId: sport.lineId, sizeCode: '245/40R18', priceInCents: 20_000 });
    await aTire(db, { lineId: ended.lineId, status: 'discontinued' });
    await aTire(db, { lineId: snow.lineId });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  const brands = (query: { page?: number; perPage?: number } = {}) => app.client.call(listBrands, { query });
  const brand = (slug: string, query: { page?: number; perPage?: number } = {}) =>
    app.client.call(getBrand, { params: { brand: slug }, query });
  const sizes = (query: { category?: string; rim?: number; perRim?: number } = {}) =>
    app.client.call(listTireSizes, { query });

  it('list the brands with tires on sale, counted without discontinued ones', async () => {
    expect(await brands()).toEqual({
      total: 2,
      page: 1,
      perPage: 60,
      items: [
        {
          key: 'northway',
          slug: 'northway',
          name: 'Northway',
          tier: 'mid',
          lineCount: 2,
          tireCount: 4,
          fromPriceInCents: 12_900,
        },
        {
          key: 'polar',
          slug: 'polar',
          name: 'Polar',
          tier: 'mid',
          lineCount: 1,
          tireCount: 1,
          fromPriceInCents: 14_200,
        },
      ],
      letters: [
        { letter: 'N', brandCount: 1, page: 1 },
        { letter: 'P', brandCount: 1, page: 1 },
      ],
    });
  });

  it('come in pages that neither repeat nor drop a brand', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => brands({ page, perPage: 1 })));
    expect(pages.map(({ total, items }) => [total, items.map(({ slug }) => slug)])).toEqual([
      [2, ['northway']],
      [2, ['polar']],
      [2, []],
    ]);
  });

  it('show the lines of a brand, best score first', async () => {
    const { brand: summary, total, lines } = await brand('northway');
    expect([summary.name, total]).toEqual(['Northway', 2]);
    expect(lines).toMatchObject([
      { lineSlug: 'apex', sizeCount: 1, tireCount: 1, fromPriceInCents: 20_000, imageKey: 'all-season-1' },
      { lineSlug: 'crosswind-ht', sizeCount: 2, tireCount: 3, fromPriceInCents: 12_900 },
    ]);
    expect((await brand('northway', { page: 2, perPage: 1 })).lines.map(({ lineSlug }) => lineSlug)).toEqual([
      'crosswind-ht',
    ]);
  });

  it('refuse brands that sell nothing as unknown', async () => {
    for (const slug of ['nothing', 'nobody']) {
      await expect(brand(slug)).rejects.toMatchObject({
        code: 'brand.unknown',
        statusCode: 404,
        message: 'We do not sell this brand.',
      });
    }
  });

  it('list the sizes with tires by rim', async () => {
    const { total, rims } = await sizes();
    expect(total).toBe(2);
    expect(rims).toMatchObject([
      { rimIn: 17, sizeCount: 1, tireCount: 3, sizes: [{ sizeSlug: '225-65r17', tireCount: 3 }] },
      { rimIn: 18, sizeCount: 1, tireCount: 2, sizes: [{ sizeSlug: '245-40r18', tireCount: 2 }] },
    ]);
  });

  it('list the sizes of one rim only', async () => {
    expect(await sizes({ rim: 18 })).toMatchObject({ total: 1, rims: [{ rimIn: 18 }] });
    expect(await sizes({ rim: 19.5 })).toEqual({ total: 0, rims: [] });
  });

  it('list only sizes of a category, counted in it alone', async () => {
    expect(await sizes({ category: 'winter' })).toMatchObject({
      total: 1,
      rims: [{ rimIn: 17, tireCount: 1, sizes: [{ sizeCode: '225/65R17', tireCount: 1 }] }],
    });
    expect(await sizes({ category: 'nonsense' })).toEqual({ total: 0, rims: [] });
  });

  it('count a new tire without a restart', async () => {
    await aTire(app.db, { sizeCode: '205/55R16', priceInCents: 9900 });
    await eventually(async () => expect((await sizes()).total).toBe(3));
    await eventually(async () =>
      expect((await brands()).items[0]).toMatchObject({ lineCount: 3, tireCount: 5, fromPriceInCents: 9900 }),
    );
  });
});
