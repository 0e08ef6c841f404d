import { listTireAvailability } from '@simpletread/contract';

import { aServedPlace, aTire } from '../../../test/builders/index.js';
import { send, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

describe('GET /tires/availability', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    await aServedPlace(app.db);
  });
  afterAll(() => app.close());

  const read = async (items: readonly (number | string)[]) =>
    (await app.client.call(listTireAvailability, { query: { items: items.join('.') } })).items;

  it('counts each tire over all warehouses, discontinued ones at zero, and leaves out unknown ones', async () => {
    const there = await aTire(app.db, { stock: { CAR: 6, REN: 14 } });
    const sold = await aTire(app.db, { stock: { CAR: 0 } });
    const gone = await aTire(app.db, { stock: { CAR: 9 } });
    await app.db.execute("UPDATE catalogue.tire SET status = 'discontinued' WHERE id = $1", [gone.tireId]);
    const items = await read([
      there.itemNumber,
      sold.itemNumber,
      gone.itemNumber,
      999_999_999,
      there.itemNumber,
    ]);
    const stateOf = new Map(items.map(({ itemNumber, availability }) => [itemNumber, availability]));
    expect(items).toHaveLength(3);
    expect(stateOf.get(there.itemNumber)).toEqual({ state: 'inStock', quantity: 20 });
    expect(stateOf.get(sold.itemNumber)).toEqual({ state: 'outOfStock', quantity: 0 });
    expect(stateOf.get(gone.itemNumber)).toEqual({ state: 'discontinued', quantity: 0 });
    expect(items.find(({ itemNumber }) => itemNumber === there.itemNumber)).toMatchObject({
      tireId: there.tireId,
      sizeSlug: '225-65r17',
    });
  });

  it.each([
    '',
    '0',
    '-1',
    '1.',
    '1..2',
    'x',
    '1000000000',
    Array.from({ length: 21 }, (_, at) => at + 1).join('.'),
  ])('refuses %p', async (items) => {
    const response = await send(`${app.url}/tires/availability?items=${items}`);
    expect(response.status).toBe(400);
  });

  it('has no tire of the largest number', async () => {
    expect(await read(['999999999'])).toEqual([]);
  });
});
