import { randomUUID } from 'node:crypto';

import { createClient, getOrderByToken, placeOrder } from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  aPlacedOrder,
  aReadyCart,
  aSignedInStaff,
  aTire,
  cancelPlaced,
  payFor,
  type ReadyCart,
} from '../../../../test/builders/index.js';
import {
  brokenInvariants,
  SANDBOX_KEY,
  type ShopApp,
  spawnServer,
  startShopApp,
  TEST_CONSOLE_URL,
  send,
} from '../../../../test/index.js';
import { ReleaseExpiredHolds } from '../../../catalogue/stock/release-expired-holds.js';
import { SettleRefunds } from '../../../orders/refunds/settle-refunds.js';
import { RefundLateCharges } from './refund-late-charges.js';
import { ResumeCheckouts } from './resume-checkouts.js';

const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };
const BOOT_MS = 60_000;

interface Books {
  readonly orders: number;
  readonly charges: number;
  readonly available: number;
  readonly held: number;
  readonly cart: string;
}

/** A buyer's state after the server was killed, and after another server took over. */
const CRASHES: readonly (readonly [point: string, killed: Omit<Books, 'available'>, isPlaced: boolean])[] = [
  ['checkout.afterHold', { orders: 0, charges: 0, held: 0, cart: 'open' }, false],
  ['checkout.afterAttempt', { orders: 0, charges: 0, held: 4, cart: 'open' }, false],
  ['checkout.afterProvider', { orders: 0, charges: 1, held: 4, cart: 'open' }, true],
  ['checkout.beforeCommit', { orders: 0, charges: 1, held: 4, cart: 'open' }, true],
  ['checkout.afterCommit', { orders: 1, charges: 1, held: 0, cart: 'ordered' }, true],
];

describe('a server that is killed', () => {
  let app: ShopApp;

  const spawnDying = (point: string, env: Readonly<Record<string, string>> = {}) =>
    spawnServer('src/main.js', {
      DATABASE_URL: app.databaseUrl,
      SANDBOX_URL: app.sandbox.url,
      PAYMENT_SANDBOX_KEY: SANDBOX_KEY,
      LOG_LEVEL: 'error',
      RUN_WORKERS: '0',
      CRASH_AT: point,
      ...env,
    });
  const books = async ({ cart, tireId }: ReadyCart): Promise<Books | null> =>
    app.db.one<Books>(
      `SELECT (SELECT count(*)::int FROM orders."order" o WHERE o.id = cart.order_id) AS orders, cart.state AS cart,
              (SELECT count(*)::int FROM payment_sandbox.charge c JOIN checkout.payment_attempt a
                 ON a.id::text = c.idempotency_key WHERE a.cart_id = cart.id) AS charges, level.available, level.held
       FROM carts.cart cart, catalogue.stock_level level WHERE cart.id = $1 AND level.tire_id = $2`,
      [cart.cartId, tireId],
    );

  const refundsOf = (orderId: string) =>
    app.db.query(
      `SELECT refund.state, (SELECT count(*)::int FROM payment_sandbox.refund r WHERE r.charge_id = p.provider_charge) AS paid
       FROM orders.refund refund JOIN orders.payment p ON p.id = refund.payment_id WHERE refund.order_id = $1`,
      [orderId],
    );

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it.each(CRASHES)(
    'at %s leaves nothing half done, and another finishes or ends the checkout',
    async (point, killed, isPlaced) => {
      const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
      const ready = await aReadyCart(app, { tireId });
      const token = await app.sandbox.token();
      const { cart, headers } = ready;
      const dying = await spawnDying(point);
      const body = {
        cartVersion: cart.version,
        expectedTotalInCents: cart.pricing.totalInCents,
        payment: { method: 'card' as const, token },
      };
      const reply = createClient({ fetch: send, baseUrl: dying.url }).call(
        placeOrder,
        { body },
        { headers, idempotencyKey: randomUUID() },
      );
      await expect(reply).rejects.toMatchObject({ kind: 'NetworkError' });
      expect(await dying.ended).toBe('SIGKILL');
      expect(await books(ready)).toMatchObject(killed);

      await app.get(ResumeCheckouts).run(AT_ONCE);
      await app.get(ResumeCheckouts).run(AT_ONCE);
      expect(await books(ready)).toEqual(
        isPlaced
          ? { orders: 1, charges: 1, available: 4, held: 0, cart: 'ordered' }
          : { orders: 0, charges: 0, available: 8, held: 0, cart: 'open' },
      );

      const again = await payFor(app, ready, { token });
      expect(again.state).toBe('placed');
      const shown = await app.client.call(
        getOrderByToken,
        { params: { orderNumber: again.orderNumber } },
        { headers: { 'x-order-token': again.orderToken } },
      );
      expect(shown.confirmation).toBe('confirmed');
      expect(await books(ready)).toMatchObject({ orders: 1, charges: 1, available: 4, held: 0 });
    },
    BOOT_MS,
  );

  it(
    'right after a cancellation leaves the refund to another process',
    async () => {
      const placed = await aPlacedOrder(app);
      const dying = await spawnDying('cancel.afterCommit', { CONSOLE_URL: TEST_CONSOLE_URL });
      const { headers } = await aSignedInStaff({ ...app, url: dying.url });
      const client = createClient({ fetch: send, baseUrl: dying.url });
      await expect(cancelPlaced({ client }, placed, { headers })).rejects.toMatchObject({
        kind: 'NetworkError',
      });
      expect(await dying.ended).toBe('SIGKILL');
      expect(await refundsOf(placed.orderId)).toEqual([{ state: 'requested', paid: 0 }]);
      await app.get(SettleRefunds).sweep(0);
      expect(await refundsOf(placed.orderId)).toEqual([{ state: 'succeeded', paid: 1 }]);
    },
    BOOT_MS,
  );

  it(
    'after the provider refunded does not refund twice',
    async () => {
      const placed = await aPlacedOrder(app);
      await cancelPlaced(app, placed);
      const dying = await spawnDying('refund.afterProvider', { RUN_WORKERS: '1' });
      expect(await dying.ended).toBe('SIGKILL');
      expect(await refundsOf(placed.orderId)).toEqual([{ state: 'requested', paid: 1 }]);
      await app.get(SettleRefunds).sweep(0);
      expect(await refundsOf(placed.orderId)).toEqual([{ state: 'succeeded', paid: 1 }]);
    },
    BOOT_MS,
  );

  it(
    'after the provider refunded a late charge neither pays twice nor places an order',
    async () => {
      const ready = await aReadyCart(app);
      const { orderNumber } = await payFor(app, ready, { card: 'processing' });
      const attempt = [orderNumber];
      app.sandbox.advance(21_000);
      await app.db.execute(
        `UPDATE checkout.payment_attempt SET state = 'failed', failure_code = 'sold_out', next_look_at = now()
         WHERE order_number = $1`,
        attempt,
      );
      await app.db.execute('UPDATE catalogue.stock_allocation SET expires_at = now() WHERE state = $1', [
        'held',
      ]);
      await app.get(ReleaseExpiredHolds).run();
      const refunded = () =>
        app.db.one(
          `SELECT a.state, a.given_back_at IS NOT NULL AS told,
                  (SELECT count(*)::int FROM payment_sandbox.refund r WHERE r.charge_id = c.id) AS paid
           FROM checkout.payment_attempt a JOIN payment_sandbox.charge c ON c.idempotency_key = a.id::text
           WHERE a.order_number = $1`,
          attempt,
        );
      const dying = await spawnDying('refundLate.afterProvider', { RUN_WORKERS: '1' });
      expect(await dying.ended).toBe('SIGKILL');
      expect(await refunded()).toEqual({ state: 'failed', told: false, paid: 1 });
      await app.db.execute(
        'UPDATE checkout.payment_attempt SET next_look_at = now() WHERE order_number = $1',
        attempt,
      );
      await app.get(ResumeCheckouts).run(AT_ONCE);
      await app.get(RefundLateCharges).run();
      expect(await refunded()).toEqual({ state: 'failed', told: true, paid: 1 });
    },
    BOOT_MS,
  );
});
