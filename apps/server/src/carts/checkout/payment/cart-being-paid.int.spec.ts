import { randomUUID } from 'node:crypto';

import { changeCartLine, getCart, setCartZip } from '@simpletread/contract';
import pg from 'pg';

import { aReadyCart, payFor, type ReadyCart } from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { CartsModule } from '../../carts.module.js';
import { PaymentGateway } from '../../payments/payment-gateway.js';
import { ResumeCheckouts } from '../recovery/resume-checkouts.js';

const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };

describe('a cart that is being paid', () => {
  let app: ShopApp;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(() => app.close());

  const add = ({ cart, headers }: ReadyCart) =>
    app.client.call(
      changeCartLine,
      {
        params: { lineId: cart.lines[0]?.lineId ?? '' },
        body: { version: cart.version, quantity: 5 },
      },
      { idempotencyKey: randomUUID(), headers },
    );
  const alertsOf = async ({ headers }: ReadyCart) =>
    (await app.client.call(getCart, {}, { headers })).alerts.map(({ code }) => code);
  const attempts = ({ cart }: ReadyCart) =>
    app.db.query('SELECT id FROM checkout.payment_attempt WHERE cart_id = $1', [cart.cartId]);

  /** The provider's answer waits until `answer` is called. */
  const holdTheProvider = () => {
    const gateway = app.get(PaymentGateway);
    const charge = gateway.charge.bind(gateway);
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    jest.spyOn(gateway, 'charge').mockImplementation(async (key, asked) => {
      await gate;
      return charge(key, asked);
    });
    return () => answer();
  };

  it('cannot be changed while the provider charges, says so, and is ordered as it was', async () => {
    const ready = await aReadyCart(app);
    const answer = holdTheProvider();
    const paying = payFor(app, ready);
    await eventually(async () => expect(await attempts(ready)).toHaveLength(1));
    await expect(add(ready)).rejects.toMatchObject({ code: 'cart.beingPaid' });
    await expect(
      app.client.call(
        setCartZip,
        { body: { version: ready.cart.version, zip: '19147' } },
        { idempotencyKey: randomUUID(), headers: ready.headers },
      ),
    ).rejects.toMatchObject({ code: 'cart.beingPaid' });
    expect(await alertsOf(ready)).toContain('beingPaid');
    answer();
    expect(await paying).toMatchObject({ state: 'placed' });
  });

  it('can be changed again once the payment was declined', async () => {
    const ready = await aReadyCart(app);
    await expect(payFor(app, ready, { card: 'declined' })).rejects.toMatchObject({
      code: 'payment.declined',
    });
    expect(await alertsOf(ready)).not.toContain('beingPaid');
    expect((await add(ready)).lines[0]?.quantity).toBe(5);
  });

  it('can be changed again once a payment that nobody answered has failed', async () => {
    const ready = await aReadyCart(app);
    const gateway = app.get(PaymentGateway);
    jest.spyOn(gateway, 'charge').mockResolvedValue({ kind: 'unanswered' });
    expect(await payFor(app, ready)).toMatchObject({ state: 'processing' });
    await expect(add(ready)).rejects.toMatchObject({ code: 'cart.beingPaid' });
    await app.get(ResumeCheckouts).run(AT_ONCE);
    expect((await add(ready)).lines[0]?.quantity).toBe(5);
  });

  it('is either changed or paid when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ready = await aReadyCart(app);
      const [paid, changed] = await Promise.allSettled([payFor(app, ready), add(ready)]);
      expect([paid.status, changed.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('is not changed by a request that read it before its payment began', async () => {
    const ready = await aReadyCart(app);
    const payment = new pg.Client({ connectionString: app.databaseUrl });
    await payment.connect();
    await payment.query('BEGIN');
    await payment.query('UPDATE carts.cart SET paying_attempt_id = $2 WHERE id = $1', [
      ready.cart.cartId,
      randomUUID(),
    ]);
    const changed = add(ready).then(
      () => 'changed',
      ({ code }: { code?: string }) => code,
    );
    await eventually(async () =>
      expect(
        await app.db.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ),
      ).toHaveLength(1),
    );
    await payment.query('COMMIT');
    expect(await changed).toBe('cart.beingPaid');
    await payment.query('UPDATE carts.cart SET paying_attempt_id = NULL WHERE id = $1', [ready.cart.cartId]);
    await payment.end();
  });

  it('gives twenty identical clicks one order and twenty same answers', async () => {
    const ready = await aReadyCart(app);
    const token = await app.sandbox.token();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => payFor(app, ready, { token, key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await attempts(ready)).toHaveLength(1);
  });

  it('gives twenty clicks with twenty keys one order and one charge, and tells the others what happened', async () => {
    const ready = await aReadyCart(app);
    const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => payFor(app, ready)));
    const placed = clicks.flatMap((click) => (click.status === 'fulfilled' ? [click.value] : []));
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    const told = clicks.flatMap((click) => (click.status === 'rejected' ? [click.reason as object] : []));
    for (const refusal of told)
      expect(refusal).toMatchObject({
        code: expect.stringMatching(
          /^(cart\.(alreadyOrdered|beingPaid)|record\.stale|payment\.\w+)$/,
        ) as string,
        statusCode: 409,
      });
    const books = await app.db.one(
      `SELECT (SELECT count(*)::int FROM orders."order" o JOIN checkout.payment_attempt a ON a.order_id = o.id
                 WHERE a.cart_id = $1) AS orders,
              (SELECT count(*)::int FROM payment_sandbox.charge c JOIN checkout.payment_attempt a
                 ON c.idempotency_key = a.id::text WHERE a.cart_id = $1) AS charges`,
      [ready.cart.cartId],
    );
    expect(books).toEqual({ orders: 1, charges: 1 });
  });

  it('refuses the key of another cart of the same person', async () => {
    const [one, other] = [await aReadyCart(app), await aReadyCart(app)];
    const key = randomUUID();
    expect(await payFor(app, one, { key })).toMatchObject({ state: 'placed' });
    await expect(payFor(app, other, { key })).rejects.toMatchObject({ code: 'idempotency.keyReused' });
    expect(await attempts(other)).toHaveLength(0);
  });
});
