import { randomUUID } from 'node:crypto';

import {
  changeCartLine,
  ContractError,
  explainPriceOfCart,
  getCart,
  getPaymentOptions,
} from '@simpletread/contract';
import { cents, sumCents } from '@simpletread/domain';

import { CartsModule } from '../carts.module.js';
import {
  answerLender,
  aReadyCart,
  aTire,
  cancelPlaced,
  chooseMethod,
  comeBack,
  goToLender,
  payFor,
  type ReadyCart,
} from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { ContentModule } from '../../content/content.module.js';
import { SettleRefunds } from '../../orders/refunds/settle-refunds.js';
import { RefundLateCharges } from '../checkout/recovery/refund-late-charges.js';
import { ResumeCheckouts } from '../checkout/recovery/resume-checkouts.js';

const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };

describe('a cart that is paid with a lender', () => {
  let app: ShopApp;

  const ready = async (setup: Parameters<typeof aReadyCart>[1] = {}): Promise<ReadyCart> =>
    chooseMethod(app, await aReadyCart(app, setup), 'affirm');
  const books = ({ cart, tireId }: ReadyCart) =>
    app.db.one<{ orders: number; taken: number; promised: number; available: number; held: number }>(
      `SELECT (SELECT count(*)::int FROM orders."order" o JOIN checkout.payment_attempt a ON a.order_id = o.id
                 WHERE a.cart_id = $1) AS orders,
              (SELECT count(*)::int FROM payment_sandbox.charge c JOIN checkout.payment_attempt a
                 ON c.idempotency_key IN (a.id::text, 'loan:' || a.provider_session)
                 WHERE a.cart_id = $1 AND c.refunded_in_cents = 0) AS taken,
              (SELECT count(*)::int FROM payment_sandbox.loan_session s JOIN checkout.payment_attempt a
                 ON s.id = a.provider_session WHERE a.cart_id = $1 AND s.state = 'approved') AS promised,
              level.available, level.held
       FROM catalogue.stock_level level WHERE level.tire_id = $2`,
      [cart.cartId, tireId],
    );
  const sold = { orders: 1, taken: 1, promised: 0, available: 36, held: 0 };
  const nothing = { orders: 0, taken: 0, promised: 0, available: 40, held: 0 };
  const resume = () => app.get(ResumeCheckouts).run(AT_ONCE);
  const letGo = async () => {
    await app.db.execute(
      'UPDATE checkout.payment_attempt SET next_look_at = now() WHERE next_look_at IS NOT NULL',
    );
    await app.get(RefundLateCharges).run();
  };

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, ContentModule],
      env: { RUN_WORKERS: '0', STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('costs the method’s price to the cent, and the trace names the method', async () => {
    const plain = await aReadyCart(app);
    const { options, away } = await app.client.call(getPaymentOptions, {}, { headers: plain.headers });
    expect(away).toBeNull();
    expect(options.map(({ method, savingInCents }) => [method, savingInCents > 0])).toEqual([
      ['card', false],
      ['affirm', true],
      ['katapult', true],
      ['klarna', true],
      ['synchrony', false],
    ]);
    const { cart } = await chooseMethod(app, plain, 'affirm');
    expect(cart.paymentMethod).toBe('affirm');
    const { pricing } = cart;
    expect(options.find(({ method }) => method === 'affirm')?.pricing).toEqual(pricing);
    expect(pricing.discountInCents).toBe(pricing.tiresInCents / 10);
    expect(sumCents(pricing.trace.map(({ amountInCents }) => amountInCents))).toBe(pricing.totalInCents);
    expect(pricing.trace).toContainEqual(expect.objectContaining({ label: 'Pay-later discount, Affirm' }));
    const byCard = await chooseMethod(app, { ...plain, cart }, 'card');
    expect(byCard.cart.pricing).toEqual(plain.cart.pricing);
  });

  it('is charged the explained price', async () => {
    const going = await ready();
    const [line] = going.cart.lines;
    const { pricing } = await app.client.call(
      explainPriceOfCart,
      {
        body: {
          lines: [{ itemNumber: line?.itemNumber ?? 0, quantity: 4 }],
          zip: going.shipTo.zip,
          paymentMethod: 'affirm',
        },
      },
      { headers: { authorization: 'Bearer alex' } },
    );
    const placed = await goToLender(app, going, 'affirm');
    await comeBack(app, await answerLender(placed));
    const order = await app.db.one(
      'SELECT total_in_cents AS total, price_snapshot FROM orders."order" WHERE number = $1',
      [placed.orderNumber],
    );
    expect(order).toMatchObject({ total: pricing.totalInCents });
    expect(pricing.totalInCents).toBe(going.cart.pricing.totalInCents);
  });

  it('is placed and paid once, however often the shopper comes back', async () => {
    const going = await ready();
    const placed = await goToLender(app, going, 'affirm');
    expect(placed).toMatchObject({ state: 'away', providerPage: expect.stringContaining('/pay-later/') });
    expect(await books(going)).toEqual({ ...nothing, available: 36, held: 4 });
    const returned = await answerLender(placed);
    const replies = await Promise.all(Array.from({ length: 5 }, () => comeBack(app, returned)));
    for (const reply of replies)
      expect(reply).toMatchObject({ orderNumber: placed.orderNumber, failure: null });
    expect(await comeBack(app, returned)).toMatchObject({ state: 'placed', method: 'affirm' });
    expect(await books(going)).toEqual(sold);
  });

  it('is one visit in two tabs', async () => {
    const going = await ready();
    const [one, other] = [await goToLender(app, going, 'affirm'), await goToLender(app, going, 'affirm')];
    expect(other).toEqual(one);
    await comeBack(app, await answerLender(one));
    expect(await comeBack(app, await answerLender(other))).toMatchObject({ state: 'placed' });
    expect(await books(going)).toEqual(sold);
  });

  it('may be paid by card after the lender agreed: the lender lends nothing then', async () => {
    const going = await ready();
    const placed = await goToLender(app, going, 'affirm');
    const returned = await answerLender(placed);
    expect((await payFor(app, await chooseMethod(app, going, 'card'))).state).toBe('placed');
    expect(await comeBack(app, returned)).toMatchObject({ state: 'failed', failure: 'abandoned' });
    expect(await books(going)).toEqual({ ...sold, promised: 1 });
    await letGo();
    expect(await books(going)).toEqual(sold);
  });

  it('is paid by one of them when lender and card answer at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const going = await ready();
      const returned = await answerLender(await goToLender(app, going, 'affirm'));
      const byCard = await chooseMethod(app, going, 'card');
      await Promise.allSettled([comeBack(app, returned), payFor(app, byCard)]);
      await resume();
      await letGo();
      expect(await books(going)).toMatchObject({ taken: 1, promised: 0, orders: 1 });
    }
  });

  it('says why the lender declined, and is paid by card or tried again', async () => {
    const going = await ready();
    const declined = await comeBack(
      app,
      await answerLender(await goToLender(app, going, 'affirm'), 'declined'),
    );
    expect(declined).toMatchObject({ state: 'failed', failure: 'creditDeclined' });
    expect(await books(going)).toEqual(nothing);
    const left = await comeBack(app, await answerLender(await goToLender(app, going, 'affirm'), 'left'));
    expect(left).toMatchObject({ state: 'failed', failure: 'left' });
    const again = await goToLender(app, going, 'affirm');
    expect(await comeBack(app, await answerLender(again))).toMatchObject({ state: 'placed' });
    const other = await ready();
    await comeBack(app, await answerLender(await goToLender(app, other, 'affirm'), 'declined'));
    expect((await payFor(app, await chooseMethod(app, other, 'card'))).state).toBe('placed');
    expect(await books(other)).toEqual(sold);
  });

  it('keeps the agreed price when prices change while the shopper is away', async () => {
    const going = await ready();
    const placed = await goToLender(app, going, 'affirm');
    await app.db.execute('UPDATE catalogue.tire SET price_in_cents = price_in_cents + 500 WHERE id = $1', [
      going.tireId,
    ]);
    expect(await comeBack(app, await answerLender(placed))).toMatchObject({ state: 'placed' });
    const order = await app.db.one('SELECT total_in_cents AS total FROM orders."order" WHERE number = $1', [
      placed.orderNumber,
    ]);
    expect(order).toEqual({ total: going.cart.pricing.totalInCents });
  });

  it('is not bought when it was changed while the shopper was away: nothing is lent', async () => {
    const going = await ready();
    const placed = await goToLender(app, going, 'affirm');
    const lineId = going.cart.lines[0]?.lineId ?? '';
    await app.client.call(
      changeCartLine,
      { params: { lineId }, body: { version: going.cart.version, quantity: 2 } },
      { idempotencyKey: randomUUID(), headers: going.headers },
    );
    expect(await comeBack(app, await answerLender(placed))).toMatchObject({
      state: 'failed',
      failure: 'cartChanged',
    });
    await letGo();
    expect(await books(going)).toEqual(nothing);
    expect((await app.client.call(getCart, {}, { headers: going.headers })).quantity).toBe(2);
  });

  it('is placed although the browser never came back, and shows so when it comes late', async () => {
    const going = await ready();
    const placed = await goToLender(app, going, 'affirm');
    const returned = await answerLender(placed, 'late');
    await resume();
    expect(await books(going)).toEqual(sold);
    expect(await comeBack(app, returned)).toMatchObject({ state: 'placed' });
  });

  it('is given up without a timely answer on the lender’s page', async () => {
    const going = await ready();
    await goToLender(app, going, 'affirm');
    await resume();
    expect(await books(going)).toMatchObject({ held: 4 });
    app.sandbox.advance(16 * 60_000);
    await resume();
    expect(await books(going)).toEqual(nothing);
    app.sandbox.advance(-16 * 60_000);
  });

  it('is refused outside a lender’s limits, and nothing is charged', async () => {
    const few = await aTire(app.db, { priceInCents: cents(10_00), stock: { CAR: 40 } });
    const small = await chooseMethod(app, await aReadyCart(app, { tireId: few.tireId }), 'katapult');
    const { options } = await app.client.call(getPaymentOptions, {}, { headers: small.headers });
    expect(options.find(({ method }) => method === 'katapult')?.isAvailable).toBe(false);
    const refusal = await goToLender(app, small, 'katapult').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ContractError);
    expect(refusal).toMatchObject({ code: 'payment.methodUnavailable' });
    expect(await books(small)).toEqual(nothing);
  });

  it('is taken by a lender for the totals that the shop’s settings say', async () => {
    const going = await ready();
    const isTaken = async () => {
      const { options } = await app.client.call(getPaymentOptions, {}, { headers: going.headers });
      return options.find(({ method }) => method === 'affirm');
    };
    expect(await isTaken()).toMatchObject({ isAvailable: true });
    const limits = { leastInCents: 5_000, mostInCents: 10_000 };
    const payLaterLimits = { affirm: limits, katapult: limits, klarna: limits, synchrony: limits };
    await app.db.execute('INSERT INTO content.shop_setting (settings) VALUES ($1)', [
      JSON.stringify({ payLaterLimits }),
    ]);
    await eventually(async () => expect(await isTaken()).toMatchObject({ ...limits, isAvailable: false }));
    const refusal = await goToLender(app, going, 'affirm').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'payment.methodUnavailable' });
    await app.db.execute('DELETE FROM content.shop_setting');
    await eventually(async () => expect(await isTaken()).toMatchObject({ isAvailable: true }));
    expect(await books(going)).toEqual(nothing);
  });

  it('trusts only the lender', async () => {
    const going = await ready();
    const returned = await answerLender(await goToLender(app, going, 'affirm'), 'declined');
    for (const forged of [
      { ...returned, result: 'approved' },
      { ...returned, signature: 'AAAA' },
      { ...returned, session: 'ls_unknown' },
    ])
      await expect(comeBack(app, forged)).rejects.toMatchObject({ code: 'payment.returnInvalid' });
    expect(await books(going)).toMatchObject({ orders: 0, taken: 0 });
  });

  it('goes back to the lender when its order is cancelled', async () => {
    const going = await ready();
    const placed = await goToLender(app, going, 'affirm');
    await comeBack(app, await answerLender(placed));
    const order = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
      placed.orderNumber,
    ]);
    await cancelPlaced(app, { ...going, ...placed, orderId: order?.id ?? '' });
    await app.get(SettleRefunds).sweep(0);
    const paid = await app.db.one(
      `SELECT p.method, p.refunded_in_cents AS refunded, c.refunded_in_cents AS given, c.brand
       FROM orders.payment p JOIN payment_sandbox.charge c ON c.id = p.provider_charge WHERE p.order_id = $1`,
      [order?.id],
    );
    const total = going.cart.pricing.totalInCents;
    expect(paid).toEqual({ method: 'affirm', refunded: total, given: total, brand: 'affirm' });
    expect(await books(going)).toMatchObject({ available: 40, held: 0 });
  });
});
