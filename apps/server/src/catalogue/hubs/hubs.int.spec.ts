import {
  type CallInput,
  getHub,
  HUB_FAMILIES,
  type HubAddress,
  type HubFamily,
  hubReviews,
  listHubAddresses,
  listTireSizes,
  productReviews,
  searchTires,
} from '@simpletread/contract';

import { ReviewsModule } from '../../reviews/reviews.module.js';
import { aProductLine, aReview, aTire } from '../../../test/builders/index.js';
import { eventually, readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';

type HubQuery = NonNullable<CallInput<typeof getHub>['query']>;

const SIZES = ['205/55R16', '225/65R17', '245/40R18'];
const TYPES = ['Passenger', 'SUV/Crossover', 'Light Truck'];
const CATEGORIES = [1, 3, 4];

describe('hubs and what they have in common', () => {
  let app: TestApp;

  const hub = (query: HubQuery = {}) => app.client.call(getHub, { query });
  const reviews = (query: CallInput<typeof hubReviews>['query']) => app.client.call(hubReviews, { query });
  const addresses = (family: HubFamily) => app.client.call(listHubAddresses, { query: { family } });
  const inSize = ({ size = '', brand, category, type }: HubAddress) =>
    app.client.call(searchTires, {
      query: {
        size,
        ...(brand === undefined ? {} : { brand }),
        ...(category === undefined ? {} : { category }),
        ...(type === undefined ? {} : { subtype: type }),
      },
    });

  beforeAll(async () => {
    app = await startTestApp({ modules: [ReviewsModule] });
    const { db } = app;
    // Each brand sells a different part of the range, so most crossings of hubs are empty.
    for (const [brandAt, brandName] of ['Northway', 'Polar', 'Ridge'].entries())
      for (const [at, categoryId] of CATEGORIES.entries()) {
        if (at === brandAt) continue;
        const { lineId } = await aProductLine(db, {
          brandName,
          name: `${brandName} ${at}`,
          categoryId,
          vehicleType: TYPES[(at + brandAt) % 3] ?? '',
          hasSnowflake: categoryId === 3,
          isForElectric: brandName === 'Polar' && categoryId === 1,
          scoreOverall: 7 + at + brandAt / 10,
          warrantyMiles: categoryId === 1 ? 70_000 : null,
        });
        await aTire(db, { lineId, sizeCode: SIZES[at] ?? '', priceInCents: 10_000 + 1000 * at + brandAt });
        await aTire(db, { lineId, sizeCode: 'LT275/70R18', priceInCents: 20_000 });
        await aTire(db, { lineId, sizeCode: '255/40R18', status: 'discontinued', priceInCents: 1 });
        if (brandName !== 'Ridge')
          await aReview(db, { lineId, summary: `${brandName} ${at}`, dry: 5 - at, wet: 3 });
      }
    await aProductLine(db, { brandName: 'Nothing', name: 'Announced' });
    await app.client.call(getHub, { query: {} });
    await eventually(async () => expect((await hub()).facts.reviewCount).toBe(4));
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('are described by figures of tires on sale only', async () => {
    expect((await hub({ category: 'all-season' })).facts).toEqual({
      lineCount: 2,
      tireCount: 4,
      sizeCount: 2,
      brandCount: 2,
      lowestFromPriceInCents: 10_001,
      highestFromPriceInCents: 10_002,
      smallestRimIn: 16,
      largestRimIn: 18,
      snowflakeLineCount: 0,
      warrantedLineCount: 2,
      longestWarrantyMiles: 70_000,
      best: { brandSlug: 'ridge', brandName: 'Ridge', lineSlug: 'ridge-0', lineName: 'Ridge 0', score: 7.2 },
      reviewCount: 1,
      rating: 4,
    });
  });

  it('list further links with their counts, by the numbers that categories have [R3.07]', async () => {
    const everything = await hub();
    expect(
      everything.categories.map(({ slug, lineCount, tireCount }) => [slug, lineCount, tireCount]),
    ).toEqual([
      ['all-season', 2, 4],
      ['winter', 2, 4],
      ['all-terrain', 2, 4],
    ]);
    const numbers = await app.db.query<{ id: number; name: string }>(
      'SELECT id, name FROM catalogue.category ORDER BY id',
    );
    expect(numbers.map(({ id, name }) => `${name} ${id}`).join(', ')).toBe(
      'All Season 1, Performance 2, Winter 3, All Terrain 4, Highway 5, Mud Terrain 6, Racing 7, UHP 8, Summer 10, ' +
        'Touring 11, All Weather 13, Track Competition 20',
    );
    expect(everything.lines.map(({ categoryName, categoryId }) => `${categoryName} ${categoryId}`)).toContain(
      'Winter 3',
    );
  });

  it('define a type by the tires’ vehicles, and electric ones by the lines built for them', async () => {
    const { types } = await hub();
    expect(types.map(({ slug, lineCount }) => [slug, lineCount])).toEqual([
      ['light-truck', 2],
      ['passenger', 2],
      ['suv-crossover', 2],
      ['electric-vehicle', 1],
    ]);
    const { names, lines, categories } = await hub({ type: 'light-truck' });
    expect(names.type).toEqual({ slug: 'light-truck', name: 'Light Truck' });
    expect(new Set(lines.map(({ vehicleType }) => vehicleType))).toEqual(new Set(['Light Truck']));
    expect(categories.length).toBeGreaterThan(1);
    const electric = await hub({ type: 'electric-vehicle' });
    expect(electric.lines.map(({ brandSlug, lineSlug }) => `${brandSlug}/${lineSlug}`)).toEqual([
      'polar/polar-0',
    ]);
  });

  it('of a brand describe only that brand', async () => {
    const { names, brands, types, lines, total } = await hub({ brand: 'polar' });
    expect([names.brand, names.category, brands]).toEqual([
      { slug: 'polar', name: 'Polar', tier: 'mid' },
      null,
      [],
    ]);
    expect(types.map(({ slug }) => slug)).toContain('electric-vehicle');
    expect(lines.every(({ brandSlug }) => brandSlug === 'polar')).toBe(true);
    expect(total).toBe(2);
  });

  it.each([
    { brand: 'nothing' },
    { brand: 'nobody' },
    { category: 'summer' },
    { category: 'nonsense' },
    { type: 'trailer' },
    { brand: 'northway', category: 'all-season' },
    { brand: 'ridge', type: 'electric-vehicle' },
  ])('are refused where nothing is on sale: %j', async (query) => {
    const refusal = { code: 'hub.unknown', statusCode: 404, message: 'We don’t sell these tires.' };
    await expect(hub(query)).rejects.toMatchObject(refusal);
    await expect(reviews(query)).rejects.toMatchObject(refusal);
  });

  it('come in pages that neither repeat nor drop a line', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => hub({ page, perPage: 2 })));
    const slugs = pages.flatMap(({ lines }) => lines.map(({ lineSlug }) => lineSlug));
    expect([slugs.length, new Set(slugs).size, pages[3]?.lines]).toEqual([6, 6, []]);
    expect(slugs).toEqual((await hub()).lines.map(({ lineSlug }) => lineSlug));
  });

  it('rank by reviews, without lines that have none', async () => {
    const { total, lines } = await hub({ sort: 'rating', reviewed: 'true' });
    const ratings = lines.map(({ rating }) => rating ?? 0);
    expect([total, ratings]).toEqual([4, [...ratings].sort((a, b) => b - a)]);
  });

  it('list every link that shows something, and no other', async () => {
    const isThere = async (query: HubQuery): Promise<boolean> =>
      hub(query).then(
        ({ total }) => total > 0,
        () => false,
      );
    for (const family of ['brand-type', 'brand-category'] as const) {
      const listed = (await addresses(family)).items;
      for (const address of listed) expect([address, await isThere(address)]).toEqual([address, true]);
      const { brands, types, categories } = await hub();
      const all = brands.flatMap(({ slug: brand }): HubQuery[] =>
        family === 'brand-type'
          ? types.map(({ slug: type }) => ({ brand, type }))
          : categories.map(({ slug: category }) => ({ brand, category })),
      );
      const there = await Promise.all(all.map(isThere));
      expect(there.filter(Boolean).length).toBe(listed.length);
    }
  });

  it('cross electric vehicles with sizes and brands as any other type', async () => {
    const electric = async (family: HubFamily) =>
      (await addresses(family)).items.filter(({ type }) => type === 'electric-vehicle');
    expect(await electric('size-type')).toEqual([
      { size: '205-55r16', type: 'electric-vehicle' },
      { size: 'lt275-70r18', type: 'electric-vehicle' },
    ]);
    expect(await electric('size-brand-type')).toEqual([
      { size: '205-55r16', brand: 'polar', type: 'electric-vehicle' },
      { size: 'lt275-70r18', brand: 'polar', type: 'electric-vehicle' },
    ]);
    const { total, items, facets } = await inSize({ size: 'lt275-70r18', type: 'electric-vehicle' });
    expect([total, items.map(({ brandName }) => brandName)]).toEqual([1, ['Polar']]);
    expect(facets.subtype.at(-1)).toEqual({ value: 'electric-vehicle', label: 'Electric Vehicle', count: 1 });
  });

  it('answer every listed address with a tire or a review', async () => {
    for (const family of HUB_FAMILIES) {
      const { total, items } = await addresses(family);
      expect([family, items.length]).toEqual([family, total]);
      expect(total).toBeGreaterThan(0);
      for (const address of items) {
        expect([family, address, await shownAt(family, address)]).toEqual([
          family,
          address,
          expect.any(Number),
        ]);
        expect(await shownAt(family, address)).toBeGreaterThan(0);
      }
    }
  });

  const shownAt = async (family: HubFamily, { size, rim, line, ...key }: HubAddress): Promise<number> => {
    if (rim !== undefined) return (await app.client.call(listTireSizes, { query: { rim } })).total;
    if (size !== undefined) return (await inSize({ size, ...key })).total;
    if (line !== undefined)
      return (await app.client.call(productReviews, { params: { brand: key.brand ?? '', line }, query: {} }))
        .total;
    return family.endsWith('-reviews') ? (await reviews(key)).total : (await hub(key)).total;
  };

  it('come in pages of addresses as well', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        app.client.call(listHubAddresses, { query: { family: 'size-brand', page, perPage: 4 } }),
      ),
    );
    const { items } = await addresses('size-brand');
    expect(pages.flatMap((page) => page.items)).toEqual(items.slice(0, 12));
  });

  it('read the reviews of all their lines, each with its tire', async () => {
    const northway = await reviews({ brand: 'northway', sort: 'highest' });
    expect(northway).toMatchObject({ total: 2, lineCount: 2, rating: 3.3, wouldBuyAgainCount: 2 });
    expect(northway.items.map(({ summary, brandSlug, lineSlug }) => [summary, brandSlug, lineSlug])).toEqual([
      ['Northway 1', 'northway', 'northway-1'],
      ['Northway 2', 'northway', 'northway-2'],
    ]);
    const everything = await reviews({});
    expect(everything.total).toBe(4);
    expect(everything.stars.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    const each = await Promise.all([1, 2, 3, 4].map((page) => reviews({ page, perPage: 1 })));
    expect(each.flatMap(({ items }) => items)).toEqual(everything.items);
  });

  it('have no reviews to read if none exist', async () => {
    expect(await reviews({ brand: 'ridge' })).toMatchObject({
      total: 0,
      rating: null,
      lineCount: 0,
      items: [],
    });
  });

  it('count a review as soon as it is written', async () => {
    const { brands } = await hub();
    expect(brands.find(({ slug }) => slug === 'ridge')).toMatchObject({ reviewCount: 0, rating: null });
    const [line] = await app.db.query<{ id: string }>(
      `SELECT id FROM catalogue.product_line WHERE brand_slug = 'ridge' AND slug = 'ridge-0'`,
    );
    await aReview(app.db, { lineId: line?.id ?? '', dry: 4, wet: 4 });
    await eventually(async () =>
      expect((await hub()).brands.find(({ slug }) => slug === 'ridge')).toMatchObject({
        reviewCount: 1,
        rating: 4,
      }),
    );
    expect((await reviews({ brand: 'ridge' })).total).toBe(1);
  });
});
