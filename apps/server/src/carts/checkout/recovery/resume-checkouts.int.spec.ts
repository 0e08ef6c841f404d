import { randomUUID } from 'node:crypto';

import { getOrderByToken } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { CartsModule } from '../../carts.module.js';
import { aPlacedOrder, aPromotion, aReadyCart, aTire, payFor } from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { StockAllocations } from '../../../catalogue/stock/stock-allocations.js';
import { type LookupAnswer, PaymentGateway } from '../../payments/payment-gateway.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { EventWorker } from '../../../platform/outbox/event-worker.js';
import { PriceBook } from '../../../pricing/rules/price-book.js';
import { PromotionUses } from '../../../pricing/uses/promotion-uses.js';
import { ResumeCheckouts } from './resume-checkouts.js';
import { PaymentAttemptRepository } from '../../payment-attempts/payment-attempt.repository.js';
import { SettleAttempt } from '../../payment-attempts/settle-attempt.js';

const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };
const PROCESSING_TEXT =
  'Your payment is being processed. Please check your email, and contact support if you have no confirmation in 30 minutes.';

describe('a payment that does not answer at once', () => {
  let app: ShopApp;
  type Reply = Awaited<ReturnType<typeof payFor>>;

  const confirmation = ({ orderNumber, orderToken }: Reply) =>
    app.client.call(
      getOrderByToken,
      { params: { orderNumber } },
      { headers: { 'x-order-token': orderToken } },
    );
  const levelOf = (tireId: string) =>
    app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [tireId]);
  const attemptOf = ({ orderNumber }: Reply) =>
    app.db.one<{ id: string; state: string; failure_code: string | null }>(
      'SELECT id, state, failure_code FROM checkout.payment_attempt WHERE order_number = $1',
      [orderNumber],
    );
  const resume = () => app.get(ResumeCheckouts).run(AT_ONCE);
  /** Silences the provider, as if the line was cut before or after it charged. */
  const silence = (find: LookupAnswer = { kind: 'unanswered' }) => {
    const gateway = app.get(PaymentGateway);
    const charge = jest.spyOn(gateway, 'charge').mockResolvedValue({ kind: 'unanswered' });
    const lookup = jest.spyOn(gateway, 'find').mockResolvedValue(find);
    return () => {
      charge.mockRestore();
      lookup.mockRestore();
    };
  };
  /** Gives back the holds of a buyer, as the clean-up does after 15 minutes. */
  const letHoldExpire = async (attemptId: string) =>
    app.get(UnitOfWork).run(async (tx) => ({
      ok: true,
      value: await app.get(StockAllocations).release(tx, attemptId),
    }));

  /** Hands the event to its consumers, as the worker would; returns the mail that comes of it. */
  const deliverPaymentFailed = async (attemptId: string) => {
    const event = await app.db.one<{ id: string }>(
      "SELECT id FROM platform.outbox_event WHERE aggregate_id = $1 AND type = 'PaymentFailed'",
      [attemptId],
    );
    await app.get(EventWorker).deliver(event?.id ?? '');
    return app.db.one<{ recipient: string; subject: string; body_text: string }>(
      "SELECT recipient, subject, body_text FROM platform.message WHERE template = 'payment-failed' ORDER BY id DESC LIMIT 1",
    );
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('is placed all the same when the answer takes longer than we wait, and the charge is in the books', async () => {
    const ready = await aReadyCart(app);
    expect((await payFor(app, ready, { card: 'slow' })).state).toBe('placed');
  });

  it('shows as processing, and is placed once the provider has settled it [R4.14 confirmation]', async () => {
    const ready = await aReadyCart(app);
    const reply = await payFor(app, ready, { card: 'processing' });
    expect(reply).toMatchObject({ state: 'processing', message: PROCESSING_TEXT });
    expect(await confirmation(reply)).toEqual({ confirmation: 'to-be-confirmed', order: null });
    await resume();
    expect(await confirmation(reply)).toMatchObject({ confirmation: 'to-be-confirmed' });
    app.sandbox.advance(21_000);
    await resume();
    expect(await confirmation(reply)).toMatchObject({
      confirmation: 'confirmed',
      order: { orderNumber: reply.orderNumber },
    });
    await resume();
    expect(await levelOf(ready.tireId)).toEqual({ available: 36, held: 0 });
  });

  it('blocks payment of its cart with another card meanwhile', async () => {
    const ready = await aReadyCart(app);
    const reply = await payFor(app, ready, { card: 'processing' });
    await expect(payFor(app, ready)).rejects.toMatchObject({
      code: 'payment.processing',
      message: PROCESSING_TEXT,
    });
    app.sandbox.advance(21_000);
    await resume();
    await expect(payFor(app, ready)).rejects.toMatchObject({ code: 'cart.alreadyOrdered' });
    expect(await confirmation(reply)).toMatchObject({ confirmation: 'confirmed' });
  });

  it('is given up if the provider has no record of it: tires and cart are free, and the shopper gets a message', async () => {
    const ready = await aReadyCart(app);
    const heal = silence();
    const reply = await payFor(app, ready);
    expect(reply.state).toBe('processing');
    await resume();
    expect(await confirmation(reply)).toMatchObject({ confirmation: 'to-be-confirmed' });
    heal();
    await resume();
    await expect(confirmation(reply)).rejects.toMatchObject({ code: 'record.missing' });
    expect(await attemptOf(reply)).toMatchObject({ state: 'failed', failure_code: 'unanswered' });
    expect(await levelOf(ready.tireId)).toEqual({ available: 40, held: 0 });
    const told = await app.db.one('SELECT type FROM platform.outbox_event WHERE aggregate_id = $1', [
      (await attemptOf(reply))?.id ?? '',
    ]);
    expect(told).toEqual({ type: 'PaymentFailed' });
    expect((await payFor(app, ready)).state).toBe('placed');
  });

  it('takes its tires again when the hold ran out meanwhile', async () => {
    const ready = await aReadyCart(app);
    const reply = await payFor(app, ready, { card: 'processing' });
    await letHoldExpire((await attemptOf(reply))?.id ?? '');
    expect(await levelOf(ready.tireId)).toEqual({ available: 40, held: 0 });
    app.sandbox.advance(21_000);
    await resume();
    expect(await confirmation(reply)).toMatchObject({ confirmation: 'confirmed' });
    expect(await levelOf(ready.tireId)).toEqual({ available: 36, held: 0 });
  });

  it('fails if another shopper bought the tires meanwhile, and the shopper gets the reason', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const ready = await aReadyCart(app, { tireId });
    const reply = await payFor(app, ready, { card: 'processing' });
    const { id } = (await attemptOf(reply)) ?? { id: '' };
    await letHoldExpire(id);
    await aPlacedOrder(app, { tireId });
    app.sandbox.advance(21_000);
    await resume();
    expect(await attemptOf(reply)).toMatchObject({ state: 'failed', failure_code: 'sold_out' });
    await expect(confirmation(reply)).rejects.toMatchObject({ code: 'record.missing' });
    const mail = await deliverPaymentFailed(id);
    expect(mail).toMatchObject({ recipient: ready.shipTo.email, subject: 'Your payment didn’t go through' });
    expect(mail?.body_text).toContain('the tires sold out');
  });

  describe('whose deal was released meanwhile', () => {
    const aSlowPayment = async () => {
      const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
      const promotionId = await aPromotion(app.db, { name: 'Early birds', limits: { uses: 1 } });
      await app.get(PriceBook).refresh();
      const ready = await aReadyCart(app, { tireId });
      expect(ready.cart.pricing.promotions).toMatchObject([{ promotionId }]);
      const reply = await payFor(app, ready, { card: 'processing' });
      const { id } = (await attemptOf(reply)) ?? { id: '' };
      await app.get(UnitOfWork).run(async (tx) => ok(await app.get(PromotionUses).release(tx, id)));
      return { ready, reply, id, promotionId };
    };
    const setState = (promotionId: string, state: string) =>
      app.db.execute('UPDATE pricing.promotion SET state = $2 WHERE id = $1', [promotionId, state]);

    it('fails if another shopper used it up, the money goes back, and the shopper gets the reason', async () => {
      const { ready, reply, id, promotionId } = await aSlowPayment();
      await aPlacedOrder(app, { tireId: ready.tireId });
      app.sandbox.advance(21_000);
      await resume();
      expect(await attemptOf(reply)).toMatchObject({ state: 'failed', failure_code: 'deal_used_up' });
      const due = 'SELECT next_look_at IS NOT NULL AS due FROM checkout.payment_attempt WHERE id = $1';
      expect(await app.db.one(due, [id])).toEqual({ due: true });
      const mail = await deliverPaymentFailed(id);
      expect(mail?.recipient).toBe(ready.shipTo.email);
      expect(mail?.body_text).toContain('a deal in your order ran out. Your refund is on its way');
      expect(mail?.body_text).not.toContain('bought the tires');
      await setState(promotionId, 'archived');
    });

    it('shows the name of the deal to a waiting shopper', async () => {
      const { ready, reply, promotionId } = await aSlowPayment();
      await aPlacedOrder(app, { tireId: ready.tireId });
      const attempt = await app.get(PaymentAttemptRepository).byOrderNumber(reply.orderNumber);
      if (attempt === null) throw new Error('no attempt');
      const record = {
        charge: 'ch_1',
        amountInCents: attempt.amountInCents,
        currency: 'USD',
        orderNumber: reply.orderNumber,
        cardBrand: 'visa',
        cardLast4: '4242',
        cardIdentity: null,
        loanId: null,
      };
      expect(
        await app.get(SettleAttempt).run(attempt, { kind: 'captured', record }, { isShopperWaiting: true }),
      ).toEqual({ ok: false, fault: { code: 'promotion.usedUp', data: { name: 'Early birds' } } });
      await setState(promotionId, 'archived');
    });

    it('is placed as it was agreed although the deal was paused', async () => {
      const { reply, promotionId } = await aSlowPayment();
      await setState(promotionId, 'paused');
      app.sandbox.advance(21_000);
      await resume();
      expect(await confirmation(reply)).toMatchObject({ confirmation: 'confirmed' });
    });
  });

  it('buys the paid items when the cart is changed meanwhile', async () => {
    const ready = await aReadyCart(app);
    const reply = await payFor(app, ready, { card: 'processing' });
    await app.db.execute('UPDATE carts.cart_line SET quantity = 2 WHERE cart_id = $1', [ready.cart.cartId]);
    await app.db.execute('UPDATE carts.cart SET version = version + 1 WHERE id = $1', [ready.cart.cartId]);
    app.sandbox.advance(21_000);
    await resume();
    const shown = await confirmation(reply);
    expect(shown.order).toMatchObject({ lines: [{ quantity: 4 }], pricing: ready.cart.pricing });
  });

  it('is not said to be processing when the provider was never reached', async () => {
    const gateway = app.get(PaymentGateway);
    const charge = jest.spyOn(gateway, 'charge').mockResolvedValue({ kind: 'unreachable' });
    const ready = await aReadyCart(app);
    const key = randomUUID();
    await expect(payFor(app, ready, { key })).rejects.toMatchObject({
      code: 'payment.notProcessed',
      statusCode: 402,
    });
    charge.mockRestore();
    await eventually(async () => expect((await payFor(app, ready)).state).toBe('placed'));
  });

  it('waits behind the others after the provider did not answer', async () => {
    const heal = silence();
    const first = (await attemptOf(await payFor(app, await aReadyCart(app))))?.id;
    const second = (await attemptOf(await payFor(app, await aReadyCart(app))))?.id;
    const attempts = app.get(PaymentAttemptRepository);
    const waiting = async () =>
      (await attempts.unfinished(0, 0)).filter((id) => id === first || id === second);
    expect(await waiting()).toEqual([first, second]);
    const only = jest.spyOn(attempts, 'unfinished').mockResolvedValueOnce([first ?? '']);
    await resume();
    only.mockRestore();
    expect(await waiting()).toEqual([second, first]);
    heal();
    await resume();
  });
});
