import { randomUUID } from 'node:crypto';

import {
  type AdminOrder,
  cancelOrder,
  getAdminOrder,
  listOrders,
  previewCancellation,
  trackOrder,
} from '@simpletread/contract';

import { aPlacedOrder, aTire } from '../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { CheckoutModule } from '../../checkout/index.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

describe('cancelling an order', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  const shown = ({ orderId }: Placed) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
  const cancel = async (placed: Placed, changes: Partial<{ orderVersion: number; refund: number }> = {}) =>
    app.client.call(
      cancelOrder,
      {
        params: { id: placed.orderId },
        body: {
          orderVersion: changes.orderVersion ?? 1,
          reason: 'Wrong size',
          expectedRefundInCents: changes.refund ?? placed.cart.pricing.totalInCents,
        },
      },
      { ...ROBIN, idempotencyKey: randomUUID() },
    );
  const titles = ({ timeline }: AdminOrder) => timeline.map(({ title }) => title);

  beforeAll(async () => {
    app = await startShopApp({ modules: [CheckoutModule] });
  });
  afterAll(() => app.close());

  it('previews its effect and changes nothing', async () => {
    const placed = await aPlacedOrder(app);
    const preview = await app.client.call(previewCancellation, { params: { id: placed.orderId } }, ROBIN);
    expect(preview).toMatchObject({
      orderVersion: 1,
      refundInCents: placed.cart.pricing.totalInCents,
      refundTo: 'Visa 4242',
      stockToReturn: [{ quantity: 4 }],
    });
    expect((await shown(placed)).state).toBe('placed');
  });

  it('refunds the payment, returns the stock and writes it all down', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const placed = await aPlacedOrder(app, { tireId });
    const { totalInCents } = placed.cart.pricing;
    const cancelled = await cancel(placed);
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      paymentState: 'refunded',
      refundedInCents: totalInCents,
    });
    const settled = await eventually(async () => {
      const order = await shown(placed);
      expect(order.refunds).toMatchObject([{ state: 'succeeded', amountInCents: totalInCents }]);
      return order;
    });
    expect(titles(settled)).toEqual(['Refund paid out', 'Order cancelled', 'Order placed']);
    const level = await app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [
      tireId,
    ]);
    expect(level).toEqual({ available: 4, held: 0 });
    const tracked = await app.client.call(trackOrder, {
      body: { orderNumber: placed.orderNumber, zip: '19147' },
    });
    expect(tracked.steps.map(({ name, state }) => [name, state])).toEqual([
      ['Order Processed', 'done'],
      ['Cancelled', 'cancelled'],
    ]);
    const { items, total } = await app.client.page(
      listOrders,
      { query: { filter: JSON.stringify({ q: placed.orderNumber.toLowerCase() }) } },
      ROBIN,
    );
    expect([items.map(({ id }) => id), total]).toEqual([[placed.orderId], 1]);
  });
});
