import { refuse } from '@simpletread/domain';

import { SHOP_CURRENCY } from '@simpletread/domain';

import { CartsModule } from '../../carts.module.js';
import {
  aPlacedOrder,
  aReadyCart,
  aShop,
  aTire,
  cancelPlaced,
  chooseAppointment,
  payFor,
} from '../../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../../test/index.js';
import { StockAllocations } from '../../../catalogue/stock/stock-allocations.js';
import { PaymentGateway } from '../../payments/payment-gateway.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { EventWorker } from '../../../platform/outbox/event-worker.js';
import { FinishAttempt } from '../../payment-attempts/finish-attempt.js';
import { RefundLateCharges } from './refund-late-charges.js';
import { ResumeCheckouts } from './resume-checkouts.js';

const AT_ONCE = { startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 };

interface Attempt {
  readonly id: string;
  readonly state: string;
  readonly failure_code: string | null;
  readonly looks: number;
  readonly pause: number | null;
  readonly given_back_at: Date | null;
}

describe('a charge that comes for an attempt without an order', () => {
  let app: ShopApp;
  let gateway: PaymentGateway;

  const attemptOf = async (orderNumber: string): Promise<Attempt> => {
    const attempt = await app.db.one<Attempt>(
      `SELECT id, state, failure_code, looks, given_back_at,
              round(extract(epoch FROM next_look_at - now()))::int AS pause
       FROM checkout.payment_attempt WHERE order_number = $1`,
      [orderNumber],
    );
    if (attempt === null) throw new Error(`${orderNumber} has no attempt`);
    return attempt;
  };
  const booksOf = (attemptId: string) =>
    app.db.one<{ kept: number; refunds: number }>(
      `SELECT charge.amount_in_cents - charge.refunded_in_cents AS kept,
              (SELECT count(*)::int FROM payment_sandbox.refund WHERE charge_id = charge.id) AS refunds
       FROM payment_sandbox.charge charge WHERE charge.idempotency_key = $1`,
      [attemptId],
    );
  const ordersOf = async (orderNumber: string) =>
    (await app.db.query('SELECT FROM orders."order" WHERE number = $1', [orderNumber])).length;
  const resume = () => app.get(ResumeCheckouts).run(AT_ONCE);
  const refundLate = () => app.get(RefundLateCharges).run();
  const letPauseEnd = () =>
    app.db.execute('UPDATE checkout.payment_attempt SET next_look_at = now() WHERE next_look_at IS NOT NULL');
  const letPass = (attemptId: string, interval: string) =>
    app.db.execute(
      'UPDATE checkout.payment_attempt SET created_at = created_at - $2::interval WHERE id = $1',
      [attemptId, interval],
    );

  /** A buyer whose payment was given up because the provider knew nothing of it; `arrive` is the charge that comes later. */
  const aGivenUpPayment = async () => {
    const ready = await aReadyCart(app);
    jest.spyOn(gateway, 'charge').mockResolvedValueOnce({ kind: 'unanswered' });
    const { orderNumber } = await payFor(app, ready);
    await resume();
    const { id } = await attemptOf(orderNumber);
    const arrive = async (card: 'approved' | 'declined' = 'approved') => {
      const charge = {
        token: await app.sandbox.token(card),
        amountInCents: ready.cart.pricing.totalInCents,
        currency: SHOP_CURRENCY,
        orderNumber,
      };
      await gateway.charge(id, charge);
    };
    return { id, orderNumber, arrive };
  };

  /** A buyer whose payment succeeded after the last tires were sold to another. */
  const aSoldOutPayment = async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const ready = await aReadyCart(app, { tireId });
    const { orderNumber } = await payFor(app, ready, { card: 'processing' });
    const { id } = await attemptOf(orderNumber);
    await app.get(UnitOfWork).run(async (tx) => ({
      ok: true,
      value: await app.get(StockAllocations).release(tx, id),
    }));
    const winner = await aPlacedOrder(app, { tireId });
    app.sandbox.advance(21_000);
    return { id, orderNumber, ready, winner };
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
    gateway = app.get(PaymentGateway);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(() => app.close());

  it('is refunded once, however late it arrives, and is then no longer looked up or logged', async () => {
    const { id, orderNumber, arrive } = await aGivenUpPayment();
    await refundLate();
    await letPass(id, '3 days');
    await arrive();
    await letPauseEnd();
    await refundLate();
    expect(await booksOf(id)).toEqual({ kept: 0, refunds: 1 });
    expect(await attemptOf(orderNumber)).toMatchObject({ given_back_at: expect.any(Date), pause: null });
    const find = jest.spyOn(gateway, 'find');
    await letPauseEnd();
    await refundLate();
    expect(find).not.toHaveBeenCalledWith(id);
    const told = app.log.lines.filter((line) => JSON.stringify(line).includes(id));
    expect(told).toHaveLength(1);
  });

  it('is looked up after growing pauses, until the provider has had no record of it for a week', async () => {
    const { id, orderNumber } = await aGivenUpPayment();
    for (const pause of [5, 10, 20]) {
      await refundLate();
      await refundLate();
      expect(await attemptOf(orderNumber)).toMatchObject({ pause });
      await letPauseEnd();
    }
    await letPass(id, '7 days');
    await refundLate();
    expect(await attemptOf(orderNumber)).toMatchObject({ looks: 4, pause: null, given_back_at: null });
  });

  it('is looked for even after a week while the provider does not answer', async () => {
    const { id, orderNumber } = await aGivenUpPayment();
    await letPass(id, '30 days');
    jest.spyOn(gateway, 'find').mockResolvedValue({ kind: 'unanswered' });
    await refundLate();
    expect((await attemptOf(orderNumber)).pause).toBeGreaterThan(0);
  });

  it('is looked for no more once the provider says that it was declined', async () => {
    const { orderNumber, arrive } = await aGivenUpPayment();
    await arrive('declined');
    await refundLate();
    expect(await attemptOf(orderNumber)).toMatchObject({ pause: null, given_back_at: null });
  });

  it('holds up no other when looking for it fails', async () => {
    const first = await aGivenUpPayment();
    const second = await aGivenUpPayment();
    await second.arrive();
    jest.spyOn(gateway, 'find').mockRejectedValueOnce(new Error('torn'));
    await refundLate();
    await letPauseEnd();
    await refundLate();
    expect((await attemptOf(first.orderNumber)).looks).toBe(2);
    expect(await booksOf(second.id)).toMatchObject({ kept: 0 });
  });

  it('is refunded only after its attempt was closed, when the tires were gone', async () => {
    const { id, orderNumber, winner } = await aSoldOutPayment();
    const statesAsked: string[] = [];
    const refund = gateway.refund.bind(gateway);
    jest.spyOn(gateway, 'refund').mockImplementation(async (key, body) => {
      statesAsked.push((await attemptOf(orderNumber)).state);
      return refund(key, body);
    });
    await resume();
    await refundLate();
    expect(statesAsked).toEqual(['failed']);
    expect(await booksOf(id)).toEqual({ kept: 0, refunds: 1 });
    expect(await attemptOf(orderNumber)).toMatchObject({
      failure_code: 'sold_out',
      given_back_at: expect.any(Date),
    });
    expect(await booksOf(winner.orderId)).toBeNull();
  });

  it('never becomes an order when the answer to its refund is lost and the tires come back', async () => {
    const { id, orderNumber, ready, winner } = await aSoldOutPayment();
    const refund = gateway.refund.bind(gateway);
    jest.spyOn(gateway, 'refund').mockImplementationOnce(async (key, body) => {
      await refund(key, body);
      return { kind: 'unanswered', failure: 'unanswered' };
    });
    await resume();
    await refundLate();
    expect(await attemptOf(orderNumber)).toMatchObject({ state: 'failed', given_back_at: null });
    await cancelPlaced(app, winner);
    await resume();
    await letPauseEnd();
    await refundLate();
    await resume();
    expect(await ordersOf(orderNumber)).toBe(0);
    expect(await booksOf(id)).toEqual({ kept: 0, refunds: 1 });
    expect((await attemptOf(orderNumber)).given_back_at).toBeInstanceOf(Date);
    expect((await payFor(app, ready)).state).toBe('placed');
  });

  it('cannot be captured by any statement once it was refunded', async () => {
    const { id, orderNumber } = await aSoldOutPayment();
    await resume();
    await refundLate();
    const capture = app.db.execute("UPDATE checkout.payment_attempt SET state = 'captured' WHERE id = $1", [
      id,
    ]);
    await expect(capture).rejects.toMatchObject({ constraint: 'payment_attempt_given_back' });
    expect(await ordersOf(orderNumber)).toBe(0);
  });

  it('is refunded if the time at the shop was taken meanwhile, and another time can be paid', async () => {
    const { code: shopCode } = await aShop(app.db, { bays: 1 });
    const ready = await aReadyCart(app, { shopCode });
    const { orderNumber } = await payFor(app, ready, { card: 'processing' });
    const { id } = await attemptOf(orderNumber);
    const ranOut =
      "UPDATE appointments.booking SET expires_at = now() - interval '1 second' WHERE attempt_id = $1";
    await app.db.execute(ranOut, [id]);
    const winner = await aPlacedOrder(app, { shopCode });
    expect(winner.cart.appointment).toEqual(ready.cart.appointment);
    app.sandbox.advance(21_000);
    await resume();
    await refundLate();
    expect(await ordersOf(orderNumber)).toBe(0);
    expect(await attemptOf(orderNumber)).toMatchObject({ state: 'failed', failure_code: 'slot_taken' });
    expect(await booksOf(id)).toEqual({ kept: 0, refunds: 1 });
    const event = await app.db.one<{ id: string }>(
      "SELECT id FROM platform.outbox_event WHERE aggregate_id = $1 AND type = 'PaymentFailed'",
      [id],
    );
    await app.get(EventWorker).deliver(event?.id ?? '');
    const [mail] = await app.db.query<{ body_text: string }>(
      "SELECT body_text FROM platform.message WHERE template = 'payment-failed' AND recipient = $1",
      [ready.shipTo.email],
    );
    expect(mail?.body_text).toContain('your time slot at the shop was taken');
    const cart = await chooseAppointment(app, ready);
    expect((await payFor(app, { ...ready, cart })).state).toBe('placed');
  });

  it('stays with an order that another call placed in the same moment', async () => {
    const finish = app.get(FinishAttempt);
    const run = finish.run.bind(finish);
    jest.spyOn(finish, 'run').mockImplementationOnce(async (attempt, record) => {
      await run(attempt, record);
      return refuse('payment.notProcessed');
    });
    const { state, orderNumber } = await payFor(app, await aReadyCart(app));
    expect(state).toBe('placed');
    await refundLate();
    const { id } = await attemptOf(orderNumber);
    expect(await booksOf(id)).toMatchObject({ refunds: 0 });
  });

  it('is refunded when its call returns after the attempt was abandoned', async () => {
    const ready = await aReadyCart(app);
    const charge = gateway.charge.bind(gateway);
    jest.spyOn(gateway, 'charge').mockImplementationOnce(async (key, body) => {
      const answer = jest.spyOn(gateway, 'find').mockResolvedValueOnce({ kind: 'absent' });
      await resume();
      answer.mockResolvedValueOnce({ kind: 'absent' });
      await refundLate();
      return charge(key, body);
    });
    await expect(payFor(app, ready)).rejects.toMatchObject({ code: 'payment.notProcessed' });
    await refundLate();
    const attempt = await app.db.one<{ id: string }>(
      'SELECT id FROM checkout.payment_attempt WHERE cart_id = $1',
      [ready.cart.cartId],
    );
    expect(await booksOf(attempt?.id ?? '')).toEqual({ kept: 0, refunds: 1 });
  });
});
