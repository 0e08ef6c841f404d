import { randomUUID } from 'node:crypto';

import {
  changeOrder,
  getAdminOrder,
  giveSwapLink,
  offerSwap,
  type OrderChangeBody,
  previewOrderChange,
  setCartDelivery,
  showSwap,
  takeSwap,
} from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import {
  ageOrder,
  aFitment,
  aPlacedOrder,
  aPromotion,
  aShop,
  aTire,
  payFor,
  type ReadyCart,
  theUsualVehicle,
} from '../../../test/builders/index.js';
import {
  brokenInvariants,
  eventually,
  readCatalogue,
  type ShopApp,
  startShopApp,
} from '../../../test/index.js';
import { VehicleDirectory } from '../../catalogue/vehicles/vehicle-directory.js';
import { codeOf } from '../../orders/returns/testing/return-calls.js';
import { CartsModule } from '../carts.module.js';
import { RefundLateCharges } from '../checkout/recovery/refund-late-charges.js';
import { ResumeCheckouts } from '../checkout/recovery/resume-checkouts.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };

const toHome = (): OrderChangeBody => ({
  kind: 'receiving',
  to: { fulfilment: 'ship-to-me', address1: '9 Elm St', city: 'Philadelphia', state: 'PA', zip: '19147' },
});
const keeping =
  (quantity: number) =>
  (lineId: string): OrderChangeBody => ({
    kind: 'tires',
    lines: [{ lineId, quantity, keepsCoverage: true }],
  });

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

describe('swapping the tires of a placed order', () => {
  let app: ShopApp;
  let vehicle: NonNullable<ReadyCart['cart']['vehicle']>;
  let tireId: string;
  let otherId: string;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    for (const frontSize of ['225/65R17', '235/60R18'])
      await aFitment(app.db, { frontSize, frontLoadIndex: 102 });
    const stock = { CAR: 400 };
    ({ tireId } = await aTire(app.db, { loadIndex: 103, priceInCents: 15_000, stock }));
    const other = { sizeCode: '235/60R18', loadIndex: 103, priceInCents: 16_000, stock };
    ({ tireId: otherId } = await aTire(app.db, other));
    vehicle = await theUsualVehicle(app);
    await app.get(VehicleDirectory).refresh();
    await readCatalogue(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const shown = (orderId: string) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
  const giveLink = ({ orderId }: Placed) =>
    app.client.call(giveSwapLink, { params: { id: orderId } }, { ...ROBIN, idempotencyKey: randomUUID() });
  const linkOf = async (placed: Placed) => {
    const { link } = await giveLink(placed);
    const token = link.split('/').at(-1) ?? '';
    const { lines } = await app.client.call(showSwap, { body: { token } });
    return { token, lineId: lines[0]?.lineId ?? '', quantity: lines[0]?.quantity ?? 0 };
  };
  const makeChange = async ({ orderId }: Placed, change: (lineId: string) => OrderChangeBody) => {
    const params = { id: orderId };
    const body = change((await shown(orderId)).lines[0]?.id ?? '');
    const { previewToken, refundInCents } = await app.client.call(
      previewOrderChange,
      { params, body },
      ROBIN,
    );
    const confirmed = { change: body, previewToken, reason: 'The buyer asked' };
    const idempotencyKey = randomUUID();
    await app.client.call(changeOrder, { params, body: confirmed }, { ...ROBIN, idempotencyKey });
    return refundInCents;
  };
  const takeOnly = async (placed: Placed, chosen: { tireId?: string; quantity?: number } = {}) => {
    const body = { ...(await linkOf(placed)), tireId: otherId, quantity: 4, ...chosen };
    const taken = await app.client.call(takeSwap, { body }, { idempotencyKey: randomUUID() });
    return { ...placed, ...taken, headers: { 'x-cart-token': taken.cartToken } };
  };
  const take: typeof takeOnly = async (placed, chosen) => {
    const { headers, ...taken } = await takeOnly(placed, chosen);
    const { fulfilment, version } = taken.cart;
    const { customer } = await shown(placed.orderId);
    const shipTo = { ...placed.shipTo, address1: customer.address1 };
    const shopCode = taken.cart.shop?.code ?? null;
    const body = { version, fulfilment: fulfilment ?? 'ship-to-me', shopCode, shipTo };
    const cart = await app.client.call(setCartDelivery, { body }, { idempotencyKey: randomUUID(), headers });
    return { ...taken, headers, cart };
  };
  const orderOf = async (orderNumber: string) => {
    const sql = 'SELECT id, replaces_order_id AS replaces FROM orders."order" WHERE number = $1';
    return app.db.one<{ id: string; replaces: string | null }>(sql, [orderNumber]);
  };
  const soldOf = async (orderId: string) =>
    (
      await app.db.one<{ tires: number }>(
        "SELECT coalesce(sum(quantity), 0)::int AS tires FROM catalogue.stock_allocation WHERE owner_id = $1 AND state = 'sold'",
        [orderId],
      )
    )?.tires;

  it('shows tires that fit with the price, the refund and the appointment, then places one order and refunds the other', async () => {
    const { code: shopCode } = await aShop(app.db, { bays: 1 });
    const placed = await aPlacedOrder(app, { tireId, vehicle, shopCode, hasCoverage: true });
    const before = await shown(placed.orderId);
    const { tires } = await app.client.call(offerSwap, { body: { ...(await linkOf(placed)), quantity: 4 } });
    expect(tires).toMatchObject([{ tireId: otherId, fit: { kind: 'fits' }, keepsAppointment: true }]);
    const ready = await take(placed);
    expect(ready.cart).toMatchObject({
      replacesOrder: formatOrderNumber(before.orderNumber as OrderNumber),
      appointment: placed.cart.appointment,
      pricing: { totalInCents: tires[0]?.totalInCents },
      lines: [{ productId: otherId, quantity: 4, roadHazardState: 1 }],
    });
    const { orderNumber } = await payFor(app, ready);
    const made = await orderOf(orderNumber);
    expect(made?.replaces).toBe(placed.orderId);
    const after = await shown(placed.orderId);
    expect(after).toMatchObject({ state: 'cancelled', refunds: [{ amountInCents: before.totalInCents }] });
    expect(after.timeline[0]?.aboutOrderId).toBe(made?.id);
    expect(after.timeline[0]?.detail).toMatch(/^Replaced by order .* swap link from Robin Castillo$/);
    const { data } = (await app.db.one<{ data: object }>(
      `SELECT data FROM orders.order_event WHERE order_id = $1 AND type = 'OrderCancelled'`,
      [placed.orderId],
    )) ?? { data: {} };
    expect(data).toMatchObject({ reason: 'Replaced by another order', linkFrom: 'Robin Castillo' });
    expect(tires[0]?.refundInCents).toBe(before.totalInCents);
    expect((await shown(made?.id ?? '')).appointment).toMatchObject(placed.cart.appointment ?? {});
    expect([await soldOf(placed.orderId), await soldOf(made?.id ?? '')]).toEqual([0, 4]);
    await eventually(async () => {
      const mail = await app.db.one<{ text: string }>(
        "SELECT body_text AS text FROM platform.message WHERE order_id = $1 AND template = 'order-cancelled'",
        [placed.orderId],
      );
      expect(mail?.text).toContain('replaces this order, so these tires won’t ship');
    });
  });

  it.each([
    { what: 'the delivery changed', changes: [toHome], left: 4 },
    { what: 'tires were removed', changes: [keeping(3)], left: 3 },
    { what: 'the delivery changed and tires were removed', changes: [toHome, keeping(2)], left: 2 },
    { what: 'tires were removed and the delivery changed', changes: [keeping(2), toHome], left: 2 },
  ])('refunds the rest after $what, once, and leaves stock and books even', async ({ changes, left }) => {
    const { tireId: soldId } = await aTire(app.db, {
      loadIndex: 103,
      priceInCents: 15_033,
      stock: { CAR: 8 },
    });
    await readCatalogue(app);
    const { code: shopCode } = await aShop(app.db);
    const placed = await aPlacedOrder(app, { tireId: soldId, vehicle, shopCode, hasCoverage: true });
    const { totalInCents } = await shown(placed.orderId);
    let refunded = 0;
    for (const change of changes) {
      refunded += await makeChange(placed, change);
      await eventually(async () => expect((await shown(placed.orderId)).refundedInCents).toBe(refunded));
    }
    const link = await linkOf(placed);
    expect(link.quantity).toBe(left);
    const { tires } = await app.client.call(offerSwap, { body: link });
    const offer = tires.find((each) => each.tireId === otherId);
    const [total, ...parts] = (offer?.amounts ?? []).toReversed();
    const restInCents = totalInCents - refunded;
    expect(offer).toMatchObject({ refundInCents: restInCents });
    expect(total).toEqual({
      label: 'Total',
      beforeInCents: restInCents,
      afterInCents: offer?.totalInCents,
    });
    expect(parts.reduce((sum, { beforeInCents }) => sum + beforeInCents, 0)).toBe(restInCents);
    expect(parts.reduce((sum, { afterInCents }) => sum + afterInCents, 0)).toBe(offer?.totalInCents);
    const ready = await take(placed, { quantity: left });
    const { orderNumber } = await payFor(app, ready);
    const made = await orderOf(orderNumber);
    const isHome = changes.includes(toHome);
    expect(await shown(made?.id ?? '')).toMatchObject({
      totalInCents: offer?.totalInCents,
      fulfilment: isHome ? 'ship-to-me' : 'ship-to-shop',
      ...(isHome && { customer: { address1: '9 Elm St' }, appointment: null }),
      // Coverage ends with the installation.
      lines: [{ quantity: left, isCovered: !isHome }],
    });
    await eventually(async () =>
      expect(await shown(placed.orderId)).toMatchObject({
        state: 'cancelled',
        refundedInCents: totalInCents,
      }),
    );
    const { refunds, ledger } = await shown(placed.orderId);
    expect(refunds.map(({ amountInCents }) => amountInCents)).toContain(restInCents);
    const books = new Map<string, number>();
    for (const { account, amountInCents } of ledger.flatMap(({ entries }) => entries))
      books.set(account, (books.get(account) ?? 0) + amountInCents);
    expect([...books.values()].filter((sum) => sum !== 0)).toEqual([]);
    expect([await soldOf(placed.orderId), await soldOf(made?.id ?? '')]).toEqual([0, left]);
    const stock = await app.db.query('SELECT available FROM catalogue.stock_level WHERE tire_id = $1', [
      soldId,
    ]);
    expect(stock).toEqual([{ available: 8 }]);
  });

  it('adds more of the same tires, and takes fewer of them for no swap', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    expect(await codeOf(take(placed, { tireId, quantity: 4 }))).toBe('order.changeUnchanged');
    const ready = await take(placed, { tireId, quantity: 6 });
    const { orderNumber } = await payFor(app, ready);
    expect(await soldOf((await orderOf(orderNumber))?.id ?? '')).toBe(6);
    expect(await soldOf(placed.orderId)).toBe(0);
  });

  it('is refused for tires that don’t fit, and with a forged link', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    const { tireId: unfit } = await aTire(app.db, { sizeCode: '205/55R16', stock: { CAR: 8 } });
    expect(await codeOf(take(placed, { tireId: unfit }))).toBe('fitment.refused');
    const { token } = await linkOf(placed);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await codeOf(app.client.call(showSwap, { body: { token: forged } }))).toBe('record.missing');
  });

  it('replaces an order once: the second cart is told, and then orders in addition', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    const [first, second] = [await take(placed), await take(placed)];
    await payFor(app, first);
    expect(await codeOf(payFor(app, second))).toBe('order.replaceLate');
    const { orderNumber } = await payFor(app, second);
    expect(await orderOf(orderNumber)).toMatchObject({ replaces: null });
    expect((await shown(placed.orderId)).refunds).toHaveLength(1);
  });

  it('pays back the new order if the old one ships while its payment runs', async () => {
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    const { orderNumber } = await payFor(app, await take(placed), { card: 'processing' });
    await ageOrder(app.db, placed.orderId, '31 minutes');
    await app.db.execute(
      `UPDATE orders."order" SET state = 'pendingPickup', picked_up_at = now() WHERE id = $1`,
      [placed.orderId],
    );
    await app.db.execute(
      `INSERT INTO orders.order_event (id, order_id, at, type, actor_kind)
       VALUES (gen_random_uuid(), $1, now(), 'OrderReleased', 'system')`,
      [placed.orderId],
    );
    app.sandbox.advance(21_000);
    await app.get(ResumeCheckouts).run(AT_ONCE);
    await app.get(RefundLateCharges).run();
    expect(await orderOf(orderNumber)).toBeNull();
    const attempt = await app.db.one<{ id: string; code: string }>(
      'SELECT id, failure_code AS code FROM checkout.payment_attempt WHERE order_number = $1',
      [orderNumber],
    );
    expect(attempt?.code).toBe('replaced_late');
    const kept = await app.db.one<{ kept: number }>(
      `SELECT amount_in_cents - refunded_in_cents AS kept FROM payment_sandbox.charge WHERE idempotency_key = $1`,
      [attempt?.id],
    );
    expect(kept).toEqual({ kept: 0 });
    expect(await shown(placed.orderId)).toMatchObject({ state: 'pendingPickup', refunds: [] });
    expect(await soldOf(placed.orderId)).toBe(4);
  });

  it('gives the new order the promotion that the old one used, once per customer and in all', async () => {
    const limits = { usesPerCustomer: 1, uses: 1 };
    const promotionId = await aPromotion(app.db, { name: 'Once', limits });
    await readCatalogue(app);
    const placed = await aPlacedOrder(app, { tireId, vehicle });
    expect(placed.cart.pricing.discountInCents).toBe(2_000);
    const ready = await take(placed);
    expect(ready.cart.pricing.discountInCents).toBe(2_000);
    await payFor(app, ready);
    const uses = await app.db.one('SELECT uses FROM pricing.promotion_use WHERE promotion_id = $1', [
      promotionId,
    ]);
    expect(uses).toEqual({ uses: 1 });
  });
});
