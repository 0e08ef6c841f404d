import { randomUUID } from 'node:crypto';

import { createClient, placeOrder, returnFromLender } from '@simpletread/contract';

import { CartsModule } from '../carts.module.js';
import {
  answerLender,
  aReadyCart,
  chooseMethod,
  goToLender,
  type ReadyCart,
} from '../../../test/builders/index.js';
import {
  brokenInvariants,
  SANDBOX_KEY,
  type ShopApp,
  spawnServer,
  startShopApp,
  send,
} from '../../../test/index.js';
import { ContentModule } from '../../content/content.module.js';
import { ResumeCheckouts } from '../checkout/recovery/resume-checkouts.js';

const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };
const BOOT_MS = 60_000;

describe('a server that is killed while a lender pays', () => {
  let app: ShopApp;

  const spawnDying = (point: string) =>
    spawnServer('src/main.js', {
      DATABASE_URL: app.databaseUrl,
      SANDBOX_URL: app.sandbox.url,
      STOREFRONT_URL: 'http://storefront.test',
      PAYMENT_SANDBOX_KEY: SANDBOX_KEY,
      LOG_LEVEL: 'error',
      RUN_WORKERS: '0',
      CRASH_AT: point,
    });
  const books = ({ cart, tireId }: ReadyCart) =>
    app.db.one(
      `SELECT (SELECT count(*)::int FROM orders."order" o JOIN checkout.payment_attempt a ON a.order_id = o.id
                 WHERE a.cart_id = $1) AS orders,
              (SELECT count(*)::int FROM payment_sandbox.loan_session s JOIN payment_sandbox.charge c ON c.id = s.charge_id
                 JOIN checkout.payment_attempt a ON a.provider_session = s.id WHERE a.cart_id = $1) AS charges,
              level.available, level.held
       FROM catalogue.stock_level level WHERE level.tire_id = $2`,
      [cart.cartId, tireId],
    );
  const resume = async () => {
    await app.get(ResumeCheckouts).run(AT_ONCE);
    await app.get(ResumeCheckouts).run(AT_ONCE);
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, ContentModule], env: { RUN_WORKERS: '0' } });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it(
    'right after its page was opened sends no shopper there, and holds nothing',
    async () => {
      const ready = await chooseMethod(app, await aReadyCart(app), 'klarna');
      const dying = await spawnDying('payLater.afterOpen');
      const { cart, headers } = ready;
      const body = {
        cartVersion: cart.version,
        expectedTotalInCents: cart.pricing.totalInCents,
        payment: { method: 'klarna' as const },
      };
      await expect(
        createClient({ fetch: send, baseUrl: dying.url }).call(
          placeOrder,
          { body },
          { headers, idempotencyKey: randomUUID() },
        ),
      ).rejects.toMatchObject({ kind: 'NetworkError' });
      expect(await dying.ended).toBe('SIGKILL');
      await resume();
      expect(await books(ready)).toEqual({ orders: 0, charges: 0, available: 40, held: 0 });
      const again = await goToLender(app, ready, 'klarna');
      expect(again.state).toBe('away');
    },
    BOOT_MS,
  );

  it.each([
    ['payLater.afterApproval', 0],
    ['checkout.afterProvider', 1],
    ['checkout.beforeCommit', 1],
  ])(
    'at %s after the lender agreed places the order once all the same',
    async (point, charges) => {
      const ready = await chooseMethod(app, await aReadyCart(app), 'klarna');
      const returned = await answerLender(await goToLender(app, ready, 'klarna'));
      const dying = await spawnDying(point);
      await expect(
        createClient({ fetch: send, baseUrl: dying.url }).call(returnFromLender, { body: returned }),
      ).rejects.toMatchObject({ kind: 'NetworkError' });
      expect(await dying.ended).toBe('SIGKILL');
      expect(await books(ready)).toEqual({ orders: 0, charges, available: 36, held: 4 });
      await resume();
      expect(await books(ready)).toEqual({ orders: 1, charges: 1, available: 36, held: 0 });
    },
    BOOT_MS,
  );
});
