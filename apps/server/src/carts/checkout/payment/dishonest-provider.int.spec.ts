import { getAlert, listAlerts } from '@simpletread/contract';

import {
  answerLender,
  aReadyCart,
  chooseMethod,
  comeBack,
  goToLender,
  payFor,
  type ReadyCart,
} from '../../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../../test/index.js';
import { ContentModule } from '../../../content/content.module.js';
import { CartsModule } from '../../carts.module.js';
import { RefundLateCharges } from '../recovery/refund-late-charges.js';
import { ResumeCheckouts } from '../recovery/resume-checkouts.js';

const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };
const ALEX = { headers: { authorization: 'Bearer alex' } };

describe('a provider that charges something else than was asked', () => {
  let app: ShopApp;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, ContentModule], env: { RUN_WORKERS: '0' } });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const books = ({ cart, tireId }: ReadyCart) =>
    app.db.one(
      `SELECT (SELECT count(*)::int FROM orders."order" o JOIN checkout.payment_attempt a ON a.order_id = o.id
                 WHERE a.cart_id = $1) AS orders,
              (SELECT sum(c.amount_in_cents - c.refunded_in_cents)::int FROM payment_sandbox.charge c
                 JOIN checkout.payment_attempt a ON c.idempotency_key IN (a.id::text, 'loan:' || a.provider_session)
                 WHERE a.cart_id = $1) AS kept,
              (SELECT state FROM carts.cart WHERE id = $1) AS cart, level.available, level.held
       FROM catalogue.stock_level level WHERE level.tire_id = $2`,
      [cart.cartId, tireId],
    );
  const refunded = { orders: 0, kept: 0, cart: 'open', available: 40, held: 0 };
  const giveBack = async () => {
    await app.db.execute(
      'UPDATE checkout.payment_attempt SET next_look_at = now() WHERE next_look_at IS NOT NULL',
    );
    await app.get(RefundLateCharges).run();
  };
  const alertsOf = async ({ cart }: ReadyCart) => {
    const attempt = await app.db.one<{ number: string }>(
      'SELECT order_number AS number FROM checkout.payment_attempt WHERE cart_id = $1',
      [cart.cartId],
    );
    const { number = '' } = attempt ?? {};
    const q = `${number.slice(0, 5)}-${number.slice(5)}`;
    const listed = await app.client.call(listAlerts, { query: { filter: JSON.stringify({ q }) } }, ALEX);
    return Promise.all(listed.map(({ id }) => app.client.call(getAlert, { params: { id } }, ALEX)));
  };

  it.each(['overcharged', 'undercharged', 'foreign', 'misdirected'] as const)(
    'gets no order, gives everything back, and raises an alarm: %s',
    async (card) => {
      const ready = await aReadyCart(app);
      const token = await app.sandbox.token(card);
      await expect(payFor(app, ready, { token })).rejects.toMatchObject({ code: 'payment.amountDiffers' });
      await giveBack();
      expect(await books(ready)).toEqual(refunded);
      const [alert, ...others] = await alertsOf(ready);
      expect(alert).toMatchObject({ kind: 'payment.amountDiffers', severity: 'critical', state: 'open' });
      expect(alert?.evidence[0]?.facts.map(({ label }) => label)).toContain('Charged for order');
      expect(others).toEqual([]);
    },
  );

  it('is refused too when its answer comes late', async () => {
    const ready = await aReadyCart(app);
    const token = await app.sandbox.token('processing');
    expect(await payFor(app, ready, { token })).toMatchObject({ state: 'processing' });
    app.sandbox.advance(60_000);
    await app.db.execute(
      `UPDATE payment_sandbox.charge SET amount_in_cents = amount_in_cents - 1
       WHERE idempotency_key = (SELECT id::text FROM checkout.payment_attempt WHERE cart_id = $1)`,
      [ready.cart.cartId],
    );
    await app.get(ResumeCheckouts).run(AT_ONCE);
    await giveBack();
    expect(await books(ready)).toEqual(refunded);
    expect(await alertsOf(ready)).toHaveLength(1);
  });

  it('is refused too when it is a lender', async () => {
    const ready = await chooseMethod(app, await aReadyCart(app), 'affirm');
    const away = await goToLender(app, ready, 'affirm');
    expect(await comeBack(app, await answerLender(away, 'half'))).toMatchObject({ state: 'failed' });
    await giveBack();
    expect(await books(ready)).toEqual(refunded);
    expect(await alertsOf(ready)).toHaveLength(1);
  });
});
