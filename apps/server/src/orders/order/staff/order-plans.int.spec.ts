import { ok } from '@simpletread/domain';

import { aPlacedOrder } from '../../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../../test/index.js';
import { CartsModule } from '../../../carts/carts.module.js';
import { type Computed, UnitOfWork } from '../../../platform/database/index.js';
import { EVENTS } from './order.reader.js';

describe('the steps of an order', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterAll(() => app.close());

  it('find the orders that they are about by the index of numbers, not by reading all orders', async () => {
    const { orderId } = await aPlacedOrder(app);
    const plan = await app.get(UnitOfWork).run(async (tx) => {
      await tx.execute('SET LOCAL enable_seqscan = off');
      return ok(await tx.query<Computed<{ 'QUERY PLAN': string }>>(['EXPLAIN', EVENTS].join(' '), [orderId]));
    });
    if (!plan.ok) throw new Error('no plan');
    const text = plan.value.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan using order_number_key/);
    expect(text).toMatch(/Index Cond: \(number = /);
  });
});
