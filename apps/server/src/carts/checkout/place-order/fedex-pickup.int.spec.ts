import { randomUUID } from 'node:crypto';

import {
  getAdminOrder,
  getCart,
  listOrders,
  setCartDelivery,
  trackOrder,
  type CallInput,
} from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  ageOrder,
  anOpenCart,
  aPickupPoint,
  aPlacedOrder,
  aReadyCart,
  aShop,
  aStateTax,
  aTire,
  aZip,
  payFor,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { MoveOrdersAlong } from '../../../orders/tracking/move-orders-along.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

describe('an order for a FedEx location', () => {
  let app: ShopApp;
  type Point = Awaited<ReturnType<typeof aPickupPoint>>;
  let point: Point;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    await aStateTax(app.db, {
      state: 'NJ',
      name: 'New Jersey',
      salesTaxRatePpm: 66_250,
      tireFeeInCents: 150,
    });
    await aZip(app.db, { zip: '08102', city: 'Camden', state: 'NJ', lat: 39.95, lng: -75.12 });
    const there = { city: 'Camden', state: 'NJ', zip: '08102', lat: 39.95, lng: -75.12 };
    point = await aPickupPoint(app.db, { ...there, address1: '40 Cooper St' });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const choose = async (place: Partial<CallInput<typeof setCartDelivery>['body']>) => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    const { cart, headers } = await anOpenCart(app, { lines: [{ tireId, quantity: 4 }], zip: '19147' });
    const body = { version: cart.version, fulfilment: 'fedex-pickup', ...place } as const;
    return app.client.call(setCartDelivery, { body }, { headers, idempotencyKey: randomUUID() });
  };

  it('needs one that takes tires', async () => {
    await expect(choose({})).rejects.toMatchObject({
      code: 'pickupPoint.required',
      statusCode: 400,
      message: 'Please choose a FedEx location',
    });
    const closed = await aPickupPoint(app.db, { status: 'closed' });
    for (const pickupPointCode of [closed.code, 'FX-NEVER'])
      await expect(choose({ pickupPointCode })).rejects.toMatchObject({ code: 'pickupPoint.unknown' });
  });

  it('is priced without installation, with fee and tax of where it is picked up', async () => {
    const { pricing, pickupPoint, installedPricing } = await choose({ pickupPointCode: point.code });
    expect(pickupPoint).toMatchObject({
      code: point.code,
      name: 'FedEx Office, Cooper St',
      distanceMiles: null,
    });
    expect(pricing).toMatchObject({ installationInCents: 0, stateFeeInCents: 600 });
    expect(pricing.trace.map(({ label }) => label)).toContain('Sales tax, 6.625%');
    expect(installedPricing).toBeNull();
  });

  it('drops the location when the tires go elsewhere', async () => {
    const ready = await aReadyCart(app, { pickupPointCode: point.code });
    const change = (body: Omit<CallInput<typeof setCartDelivery>['body'], 'version'>, version: number) =>
      app.client.call(
        setCartDelivery,
        { body: { version, ...body } },
        { headers: ready.headers, idempotencyKey: randomUUID() },
      );
    const shop = await aShop(app.db);
    const atShop = await change({ fulfilment: 'ship-to-shop', shopCode: shop.code }, ready.cart.version);
    expect([atShop.shop?.code, atShop.pickupPoint]).toEqual([shop.code, null]);
    const back = await change({ fulfilment: 'fedex-pickup', pickupPointCode: point.code }, atShop.version);
    expect([back.shop, back.pickupPoint?.code]).toEqual([null, point.code]);
  });

  it('is refused, and says so in the cart, where the location has closed meanwhile', async () => {
    const fickle = await aPickupPoint(app.db);
    const ready = await aReadyCart(app, { pickupPointCode: fickle.code });
    await app.db.execute("UPDATE locations.pickup_point SET status = 'closed' WHERE code = $1", [
      fickle.code,
    ]);
    const { alerts } = await app.client.call(getCart, {}, { headers: ready.headers });
    expect(alerts.map(({ code }) => code)).toEqual(['pickupPointClosed']);
    await expect(payFor(app, ready)).rejects.toMatchObject({ code: 'pickupPoint.unknown' });
  });

  it('keeps the location as it was bought, for the buyer and for staff', async () => {
    const moving = await aPickupPoint(app.db, { address1: '7 Oak St' });
    const { orderNumber, orderId, cart } = await aPlacedOrder(app, { pickupPointCode: moving.code });
    await app.db.execute("UPDATE locations.pickup_point SET address1 = '9 Elm St' WHERE code = $1", [
      moving.code,
    ]);
    const there = {
      fulfilment: 'fedex-pickup',
      pickupPoint: { address1: '7 Oak St' },
      pickupHeldUntil: null,
    };
    const order = await app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
    expect(order).toMatchObject({
      ...there,
      shop: null,
      pricing: { totalInCents: cart.pricing.totalInCents },
      shippingAddress: { zip: '19147' },
    });
    expect(await app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN)).toMatchObject(there);
    const query = { filter: JSON.stringify({ fulfilment: 'fedex-pickup', q: orderNumber }) };
    const { items } = await app.client.page(listOrders, { query }, ROBIN);
    expect(items.map((row) => row.orderNumber)).toEqual([orderNumber]);
  });

  it('notifies its buyer once the tires arrive, with the last pickup day', async () => {
    const { orderId, orderNumber, shipTo } = await aPlacedOrder(app, { pickupPointCode: point.code });
    await ageOrder(app.db, orderId, '46 minutes');
    await app.get(MoveOrdersAlong).run();
    await ageOrder(app.db, orderId, '21 days');
    await app.get(MoveOrdersAlong).run();
    const mail = await eventually(async () => {
      const row = await app.db.one<{ subject: string; body_text: string }>(
        "SELECT subject, body_text FROM platform.message WHERE recipient = $1 AND template = 'ready-for-pickup'",
        [shipTo.email],
      );
      expect(row).not.toBeNull();
      return row;
    });
    expect(mail?.subject).toContain('is ready for pickup');
    expect(mail?.body_text).toContain('FedEx Office, Cooper St, 40 Cooper St, Camden, NJ 08102');
    const order = await app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
    expect(order.state).toBe('delivered');
    expect(order.pickupHeldUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
