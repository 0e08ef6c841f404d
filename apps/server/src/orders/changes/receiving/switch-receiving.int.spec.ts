import { randomUUID } from 'node:crypto';

import {
  cancelOrder,
  changeOrder,
  ContractError,
  getAdminOrder,
  type OrderChangeBody,
  previewCancellation,
  previewOrderChange,
} from '@simpletread/contract';

import { CartsModule } from '../../../carts/carts.module.js';
import {
  ageOrder,
  aPickupPoint,
  aPlacedOrder,
  aShop,
  aStateTax,
  aTire,
  aZip,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { MoveOrdersAlong } from '../../tracking/move-orders-along.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

const HOME: OrderChangeBody = {
  kind: 'receiving',
  to: { fulfilment: 'ship-to-me', address1: '9 Elm St', city: 'Philadelphia', state: 'PA', zip: '19147' },
};
const toPoint = (pickupPointCode: string): OrderChangeBody => ({
  kind: 'receiving',
  to: { fulfilment: 'fedex-pickup', pickupPointCode },
});

describe('receiving a placed order another way', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const shown = ({ orderId }: Placed) =>
    app.client.call(getAdminOrder, { params: { id: orderId } }, as('robin'));
  const preview = ({ orderId }: Placed, body: OrderChangeBody) =>
    app.client.call(previewOrderChange, { params: { id: orderId }, body }, as('robin'));
  const apply = (
    { orderId }: Placed,
    change: OrderChangeBody,
    previewToken: string,
    { key = randomUUID() as string, who = 'robin' } = {},
  ) =>
    app.client.call(
      changeOrder,
      { params: { id: orderId }, body: { change, previewToken, reason: 'The buyer mounts them at home' } },
      { ...as(who), idempotencyKey: key },
    );
  const make = async (placed: Placed, change: OrderChangeBody) => {
    const seen = await preview(placed, change);
    return { seen, order: await apply(placed, change, seen.previewToken) };
  };
  const codeOf = (call: Promise<unknown>): Promise<string | null> =>
    call.then(
      () => 'ok',
      (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
    );
  const forShop = async (setup: Parameters<typeof aPlacedOrder>[1] = {}) => {
    const shop = await aShop(app.db);
    return { shop, placed: await aPlacedOrder(app, { shopCode: shop.code, ...setup }) };
  };
  const soldAs = ({ orderId }: Placed) =>
    app.db.one('SELECT fulfilment, zip FROM orders.charged_order WHERE id = $1', [orderId]);

  it('never adds an installation, and changes nothing once the tires are labeled', async () => {
    const placed = await aPlacedOrder(app);
    const { code: shopCode } = await aShop(app.db);
    const toShop = { kind: 'receiving', to: { fulfilment: 'ship-to-shop', shopCode } } as unknown;
    expect(await codeOf(preview(placed, toShop as OrderChangeBody))).toBe('request.invalid');
    await ageOrder(app.db, placed.orderId, '1 hour');
    await app.get(MoveOrdersAlong).run();
    expect(await codeOf(preview(placed, toShop as OrderChangeBody))).toBe('request.invalid');
    expect(await codeOf(preview(placed, HOME))).toBe('order.changeTooLate');
    expect((await shown(placed)).fulfilment).toBe('ship-to-me');
  });

  it('does exactly what was previewed: installation, appointment, place, refund, timeline and emails', async () => {
    const { placed, shop } = await forShop();
    const before = await shown(placed);
    const { seen, order } = await make(placed, HOME);
    const { installationInCents, installationSavingInCents } = before.pricing;
    expect(seen.refundInCents).toBeGreaterThan(installationInCents - installationSavingInCents);
    expect(seen.amounts.at(-1)).toMatchObject({
      beforeInCents: before.totalInCents,
      afterInCents: before.totalInCents - seen.refundInCents,
    });
    expect(order).toMatchObject({
      fulfilment: 'ship-to-me',
      shop: null,
      appointment: null,
      version: 2,
      customer: { address1: '9 Elm St', zip: '19147' },
      refunds: [{ amountInCents: seen.refundInCents, requestedBy: 'Robin Castillo' }],
    });
    expect(order.timeline[0]).toMatchObject({ title: 'Delivery changed', actorName: 'Robin Castillo' });
    await eventually(async () =>
      expect(await shown(placed)).toMatchObject({
        refundedInCents: seen.refundInCents,
        paymentState: 'partiallyRefunded',
      }),
    );
    const mails = await app.db.query<{ template: string; recipient: string }>(
      `SELECT template, recipient FROM platform.message
       WHERE order_id = $1 AND template IN ('order-changed', 'installation-off') ORDER BY template`,
      [placed.orderId],
    );
    expect(mails).toEqual([
      { template: 'installation-off', recipient: 'shop@example.com' },
      { template: 'order-changed', recipient: before.customer.email },
    ]);
    // Whoever prices past sales sees the order as it was sold.
    expect(await soldAs(placed)).toEqual({ fulfilment: 'ship-to-shop', zip: shop.zip });
  });

  it('gives back the rest when the order is cancelled afterwards, and the books are empty', async () => {
    const { tireId } = await aTire(app.db, { priceInCents: 15_033, stock: { CAR: 8 } });
    const { placed } = await forShop({ tireId });
    const { seen, order } = await make(placed, HOME);
    await eventually(async () => expect((await shown(placed)).refundedInCents).toBe(seen.refundInCents));
    const params = { id: placed.orderId };
    const cancellation = await app.client.call(previewCancellation, { params }, as('robin'));
    expect(cancellation.refundInCents).toBe(order.totalInCents - seen.refundInCents);
    const { orderVersion, refundInCents: expectedRefundInCents } = cancellation;
    await app.client.call(
      cancelOrder,
      { params, body: { orderVersion, expectedRefundInCents, reason: 'Changed their mind' } },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
    await eventually(async () => expect((await shown(placed)).refundedInCents).toBe(order.totalInCents));
    const books = new Map<string, number>();
    for (const { entries } of (await shown(placed)).ledger)
      for (const { account, amountInCents } of entries)
        books.set(account, (books.get(account) ?? 0) + amountInCents);
    expect([...books.values()].filter((sum) => sum !== 0)).toEqual([]);
  });

  it('goes to a location and back to a door, and remembers how the order was sold', async () => {
    const point = await aPickupPoint(app.db);
    const { placed, shop } = await forShop();
    const { order: held, seen: first } = await make(placed, toPoint(point.code));
    expect(held).toMatchObject({ fulfilment: 'fedex-pickup', pickupPoint: { code: point.code }, shop: null });
    expect(await codeOf(preview(placed, toPoint(point.code)))).toBe('order.changeUnchanged');
    await eventually(async () => expect((await shown(placed)).refundedInCents).toBe(first.refundInCents));
    const { seen, order } = await make(placed, HOME);
    expect(seen.refundInCents).toBe(0);
    expect(seen.effects).toContain('The price stays the same.');
    expect(order).toMatchObject({ fulfilment: 'ship-to-me', pickupPoint: null });
    expect(await soldAs(placed)).toEqual({ fulfilment: 'ship-to-shop', zip: shop.zip });
  });

  it('happens once for a repeated request, and for one of two agents', async () => {
    const { placed } = await forShop();
    const { previewToken } = await preview(placed, HOME);
    const key = randomUUID();
    const codes = await Promise.all([
      codeOf(apply(placed, HOME, previewToken, { key })),
      codeOf(apply(placed, HOME, previewToken, { who: 'alex' })),
    ]);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    await app.db.execute('DELETE FROM platform.idempotency_key WHERE key = $1', [key]);
    if (codes[0] === 'ok') expect(await codeOf(apply(placed, HOME, previewToken, { key }))).toBe('ok');
    expect((await shown(placed)).refunds).toHaveLength(1);
  });

  it('and dispatch at the same time leave an order with a label to the place that it has', async () => {
    const { placed } = await forShop();
    await app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - interval '31 minutes',
         cancel_closes_at = cancel_closes_at - interval '31 minutes' WHERE id = $1`,
      [placed.orderId],
    );
    const { previewToken } = await preview(placed, HOME);
    const [code] = await Promise.all([
      codeOf(apply(placed, HOME, previewToken)),
      app.get(MoveOrdersAlong).run(),
    ]);
    const order = await shown(placed);
    expect(['ok', 'record.stale', 'order.changeTooLate']).toContain(code);
    expect(order.fulfilment).toBe(code === 'ok' ? 'ship-to-me' : 'ship-to-shop');
    if (order.state !== 'placed') expect(await codeOf(preview(placed, HOME))).toBe('order.changeTooLate');
  });

  it('is refused at a closed location, where it costs more, and over the limit of its agent, who reads why', async () => {
    await aStateTax(app.db, { state: 'NJ', name: 'New Jersey', salesTaxRatePpm: 166_250 });
    await aZip(app.db, { zip: '08002', city: 'Cherry Hill', state: 'NJ', lat: 39.93, lng: -75.02 });
    const closed = await aPickupPoint(app.db, { status: 'closed' });
    const shipped = await aPlacedOrder(app);
    const dear = await aPickupPoint(app.db, { city: 'Cherry Hill', state: 'NJ', zip: '08002' });
    const { code: shopCode } = await aShop(app.db, { installPriceInCents: 60_000 });
    const installed = await aPlacedOrder(app, { shopCode });
    expect(
      await Promise.all(
        [
          preview(shipped, toPoint(closed.code)),
          preview(shipped, toPoint(dear.code)),
          preview(installed, HOME),
        ].map(codeOf),
      ),
    ).toEqual(['pickupPoint.unknown', 'order.receivingCostsMore', 'order.receivingBeyondYou']);
  });
});
