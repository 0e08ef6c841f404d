import { getMyOrder, getOrderByToken, listMyOrders, placeOrder } from '@simpletread/contract';
import { ok } from '@simpletread/domain';
import { randomUUID } from 'node:crypto';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aPlacedOrder, aReadyCart } from '../../../test/builders/index.js';
import { call, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { CUSTOMER_SIGNED_IN, EMAIL_PROVED } from '../../sso/accounts/account.events.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { Outbox } from '../../platform/outbox/index.js';

describe('the orders of an account', () => {
  let app: ShopApp;
  let signIn: ReturnType<typeof signedInCustomers>;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule] });
    signIn = signedInCustomers(app);
  });
  afterAll(() => app.close());

  const tell = (type: string, { accountId, email }: SignedInCustomer) =>
    app.get(UnitOfWork).run(async (tx) => {
      await app.get(Outbox).record(tx, { type, aggregateId: accountId, payload: { accountId, email } });
      return ok(null);
    });
  /** Waits until the account's event has claimed what it may. */
  const claimed = (type: string, { accountId }: SignedInCustomer) =>
    eventually(async () =>
      expect(
        await app.db.one(
          `SELECT count(*) AS n FROM platform.consumed_event c JOIN platform.outbox_event e ON e.id = c.event_id
           WHERE e.aggregate_id = $1 AND c.consumer = $2`,
          [accountId, `orders.claim.${type}`],
        ),
      ).toEqual({ n: 1 }),
    );
  /** Waits until an order has looked for its buyer's account. */
  const looked = (orderId: string) =>
    eventually(async () =>
      expect(
        await app.db.one(
          `SELECT count(*) AS n FROM platform.consumed_event c JOIN platform.outbox_event e ON e.id = c.event_id
           WHERE e.aggregate_id = $1 AND c.consumer = 'orders.claim.OrderPlaced'`,
          [orderId],
        ),
      ).toEqual({ n: 1 }),
    );
  const numbersOf = async ({ headers }: SignedInCustomer) =>
    (await app.client.call(listMyOrders, { query: {} }, { headers })).orders.map(
      ({ orderNumber }) => orderNumber,
    );
  const accountOf = async (orderId: string) =>
    (
      await app.db.one<{ account_id: string | null }>('SELECT account_id FROM orders."order" WHERE id = $1', [
        orderId,
      ])
    )?.account_id;

  it('are those that guests placed with its address, in any case, once the address is proved [R4.13 server part]', async () => {
    const email = 'Dana.Claims@Example.com';
    const [mine, too, other] = [
      await aPlacedOrder(app, { shipTo: { email } }),
      await aPlacedOrder(app, { shipTo: { email: email.toLowerCase() } }),
      await aPlacedOrder(app, { shipTo: { email: 'dana.claims@example.com.evil.example' } }),
    ];
    const dana = await signIn({ email: email.toLowerCase() });
    expect(await numbersOf(dana)).toEqual([]);
    await tell(EMAIL_PROVED, dana);
    await eventually(async () => {
      expect(await numbersOf(dana)).toEqual([too.orderNumber, mine.orderNumber]);
    });
    expect(await accountOf(other.orderId)).toBeNull();
    expect(
      await app.db.one(
        `SELECT e.actor_kind, a.action FROM orders.order_event e JOIN platform.audit_row a ON a.subject_id = e.order_id::text
         WHERE e.order_id = $1 AND e.type = 'OrderClaimed' AND a.action = 'order.claim'`,
        [mine.orderId],
      ),
    ).toEqual({ actor_kind: 'customer', action: 'order.claim' });
  });

  it('stay guests’ while the address is not proved', async () => {
    const { orderId, shipTo } = await aPlacedOrder(app);
    // Before there is an account: it is signed in with a proved address, which the order would find.
    await looked(orderId);
    const dana = await signIn({ email: shipTo.email });
    await app.db.execute('UPDATE identity.account SET email_proved_at = NULL WHERE id = $1', [
      dana.accountId,
    ]);
    await tell(EMAIL_PROVED, dana);
    await claimed(EMAIL_PROVED, dana);
    expect(await accountOf(orderId)).toBeNull();
  });

  it('are also those that its holder places as a guest, at once and without a sign-in', async () => {
    const dana = await signIn();
    const { orderNumber, orderToken } = await aPlacedOrder(app, {
      shipTo: { email: dana.email.toUpperCase() },
    });
    await eventually(async () => expect(await numbersOf(dana)).toEqual([orderNumber]));
    const asGuest = await app.client.call(
      getOrderByToken,
      { params: { orderNumber } },
      { headers: { 'x-order-token': orderToken } },
    );
    expect(asGuest.order?.isInAccount).toBe(false);
    const own = await app.client.call(getMyOrder, { params: { orderNumber } }, { headers: dana.headers });
    expect(own.isInAccount).toBe(true);
  });

  it('stay guests’ where the account is closed or its address not proved, until a sign-in claims them', async () => {
    const [closed, unproved] = [await signIn(), await signIn()];
    await app.db.execute('UPDATE identity.account SET is_active = false WHERE id = $1', [closed.accountId]);
    await app.db.execute('UPDATE identity.account SET email_proved_at = NULL WHERE id = $1', [
      unproved.accountId,
    ]);
    const orders = [
      await aPlacedOrder(app, { shipTo: { email: closed.email } }),
      await aPlacedOrder(app, { shipTo: { email: unproved.email } }),
    ];
    for (const { orderId } of orders) await looked(orderId);
    expect(await Promise.all(orders.map(({ orderId }) => accountOf(orderId)))).toEqual([null, null]);
    await app.db.execute('UPDATE identity.account SET is_active = true WHERE id = $1', [closed.accountId]);
    await tell(CUSTOMER_SIGNED_IN, closed);
    await eventually(async () => expect(await accountOf(orders[0]?.orderId ?? '')).toBe(closed.accountId));
  });

  it('never change hands', async () => {
    const [dana, eve] = [await signIn(), await signIn()];
    const { orderId } = await aPlacedOrder(app, { shipTo: { email: eve.email } });
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      orderId,
      dana.accountId,
    ]);
    const { orderId: hers } = await aPlacedOrder(app, { shipTo: { email: eve.email } });
    await tell(EMAIL_PROVED, eve);
    await claimed(EMAIL_PROVED, eve);
    expect(await accountOf(hers)).toBe(eve.accountId);
    expect(await accountOf(orderId)).toBe(dana.accountId);
  });

  it('are those bought while signed in, whatever address they go to', async () => {
    const dana = await signIn();
    const ready = await aReadyCart(app);
    const { orderNumber } = await app.client.call(
      placeOrder,
      {
        body: {
          cartVersion: ready.cart.version,
          expectedTotalInCents: ready.cart.pricing.totalInCents,
          payment: { method: 'card', token: await app.sandbox.token() },
        },
      },
      { idempotencyKey: randomUUID(), headers: { ...ready.headers, ...dana.headers } },
    );
    expect(await numbersOf(dana)).toEqual([orderNumber]);
    const order = await app.client.call(getMyOrder, { params: { orderNumber } }, { headers: dana.headers });
    expect(order).toMatchObject({ orderNumber, state: 'placed', shippingAddress: { city: 'Philadelphia' } });
  });

  it('are not bought with a token that is not good', async () => {
    const ready = await aReadyCart(app);
    const body = { cartVersion: 1, expectedTotalInCents: 1, payment: { method: 'card', token: 'x' } };
    const headers = { ...ready.headers, authorization: 'Bearer x', 'idempotency-key': randomUUID() };
    expect((await call(`${app.url}${placeOrder.path}`, { body, headers })).status).toBe(401);
  });

  it('are open to no one else: guessing numbers finds the same 404 everywhere', async () => {
    const [dana, eve] = [await signIn(), await signIn()];
    const { orderId, orderNumber } = await aPlacedOrder(app);
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      orderId,
      dana.accountId,
    ]);
    const bodies = [];
    for (const number of [orderNumber, '0000000000', 'x', 'null', '%27', 'ZZZZZZZZZZ']) {
      const { status, body } = await call(`${app.url}/users/me/orders/${number}`, { headers: eve.headers });
      bodies.push(JSON.stringify([status, body]));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('record.missing');
    expect((await call(`${app.url}/users/me/orders/${orderNumber}`)).status).toBe(401);
    const order = await app.client.call(getMyOrder, { params: { orderNumber } }, { headers: dana.headers });
    expect(order.orderNumber).toBe(orderNumber);
  });
});
