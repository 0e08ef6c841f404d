import { randomUUID } from 'node:crypto';

import {
  getSalesFigures,
  listSalesRequests,
  loseSalesRequest,
  sendSalesRequest,
  setWorkOwner,
} from '@simpletread/contract';

import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { SalesModule } from '../../sales/index.js';
import { InsightModule } from '../insight.module.js';

const SAL = { headers: { authorization: 'Bearer sal' } };
const once = () => ({ ...SAL, idempotencyKey: randomUUID() });

describe('the figures of sales', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [SalesModule, InsightModule] });
  });
  afterAll(() => app.close());

  it('count requests by representative, source and reason, and weigh open ones', async () => {
    for (const first of ['Nia', 'Uma', 'Kira'])
      await app.client.call(
        sendSalesRequest,
        {
          body: {
            ...{ firstName: first, lastName: 'Okafor', email: `${first}@example.com`, quantity: '4' },
            ...{ make: 'Subaru', model: 'Outback', size: '225/65R17', brand: 'Any' },
          },
        },
        { idempotencyKey: randomUUID() },
      );
    const rows = await app.client.call(listSalesRequests, { query: {} }, SAL);
    const [lost, quoted, won] = rows.map(({ id }) => id);
    if (lost === undefined || quoted === undefined || won === undefined) throw new Error('no requests');
    await app.client.call(
      setWorkOwner,
      { params: { kind: 'sales-requests', id: won }, body: { to: 'me', seen: null } },
      once(),
    );
    await app.client.call(
      loseSalesRequest,
      { params: { id: lost }, body: { version: 1, reason: 'price' } },
      once(),
    );
    await app.db.execute(
      `UPDATE sales.request SET state = CASE WHEN id = $1 THEN 'quoted' ELSE 'won' END, value_in_cents = 50000 WHERE id IN ($1, $2)`,
      [quoted, won],
    );
    await eventually(async () => {
      const figures = await app.client.call(getSalesFigures, { query: { period: 'month' } }, SAL);
      expect(figures).toMatchObject({
        ...{ requests: 3, won: 1, lost: 1, wonInCents: 50_000 },
        byRep: [
          { name: null, requests: 2, won: 0, lost: 1 },
          { name: 'Sal Moreno', requests: 1, won: 1, lost: 0, wonInCents: 50_000 },
        ],
        bySource: [{ source: 'form', requests: 3 }],
        byReason: [{ reason: 'price', requests: 1, valueInCents: 0 }],
        forecast: [
          { state: 'new', requests: 0, percent: 10, expectedInCents: 0 },
          { state: 'quoted', requests: 1, valueInCents: 50_000, percent: 30, expectedInCents: 15_000 },
          { state: 'opened', requests: 0 },
        ],
      });
    });
  });
});
