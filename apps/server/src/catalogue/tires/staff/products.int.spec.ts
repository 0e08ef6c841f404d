import { getAdminProduct, listProducts } from '@simpletread/contract';

import { aProductLine, aTire, aWarehouse } from '../../../../test/builders/index.js';
import { AS_ALEX, call, startConsoleApp, type TestApp } from '../../../../test/index.js';

const ALEX = { headers: AS_ALEX };

describe('products in the console', () => {
  let app: TestApp;
  const names = async (filter: object) =>
    (await app.client.call(listProducts, { query: { filter: JSON.stringify(filter) } }, ALEX)).map(
      ({ lineName }) => lineName,
    );

  beforeAll(async () => {
    app = await startConsoleApp();
    await aWarehouse(app.db);
    await aWarehouse(app.db, { code: 'RNO', city: 'Reno', state: 'NV', zip: '89502' });
    const crosswind = await aProductLine(app.db, { brandName: 'Northway', name: 'Crosswind', categoryId: 1 });
    const { lineId } = crosswind;
    await aTire(app.db, {
      lineId,
      sizeCode: '235/55R18',
      priceInCents: 18_900,
      stock: { CAR: 7, RNO: 5 },
    });
    await aTire(app.db, { lineId, sizeCode: '225/65R17', priceInCents: 14_200, stock: { RNO: 3 } });
    await aTire(app.db, {
      lineId,
      sizeCode: '205/55R16',
      priceInCents: 9_900,
      status: 'discontinued',
      stock: { CAR: 90 },
    });
    const icefall = await aProductLine(app.db, { brandName: 'Northway', name: 'Icefall', categoryId: 3 });
    await aTire(app.db, { lineId: icefall.lineId, sizeCode: '225/65R17', stock: { CAR: 0 } });
    await aProductLine(app.db, { brandName: 'Ridge', name: 'Planned', categoryId: 4, scoreOverall: null });
  });
  afterAll(() => app.close());

  it('add up the sizes, prices and stock of the tires on sale', async () => {
    const rows = await app.client.call(listProducts, { query: {} }, ALEX);
    expect(rows[0]).toMatchObject({
      brandName: 'Northway',
      lineName: 'Crosswind',
      categoryName: 'All Season',
      sizeCount: 2,
      fromPriceInCents: 14_200,
      toPriceInCents: 18_900,
      available: 15,
      scoreOverall: 8.1,
    });
  });

  it('show a line without tires with nothing to sell', async () => {
    const rows = await app.client.call(listProducts, { query: {} }, ALEX);
    expect(rows.at(-1)).toMatchObject({
      lineName: 'Planned',
      sizeCount: 0,
      fromPriceInCents: null,
      available: 0,
      scoreOverall: null,
    });
  });

  it.each([
    [{ q: 'northway cross' }, ['Crosswind']],
    [{ brandSlug: 'northway' }, ['Crosswind', 'Icefall']],
    [{ categoryId: 3 }, ['Icefall']],
    [{ sizeCode: '225/65R17' }, ['Crosswind', 'Icefall']],
    [{ sizeCode: '205/55R16' }, []],
    [{ isOutOfStock: true }, ['Icefall', 'Planned']],
    [{ isOutOfStock: false }, ['Crosswind']],
    [{ isOutOfStock: true, brandSlug: 'northway', q: 'ice' }, ['Icefall']],
  ])('are found by %j', async (filter, found) => {
    expect((await names(filter)).sort()).toEqual(found);
  });

  it('open with every size, smallest rim first, and its stock by warehouse', async () => {
    const [row] = await app.client.call(listProducts, { query: {} }, ALEX);
    const product = await app.client.call(getAdminProduct, { params: { id: row?.id ?? '' } }, ALEX);
    expect(product).toMatchObject({
      ...row,
      score: { overall: 8.1, longLasting: 8.2, handling: 7.9, traction: 8, durability: 7.8 },
      warrantyMiles: 60_000,
    });
    expect(
      product.tires.map(({ sizeCode, status, availability, stock }) => [
        sizeCode,
        status,
        availability.state,
        stock.map(({ warehouseCode, available }) => `${warehouseCode} ${available}`).join(', '),
      ]),
    ).toEqual([
      ['205/55R16', 'discontinued', 'discontinued', 'CAR 90'],
      ['225/65R17', 'active', 'lowStock', 'RNO 3'],
      ['235/55R18', 'active', 'inStock', 'CAR 7, RNO 5'],
    ]);
  });

  it.each(['0198c0de-0000-7000-8000-00000000abcd', 'x', '1', 'null'])(
    'are missing at %s, and say so as everything missing does',
    async (id) => {
      for (const resource of ['products', 'vehicles', 'shops']) {
        const { status, body } = await call(`${app.url}/admin/${resource}/${id}`, { headers: AS_ALEX });
        expect([resource, status, body]).toEqual([
          resource,
          404,
          {
            code: 'record.missing',
            message: expect.any(String) as string,
            statusCode: 404,
          },
        ]);
      }
    },
  );
});
