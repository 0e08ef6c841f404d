import { openWorkOrder } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aShop } from '../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';
import { codeOf } from '../returns/testing/return-calls.js';

const SHOPS = '19147';
const BUYERS = '19148';

describe('a work order', () => {
  let app: ShopApp;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const open = (orderNumber: string, zip: string) =>
    app.client.call(openWorkOrder, { body: { orderNumber, zip } });
  const placed = async () => {
    const { code: shopCode } = await aShop(app.db, { zip: SHOPS });
    const order = await aPlacedOrder(app, { shopCode });
    await app.db.execute('UPDATE orders."order" SET zip = $2 WHERE id = $1', [order.orderId, BUYERS]);
    return order;
  };

  it('opens with the shop’s ZIP, and shows the job without prices and the buyer’s address', async () => {
    const { orderNumber, cart } = await placed();
    const order = await open(orderNumber, SHOPS);
    expect(order).toMatchObject({
      orderNumber,
      shop: { zip: SHOPS },
      appointment: { date: cart.appointment?.date },
      lines: [{ quantity: 4, sizeCode: cart.lines[0]?.sizeCode }],
    });
    expect(JSON.stringify(order)).not.toMatch(/InCents|address2|email|phone|19148|Wharton/);
  });

  it('is refused with the buyer’s ZIP, for an order without installation and for no order', async () => {
    const { orderNumber } = await placed();
    expect(await codeOf(open(orderNumber, BUYERS))).toBe('order.trackingMismatch');
    const alone = await aPlacedOrder(app);
    expect(await codeOf(open(alone.orderNumber, SHOPS))).toBe('order.trackingMismatch');
    expect(await codeOf(open('ZZZZZZZZZZ', SHOPS))).toBe('order.trackingMismatch');
  });

  it('can’t be guessed: wrong ZIPs count, and the right one is refused after them', async () => {
    const { orderNumber } = await placed();
    for (let at = 0; at < 5; at += 1)
      expect(await codeOf(open(orderNumber, `1010${at}`))).toBe('order.trackingMismatch');
    expect(await codeOf(open(orderNumber, SHOPS))).toBe('order.codeNeeded');
  });
});
