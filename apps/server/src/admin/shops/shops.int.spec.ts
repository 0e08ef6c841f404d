import { getAdminShop, listShops } from '@simpletread/contract';

import { aShop } from '../../../test/builders/index.js';
import { AS_ALEX, startConsoleApp, type TestApp } from '../../../test/index.js';

const ALEX = { headers: AS_ALEX };

describe('shops in the console', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startConsoleApp();
    await aShop(app.db, { company: 'Broad Street Tire', code: 'PA7001' });
    await aShop(app.db, { company: 'Camden Wheel', city: 'Camden', state: 'NJ', zip: '08102' });
    await aShop(app.db, { company: 'Old Gate Auto', zip: '19103', status: 'suspended', rating: null });
  });
  afterAll(() => app.close());

  it.each([
    [{ q: 'wheel' }, ['Camden Wheel']],
    [{ q: 'pa7001' }, ['Broad Street Tire']],
    [{ q: '1910' }, ['Old Gate Auto']],
    [{ state: 'nj' }, ['Camden Wheel']],
    [{ zip: '19147' }, ['Broad Street Tire']],
    [{ status: 'suspended' }, ['Old Gate Auto']],
    [{ status: 'active' }, ['Broad Street Tire', 'Camden Wheel']],
  ])('are found by %j', async (filter, companies) => {
    const rows = await app.client.call(listShops, { query: { filter: JSON.stringify(filter) } }, ALEX);
    expect(rows.map(({ company }) => company)).toEqual(companies);
  });

  it('open as they stand in the list, with the orders sent to them', async () => {
    const rows = await app.client.call(listShops, { query: {} }, ALEX);
    for (const row of rows) {
      expect(await app.client.call(getAdminShop, { params: { id: row.id } }, ALEX)).toEqual(row);
      expect(row.orderCount).toBe(0);
    }
  });
});
