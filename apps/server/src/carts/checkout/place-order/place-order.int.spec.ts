import { randomUUID } from 'node:crypto';

import { getCart, getOrderByToken, getPaymentSetup, trackOrder } from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import { aPlacedOrder, aReadyCart, aShop, aTire, payFor } from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { OrderNumbers } from './order-numbers.js';

describe('checkout', () => {
  let app: ShopApp;

  const one = <Row extends object>(sql: string, params: readonly unknown[] = []) =>
    app.db.one<Row>(sql, params as string[]);
  const levelOf = (tireId: string) =>
    one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [tireId]);
  const messagesTo = (recipient: string) =>
    app.db.query<{ channel: string; subject: string | null; body_text: string; body_html: string | null }>(
      'SELECT channel, subject, body_text, body_html FROM platform.message WHERE recipient = $1 ORDER BY channel',
      [recipient],
    );

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('names the provider and the origin of its card fields', async () => {
    expect(await app.client.call(getPaymentSetup, {})).toEqual({
      provider: 'sandbox',
      fieldsUrl: `${app.sandbox.url}/fields`,
      fieldsOrigin: app.sandbox.url,
    });
  });

  it('places an order of four tires, charges its total once and takes the tires out of stock', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    const { orderNumber, state, message, cart } = await aPlacedOrder(app, { tireId });
    expect([state, message]).toEqual(['placed', null]);
    expect(orderNumber).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await levelOf(tireId)).toEqual({ available: 4, held: 0 });
    const charged = await one(
      `SELECT c.amount_in_cents, c.refunded_in_cents FROM payment_sandbox.charge c
       JOIN orders.payment p ON p.provider_charge = c.id JOIN orders."order" o ON o.id = p.order_id WHERE o.number = $1`,
      [orderNumber],
    );
    expect(charged).toEqual({ amount_in_cents: cart.pricing.totalInCents, refunded_in_cents: 0 });
  });

  it('books the sale so that debits and credits cancel out', async () => {
    const { orderId, cart } = await aPlacedOrder(app);
    const entries = await app.db.query<{ account: string; amount: number }>(
      `SELECT e.account, e.amount_in_cents AS amount FROM orders.ledger_transaction t
       JOIN orders.ledger_entry e ON e.transaction_id = t.id WHERE t.order_id = $1 AND t.kind = 'sale'`,
      [orderId],
    );
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(entries).toContainEqual({ account: 'card_clearing', amount: cart.pricing.totalInCents });
    expect(entries).toContainEqual({ account: 'tax_payable', amount: -cart.pricing.salesTaxInCents });
  });

  it('has the shop’s price and place on an order that a shop mounts', async () => {
    const shop = await aShop(app.db, { installPriceInCents: 2000 });
    const { orderNumber, cart } = await aPlacedOrder(app, { shopCode: shop.code });
    const order = await app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
    expect(order).toMatchObject({
      fulfilment: 'ship-to-shop',
      shop: { company: shop.company },
      pricing: { installationInCents: 8000, totalInCents: cart.pricing.totalInCents },
    });
    await eventually(async () => expect(await messagesTo('shop@example.com')).not.toEqual([]));
  });

  it('confirms by mail and text, with number and tracking link, and then says that the receipt is sent', async () => {
    const { orderNumber, orderToken, shipTo } = await aPlacedOrder(app);
    const spoken = `${orderNumber.slice(0, 5)}-${orderNumber.slice(5)}`;
    const mail = await eventually(async () => {
      const [email] = await messagesTo(shipTo.email);
      expect(email).toBeDefined();
      return email;
    });
    expect(mail).toMatchObject({ subject: `Order ${spoken} is confirmed` });
    for (const body of [mail?.body_text, mail?.body_html]) {
      expect(body).toContain(spoken);
      expect(body).toContain('http://storefront.test/track-your-order');
    }
    expect((await messagesTo('2155550149')).length).toBeGreaterThan(0);
    const call = { params: { orderNumber } };
    await eventually(async () => {
      const shown = await app.client.call(getOrderByToken, call, {
        headers: { 'x-order-token': orderToken },
      });
      expect(shown).toMatchObject({ confirmation: 'confirmed', order: { isReceiptSent: true } });
    });
  });

  it('tells open consoles within a second', async () => {
    const { orderId } = await aPlacedOrder(app);
    await eventually(async () => {
      const consumed = await one(
        `SELECT c.consumer FROM platform.consumed_event c JOIN platform.outbox_event e ON e.id = c.event_id
         WHERE e.aggregate_id = $1 AND c.consumer = 'orders.live.OrderPlaced'`,
        [orderId],
      );
      expect(consumed).not.toBeNull();
    }, 1_000);
  });

  it('shows no order without its token', async () => {
    const { orderNumber } = await aPlacedOrder(app);
    const other = await aPlacedOrder(app);
    const call = app.client.call(
      getOrderByToken,
      { params: { orderNumber } },
      { headers: { 'x-order-token': other.orderToken } },
    );
    await expect(call).rejects.toMatchObject({ code: 'record.missing', statusCode: 404 });
  });

  it('draws another number when the drawn one is taken', async () => {
    const { orderNumber } = await aPlacedOrder(app);
    const numbers = app.get(OrderNumbers);
    const fresh = numbers.draw();
    const draw = jest.spyOn(numbers, 'draw');
    draw.mockReturnValueOnce(orderNumber as typeof fresh).mockReturnValueOnce(fresh);
    expect((await aPlacedOrder(app)).orderNumber).toBe(fresh);
    draw.mockRestore();
  });

  it('answers a repeated call with the same order, and charges nothing more', async () => {
    const ready = await aReadyCart(app);
    const payment = { token: await app.sandbox.token(), key: randomUUID() };
    const first = await payFor(app, ready, payment);
    expect(await payFor(app, ready, payment)).toEqual(first);
    expect(await payFor(app, ready, { ...payment, key: randomUUID() })).toEqual(first);
    await expect(payFor(app, ready)).rejects.toMatchObject({ code: 'cart.alreadyOrdered', statusCode: 409 });
    const charges = await one(
      'SELECT count(*)::int AS count FROM payment_sandbox.charge c JOIN checkout.payment_attempt a ON a.id::text = c.idempotency_key WHERE a.order_number = $1',
      [first.orderNumber],
    );
    expect(charges).toEqual({ count: 1 });
  });

  it('keeps price, tires and address of an order when catalogue and buyer change later', async () => {
    const { orderNumber, tireId, cart } = await aPlacedOrder(app);
    await app.db.execute('UPDATE catalogue.tire SET price_in_cents = 99900 WHERE id = $1', [tireId]);
    const order = await app.client.call(trackOrder, { body: { orderNumber, zip: '19147' } });
    expect(order.pricing).toEqual(cart.pricing);
    expect(order.lines).toMatchObject([{ unitPriceInCents: 14_200, quantity: 4 }]);
  });

  it('leaves the cart ordered', async () => {
    const { headers } = await aPlacedOrder(app);
    await expect(app.client.call(getCart, {}, { headers })).resolves.toMatchObject({ quantity: 4 });
  });

  it('does not change a customer’s name when someone types the same email address', async () => {
    const { shipTo } = await aPlacedOrder(app);
    await aPlacedOrder(app, {
      shipTo: { email: shipTo.email, firstName: 'Mallory', phone: '(215) 555-0100' },
    });
    const customers = await app.db.query(
      'SELECT c.first_name, c.phone, count(*)::int AS orders FROM orders.customer c JOIN orders."order" o ON o.customer_id = c.id WHERE c.email = $1 GROUP BY c.id',
      [shipTo.email],
    );
    expect(customers).toEqual([{ first_name: 'Dana', phone: '2155550149', orders: 2 }]);
  });
});
