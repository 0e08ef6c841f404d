import { CartsModule } from '../../carts/carts.module.js';
import {
  aMessage,
  aPlacedOrder,
  aStaffPrincipal,
  aTire,
  cancelPlaced,
} from '../../../test/builders/index.js';
import { InsightModule } from '../insight.module.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { ShowDashboard } from './show-dashboard.js';

// Wednesday noon in New York, in winter: five hours behind.
const NOON = '2026-03-04T17:00:00.000Z';

describe('the dashboard', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;
  const dashboard = async () => {
    const { sales, cancellations, ...rest } = await app.get(ShowDashboard).run(aStaffPrincipal('admin'));
    if (sales === null || cancellations === null) throw new Error('an admin sees all figures');
    return { ...rest, ...sales, cancellations };
  };

  /** Moves an order and all its events to `moment`. */
  const placedAt = async ({ orderId }: Placed, moment: string): Promise<void> => {
    await app.db.execute(
      `UPDATE orders."order" SET placed_at = $2::timestamptz, cancel_closes_at = $2::timestamptz + interval '30 minutes',
              cancelled_at = CASE WHEN cancelled_at IS NULL THEN NULL ELSE $2::timestamptz + interval '5 minutes' END
       WHERE id = $1`,
      [orderId, moment],
    );
    await app.db.execute('UPDATE orders.refund SET settled_at = $2 WHERE order_id = $1', [orderId, moment]);
  };
  const anOrderAt = async (moment: string, setup: Parameters<typeof aPlacedOrder>[1] = {}) => {
    const placed = await aPlacedOrder(app, setup);
    await placedAt(placed, moment);
    return placed;
  };

  beforeEach(async () => {
    app = await startShopApp({ modules: [CartsModule, InsightModule] });
    app.clock.set(NOON);
  });
  afterEach(() => app.close());

  it('is all zeros in a shop that has sold nothing', async () => {
    const shown = await dashboard();
    expect(shown.asOf).toBe(NOON);
    expect(shown.orders).toEqual({ today: 0, sameTimeLastWeek: 0 });
    expect(shown.averageOrderInCents).toEqual({ today: 0, sameTimeLastWeek: 0 });
    expect(shown.byHour).toHaveLength(24);
    expect(shown.nextToClose).toEqual([]);
  });

  it('counts today’s sales and cancellations, and tires that are nearly sold out', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 9 } });
    const kept = await anOrderAt('2026-03-04T16:45:00Z', { tireId });
    const dropped = await aPlacedOrder(app, { tireId, quantity: 2 });
    await cancelPlaced(app, dropped);
    await eventually(async () =>
      expect(await app.db.query("SELECT FROM orders.refund WHERE state = 'succeeded'")).toHaveLength(1),
    );
    await placedAt(dropped, '2026-03-04T14:00:00Z');
    const shown = await dashboard();
    const { totalInCents } = kept.cart.pricing;
    expect(shown).toMatchObject({
      orders: { today: 1 },
      tires: { today: 4 },
      revenueInCents: { today: totalInCents },
      averageOrderInCents: { today: totalInCents },
      cancellations: {
        today: 1,
        refundedTodayInCents: dropped.cart.pricing.totalInCents,
        windowsOpen: 1,
        failedRefunds: 0,
      },
      byFulfilment: [{ fulfilment: 'ship-to-me', count: 1, totalInCents }],
      topSizes: [{ sizeCode: '225/65R17', tires: 4 }],
      lowStock: [{ tireId, sizeCode: '225/65R17', available: 5 }],
      nextToClose: [{ id: kept.orderId, totalInCents }],
    });
    expect(shown.byHour.flatMap(({ hour, orders }) => (orders === 0 ? [] : [[hour, orders]]))).toEqual([
      [11, 1],
    ]);
    expect(shown.byState).toEqual(
      expect.arrayContaining([
        { state: 'placed', count: 1 },
        { state: 'cancelled', count: 1 },
      ]),
    );
  });

  it('has days that begin at midnight in New York, and compares with the same hours a week ago', async () => {
    await anOrderAt('2026-03-04T05:00:00Z');
    await anOrderAt('2026-03-04T04:59:59Z');
    await anOrderAt('2026-02-25T05:00:00Z');
    await anOrderAt('2026-02-25T16:59:59Z');
    await anOrderAt('2026-02-25T17:00:00Z');
    await anOrderAt('2026-02-25T04:59:59Z');
    const { orders, byHour } = await dashboard();
    expect(orders).toEqual({ today: 1, sameTimeLastWeek: 2 });
    expect(byHour.filter((row) => row.orders + row.lastWeek > 0)).toEqual([
      { hour: 0, orders: 1, lastWeek: 1 },
      { hour: 11, orders: 0, lastWeek: 1 },
      { hour: 12, orders: 0, lastWeek: 1 },
    ]);
  });

  it('has one day of 23 hours when the clocks go forward', async () => {
    app.clock.set('2026-03-09T03:59:00Z');
    await anOrderAt('2026-03-08T05:00:00Z');
    await anOrderAt('2026-03-09T03:58:00Z');
    await anOrderAt('2026-03-08T04:59:59Z');
    expect((await dashboard()).orders.today).toBe(2);
    app.clock.set('2026-03-09T04:00:00Z');
    expect((await dashboard()).orders.today).toBe(0);
  });

  it('names the orders whose window closes next, soonest first, until it has closed', async () => {
    const later = await anOrderAt('2026-03-04T16:50:00Z');
    const sooner = await anOrderAt('2026-03-04T16:30:01Z');
    await anOrderAt('2026-03-04T16:30:00Z');
    const shown = await dashboard();
    expect(shown.nextToClose.map(({ id }) => id)).toEqual([sooner.orderId, later.orderId]);
    expect(shown.cancellations.windowsOpen).toBe(2);
  });

  it('counts mails that could not be sent', async () => {
    await aMessage(app.db, { state: 'failed' });
    await aMessage(app.db, { state: 'sent' });
    expect((await dashboard()).failedMessages).toBe(1);
  });
});
