import { randomUUID } from 'node:crypto';

import { addOrderNote, type CallInput, getAdminOrder, listOrders } from '@simpletread/contract';

import { CartsModule } from '../../../carts/carts.module.js';
import { aPlacedOrder, aShop, aTire } from '../../../../test/builders/index.js';
import { call, type ShopApp, startShopApp } from '../../../../test/index.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

describe('orders in the console', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;
  let dana: Placed;
  let priya: Placed;
  let sam: Placed;

  const page = (query: CallInput<typeof listOrders>['query'] = {}) =>
    app.client.page(listOrders, { query }, ROBIN);
  const found = async (filter: object) =>
    (await page({ filter: JSON.stringify(filter) })).items.map(({ orderNumber }) => orderNumber);
  const shown = ({ orderId }: Placed) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    const shop = await aShop(app.db);
    const { tireId } = await aTire(app.db, {
      sizeCode: '275/70R18',
      priceInCents: 25_000,
      stock: { CAR: 20 },
    });
    dana = await aPlacedOrder(app, { shipTo: { email: 'dana@example.com' } });
    priya = await aPlacedOrder(app, {
      tireId,
      quantity: 2,
      shipTo: { email: 'priya.nair@mail.com', firstName: 'Priya', lastName: 'Nair' },
    });
    sam = await aPlacedOrder(app, {
      shopCode: shop.code,
      shipTo: { email: 'sam_100%@example.org', firstName: 'Sam', lastName: "O'Neil" },
    });
  });
  afterAll(() => app.close());

  it('are listed newest first, with their total in Content-Range', async () => {
    const { status, headers, body } = await call(`${app.url}/admin/orders?range=[0,1]`, ROBIN);
    expect(status).toBe(200);
    expect(headers.get('content-range')).toBe('orders 0-1/3');
    expect(body).toMatchObject([
      { orderNumber: sam.orderNumber, customerName: "Sam O'Neil", fulfilment: 'ship-to-shop' },
      { orderNumber: priya.orderNumber, sizes: ['275/70R18'], tireCount: 2, state: 'placed' },
    ]);
  });

  it('are found by number or half of one, email, name, ZIP and size in one box', async () => {
    expect(await found({ q: priya.orderNumber.toLowerCase() })).toEqual([priya.orderNumber]);
    expect(await found({ q: priya.orderNumber.slice(0, 5).toLowerCase() })).toEqual([priya.orderNumber]);
    expect(await found({ q: `-${priya.orderNumber.slice(5)}` })).toEqual([priya.orderNumber]);
    expect(await found({ q: 'priya.nair@mail' })).toEqual([priya.orderNumber]);
    expect(await found({ q: 'PRIYA  nair' })).toEqual([priya.orderNumber]);
    expect(await found({ q: "o'neil" })).toEqual([sam.orderNumber]);
    expect(await found({ q: 'LT 275 70 18' })).toEqual([]);
    expect(await found({ q: '275 70 18' })).toEqual([priya.orderNumber]);
    expect(await found({ q: '19147' })).toHaveLength(3);
    expect(await found({ q: 'nobody' })).toEqual([]);
  });

  it('match percent signs and underscores literally', async () => {
    expect(await found({ q: '_100%' })).toEqual([sam.orderNumber]);
    expect(await found({ q: '%' })).toEqual([sam.orderNumber]);
    expect(await found({ q: "'; DROP TABLE orders.order; --" })).toEqual([]);
  });

  it('are filtered by state, fulfillment, dates, email, ZIP and open window', async () => {
    expect(await found({ state: 'placed' })).toHaveLength(3);
    expect(await found({ state: ['inTransit', 'delivered'] })).toEqual([]);
    expect(await found({ fulfilment: 'ship-to-shop' })).toEqual([sam.orderNumber]);
    expect(await found({ email: 'Dana@Example.com' })).toEqual([dana.orderNumber]);
    expect(await found({ zip: '19147', paymentState: 'captured' })).toHaveLength(3);
    expect(await found({ isCancelOpen: true })).toHaveLength(3);
    expect(await found({ isCancelOpen: false })).toEqual([]);
    expect(await found({ placedTo: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await found({ id: [dana.orderId] })).toEqual([dana.orderNumber]);
  });

  it('are sorted by any named column and by no other', async () => {
    const sorted = await page({ sort: '["totalInCents","ASC"]' });
    const totals = sorted.items.map(({ totalInCents }) => totalInCents);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    for (const column of ['placedAt', 'orderNumber', 'customerName', 'state', 'cancelClosesAt', 'zip', 'id'])
      expect((await page({ sort: JSON.stringify([column, 'DESC']) })).total).toBe(3);
    const { status } = await call(`${app.url}/admin/orders?sort=["email;--","ASC"]`, ROBIN);
    expect(status).toBe(400);
  });

  it('show customer, money, ledger, timeline and the possible actions, with reasons', async () => {
    const order = await shown(dana);
    expect(order).toMatchObject({
      customerName: 'Dana Okafor',
      customerOrderCount: 1,
      payment: { cardBrand: 'visa', capturedInCents: dana.cart.pricing.totalInCents },
      ledger: [{ kind: 'sale' }],
      timeline: [{ title: 'Order placed', actorName: 'Dana Okafor' }],
    });
    const actions = Object.fromEntries(
      order.actions.map(({ id, isAllowed, reason }) => [id, [isAllowed, reason]]),
    );
    expect(actions['cancel']).toEqual([
      true,
      expect.stringMatching(/^Allowed until \d+:\d\d [ap]m ET: \$[\d,.]+ is refunded to Visa 4242\.$/),
    ]);
    expect(actions['return']).toEqual([false, 'Returns open when the tires are delivered, for 30 days.']);
    expect(actions['note']).toEqual([true, 'Only staff see notes.']);
  });

  it('count every order of the same email address as one customer’s', async () => {
    const again = await aPlacedOrder(app, { shipTo: { email: 'DANA@example.com', firstName: 'Danika' } });
    expect(await shown(again)).toMatchObject({ customerOrderCount: 2, email: 'dana@example.com' });
  });

  it('take notes into the timeline and the audit', async () => {
    const noted = await app.client.call(
      addOrderNote,
      { params: { id: priya.orderId }, body: { text: ' Called, will be home. ' } },
      { ...ROBIN, idempotencyKey: randomUUID() },
    );
    expect(noted.timeline[0]).toMatchObject({
      title: 'Note',
      detail: 'Called, will be home.',
      actorName: 'Robin Castillo',
    });
    const audited = await app.db.one(
      "SELECT actor_name, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'order.note'",
      [priya.orderId],
    );
    expect(audited).toEqual({ actor_name: 'Robin Castillo', after: { text: 'Called, will be home.' } });
  });

  it('are missing when they do not exist', async () => {
    const { status, body } = await call(`${app.url}/admin/orders/${randomUUID()}`, ROBIN);
    expect([status, body]).toMatchObject([404, { code: 'record.missing' }]);
  });
});
