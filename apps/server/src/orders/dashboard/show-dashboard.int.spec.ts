import { randomUUID } from 'node:crypto';

import { cancelOrder, getDashboard } from '@simpletread/contract';

import { aPlacedOrder, aTire } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CheckoutModule } from '../../checkout/index.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

describe('the dashboard', () => {
  let app: ShopApp;
  const dashboard = () => app.client.call(getDashboard, {}, ROBIN);

  beforeAll(async () => {
    app = await startShopApp({ modules: [CheckoutModule] });
  });
  afterAll(() => app.close());

  it('is all zeros in a shop that has sold nothing', async () => {
    const shown = await dashboard();
    expect(shown.orders).toEqual({ today: 0, sameTimeLastWeek: 0 });
    expect(shown.byHour).toHaveLength(24);
    expect(shown.nextToClose).toEqual([]);
  });

  it('counts what was sold and cancelled today, and what is nearly gone', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 9 } });
    const kept = await aPlacedOrder(app, { tireId });
    const dropped = await aPlacedOrder(app, { tireId, quantity: 2 });
    const body = {
      orderVersion: 1,
      reason: 'Twice',
      expectedRefundInCents: dropped.cart.pricing.totalInCents,
    };
    await app.client.call(
      cancelOrder,
      { params: { id: dropped.orderId }, body },
      { ...ROBIN, idempotencyKey: randomUUID() },
    );
    const shown = await dashboard();
    const { totalInCents } = kept.cart.pricing;
    expect(shown).toMatchObject({
      orders: { today: 1 },
      tires: { today: 4 },
      revenueInCents: { today: totalInCents },
      averageOrderInCents: { today: totalInCents },
      cancelledToday: 1,
      refundedTodayInCents: dropped.cart.pricing.totalInCents,
      cancelWindowOpen: 1,
      byFulfilment: [{ fulfilment: 'ship-to-me', count: 1, totalInCents }],
      topSizes: [{ sizeCode: '225/65R17', tires: 4 }],
      lowStock: [{ tireId, sizeCode: '225/65R17', available: 5 }],
      nextToClose: [{ id: kept.orderId, totalInCents }],
    });
    expect(shown.byHour.reduce((sum, { orders }) => sum + orders, 0)).toBe(1);
    expect(shown.byState).toEqual(
      expect.arrayContaining([
        { state: 'placed', count: 1 },
        { state: 'cancelled', count: 1 },
      ]),
    );
  });
});
