import { randomUUID } from 'node:crypto';

import { changeShopBays, getAdminShop, listShops } from '@simpletread/contract';

import { aShop } from '../../../../test/builders/index.js';
import { AS_ALEX, startConsoleApp, type TestApp } from '../../../../test/index.js';

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

  it('take their set number of cars at once, with a reason that the audit keeps', async () => {
    const { shopId } = await aShop(app.db, { company: 'Penn Tire', zip: '19111', bays: 3 });
    const change = (body: { version: number; bays: number }) =>
      app.client.call(
        changeShopBays,
        { params: { id: shopId }, body: { ...body, reason: 'A lift broke' } },
        { ...ALEX, idempotencyKey: randomUUID() },
      );
    expect(await change({ version: 1, bays: 2 })).toMatchObject({ id: shopId, bays: 2, version: 2 });
    await expect(change({ version: 1, bays: 4 })).rejects.toMatchObject({ code: 'record.stale' });
    await expect(change({ version: 2, bays: 13 })).rejects.toMatchObject({ statusCode: 400 });
    const lowered = async () =>
      (
        await app.db.one<{ at: Date | null }>(
          'SELECT bays_lowered_at AS at FROM installers.shop WHERE id = $1',
          [shopId],
        )
      )?.at;
    const since = await lowered();
    expect(since).toBeInstanceOf(Date);
    await change({ version: 2, bays: 5 });
    expect(await lowered()).toEqual(since);
    const audit = await app.db.query(
      "SELECT before, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'shop.change-bays' ORDER BY id LIMIT 1",
      [shopId],
    );
    expect(audit).toEqual([{ before: { bays: 3 }, after: { bays: 2, reason: 'A lift broke' } }]);
  });

  it('open as shown in the list, with the orders sent to them', async () => {
    const rows = await app.client.call(listShops, { query: {} }, ALEX);
    for (const row of rows) {
      expect(await app.client.call(getAdminShop, { params: { id: row.id } }, ALEX)).toEqual(row);
      expect(row.orderCount).toBe(0);
    }
  });
});
