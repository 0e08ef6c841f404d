import { randomUUID } from 'node:crypto';

import { type AdminOrder, ContractError, getAdminOrder, previewCancellation } from '@simpletread/contract';
import { cents, formatMoney } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aShop, aTire, cancelPlaced } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const PARALLEL = 50;

describe('cancelling an order', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  const shown = ({ orderId }: Placed) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
  const preview = ({ orderId }: Placed) =>
    app.client.call(previewCancellation, { params: { id: orderId } }, ROBIN);
  const titles = ({ timeline }: AdminOrder) => timeline.map(({ title }) => title);
  const settled = (placed: Placed) =>
    eventually(async () => {
      const order = await shown(placed);
      expect(order.refunds.map(({ state }) => state)).toEqual(['succeeded']);
      // The refund is read a moment after the order.
      expect(order.paymentState).toBe('refunded');
      return order;
    });
  const levelOf = (tireId: string) =>
    app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [tireId]);
  const providerRefunds = ({ orderId }: Placed) =>
    app.db.query<{ amount: number }>(
      `SELECT r.amount_in_cents AS amount FROM payment_sandbox.refund r
       JOIN orders.payment p ON p.provider_charge = r.charge_id WHERE p.order_id = $1`,
      [orderId],
    );
  const mailsTo = (recipient: string) =>
    app.db.query<{ template: string; body_text: string }>(
      "SELECT template, body_text FROM platform.message WHERE recipient = $1 AND channel = 'email' ORDER BY id",
      [recipient],
    );
  const age = ({ orderId }: Placed, interval: string) =>
    app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - $2::interval, cancel_closes_at = cancel_closes_at - $2::interval
       WHERE id = $1`,
      [orderId, interval],
    );

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('previews its effect and changes nothing', async () => {
    const shop = await aShop(app.db);
    const placed = await aPlacedOrder(app, { shopCode: shop.code });
    expect(await preview(placed)).toMatchObject({
      orderVersion: 1,
      refundInCents: placed.cart.pricing.totalInCents,
      refundTo: 'Visa 4242',
      stockToReturn: [{ label: expect.stringMatching(/225\/65R17 102H to CAR$/), quantity: 4 }],
      effects: expect.arrayContaining([`${shop.company} is notified that the installation is cancelled.`]),
    });
    expect(await shown(placed)).toMatchObject({ state: 'placed', version: 1 });
  });

  it('refunds the payment, returns the stock and writes it all down', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const placed = await aPlacedOrder(app, { tireId });
    const { totalInCents } = placed.cart.pricing;
    expect(await cancelPlaced(app, placed)).toMatchObject({ state: 'cancelled', totalInCents });
    const order = await settled(placed);
    expect(order).toMatchObject({
      paymentState: 'refunded',
      refundedInCents: totalInCents,
      payment: { refundedInCents: totalInCents },
    });
    expect(titles(order)).toEqual(['Refund paid out', 'Order cancelled', 'Order placed']);
    expect(order.ledger.map(({ kind }) => kind)).toEqual(['sale', 'refund']);
    expect(await providerRefunds(placed)).toEqual([{ amount: totalInCents }]);
    expect(await levelOf(tireId)).toEqual({ available: 4, held: 0 });
    const moved = await app.db.query(
      'SELECT quantity, reason FROM catalogue.stock_movement WHERE tire_id = $1 ORDER BY id',
      [tireId],
    );
    expect(moved).toEqual([
      { quantity: 4, reason: 'opening' },
      { quantity: -4, reason: 'hold' },
      { quantity: 4, reason: 'cancel' },
    ]);
  });

  it('leaves an audit row with before and after, author and reason', async () => {
    const placed = await aPlacedOrder(app);
    await cancelPlaced(app, placed, { reason: 'Ordered twice' });
    const row = await app.db.one(
      "SELECT actor_name, before, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'order.cancel'",
      [placed.orderId],
    );
    expect(row).toMatchObject({
      actor_name: 'Robin Castillo',
      before: { state: 'placed', paymentState: 'captured', refundedInCents: 0 },
      after: {
        state: 'cancelled',
        reason: 'Ordered twice',
        refundInCents: placed.cart.pricing.totalInCents,
      },
    });
  });

  it('is announced to the buyer, and to the shop that was to mount the tires', async () => {
    const shop = await aShop(app.db);
    const placed = await aPlacedOrder(app, { shopCode: shop.code });
    await cancelPlaced(app, placed);
    await eventually(async () => {
      expect((await mailsTo(placed.shipTo.email)).map(({ template }) => template).sort()).toEqual([
        'order-cancelled',
        'order-confirmation',
      ]);
      const [cancelled] = (await mailsTo(placed.shipTo.email)).filter(
        ({ template }) => template === 'order-cancelled',
      );
      expect(cancelled?.body_text).toContain(
        `Refund: ${formatMoney(cents(placed.cart.pricing.totalInCents))} to `,
      );
      expect((await mailsTo('shop@example.com')).map(({ template }) => template)).toContain(
        'installation-off',
      );
    });
  });

  it('pays back once, however many agents cancel at the same moment', async () => {
    const placed = await aPlacedOrder(app);
    const outcomes = await Promise.all(
      Array.from({ length: PARALLEL }, () =>
        cancelPlaced(app, placed).then(
          () => 'cancelled',
          (error: unknown) => (error instanceof ContractError ? error.code : String(error)),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'cancelled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'order.alreadyCancelled')).toHaveLength(PARALLEL - 1);
    await settled(placed);
    expect(await providerRefunds(placed)).toHaveLength(1);
  });

  it('answers a repeated key with the same answer', async () => {
    const placed = await aPlacedOrder(app);
    const key = randomUUID();
    const first = await cancelPlaced(app, placed, { key });
    expect(await cancelPlaced(app, placed, { key })).toEqual(first);
  });

  it('is a success to the request that did it, also when its key was forgotten, and to no other', async () => {
    const placed = await aPlacedOrder(app);
    const key = randomUUID();
    await cancelPlaced(app, placed, { key });
    await app.db.execute('DELETE FROM platform.idempotency_key WHERE key = $1', [key]);
    expect(await cancelPlaced(app, placed, { key })).toMatchObject({ state: 'cancelled' });
    await expect(cancelPlaced(app, placed)).rejects.toMatchObject({ code: 'order.alreadyCancelled' });
    expect(titles(await settled(placed)).filter((title) => title === 'Order cancelled')).toHaveLength(1);
    expect(await providerRefunds(placed)).toHaveLength(1);
  });

  it('is refused from the 30th minute on, by the clock of the database', async () => {
    const placed = await aPlacedOrder(app);
    await age(placed, '29 minutes 50 seconds');
    expect((await preview(placed)).refundInCents).toBe(placed.cart.pricing.totalInCents);
    await age(placed, '10 seconds');
    const closed = {
      code: 'order.cancelWindowClosed',
      statusCode: 409,
      message: 'Orders can be cancelled within 30 minutes of placing them.',
    };
    await expect(preview(placed)).rejects.toMatchObject(closed);
    await expect(cancelPlaced(app, placed)).rejects.toMatchObject(closed);
    const action = (await shown(placed)).actions.find(({ id }) => id === 'cancel');
    expect(action).toMatchObject({
      isAllowed: false,
      reason: expect.stringMatching(/^The 30 minutes ended at/),
    });
  });

  it('is refused when order or refund differ from what the agent saw', async () => {
    const placed = await aPlacedOrder(app);
    const stale = { code: 'record.stale', statusCode: 409 };
    await expect(cancelPlaced(app, placed, { orderVersion: 2 })).rejects.toMatchObject(stale);
    const { totalInCents } = placed.cart.pricing;
    await expect(
      cancelPlaced(app, placed, { expectedRefundInCents: totalInCents - 1 }),
    ).rejects.toMatchObject(stale);
    expect((await shown(placed)).state).toBe('placed');
  });

  it('is refused without a sign-in', async () => {
    const placed = await aPlacedOrder(app);
    await expect(cancelPlaced(app, placed, { headers: {} })).rejects.toMatchObject({ statusCode: 401 });
  });
});
