import { randomUUID } from 'node:crypto';

import {
  type AdminOrder,
  ContractError,
  getAdminOrder,
  getDashboard,
  listOrders,
  retryRefund,
  trackOrder,
} from '@simpletread/contract';
import { type Cents, cents, formatMoney } from '@simpletread/domain';

import { InsightModule } from '../../insight/insight.module.js';
import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, cancelPlaced } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { PaymentGateway } from '../../carts/payments/payment-gateway.js';
import { SettleRefunds } from './settle-refunds.js';
import { PayRefund } from './pay-refund.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const REFUSED = { kind: 'refused', failure: 'refund_impossible' } as const;

describe('the refund of a cancelled order', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  const shown = ({ orderId }: Placed) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
  const retry = ({ orderId }: Placed, key: string = randomUUID()) =>
    app.client.call(retryRefund, { params: { id: orderId } }, { ...ROBIN, idempotencyKey: key });
  const inState = (placed: Placed, state: AdminOrder['refunds'][number]['state']) =>
    eventually(async () => {
      const order = await shown(placed);
      expect(order.refunds).toMatchObject([{ state }]);
      // The refund is read a moment after the order.
      expect(order.paymentState).toBe(state === 'succeeded' ? 'refunded' : 'captured');
      return order;
    });
  const money = ({ paymentState, refundedInCents, payment, ledger }: AdminOrder) => ({
    paymentState,
    refundedInCents,
    ofPayment: payment?.refundedInCents,
    ledger: ledger.map(({ kind }) => kind),
  });
  const paidOut = (amount: Cents) => ({
    paymentState: 'refunded',
    refundedInCents: amount,
    ofPayment: amount,
    ledger: ['sale', 'refund'],
  });
  const NOTHING_PAID = { paymentState: 'captured', refundedInCents: 0, ofPayment: 0, ledger: ['sale'] };
  const titles = ({ timeline }: AdminOrder) => timeline.map(({ title }) => title);
  const providerRefunds = ({ orderId }: Placed) =>
    app.db.query<{ amount: number }>(
      `SELECT r.amount_in_cents AS amount FROM payment_sandbox.refund r
       JOIN orders.payment p ON p.provider_charge = r.charge_id WHERE p.order_id = $1`,
      [orderId],
    );
  const failedRefunds = async () =>
    (await app.client.call(getDashboard, {}, ROBIN)).cancellations?.failedRefunds ?? NaN;
  const spyOnRefund = () => jest.spyOn(app.get(PaymentGateway), 'refund');

  /** An order that was cancelled while the provider refused to pay. */
  const aRefusedRefund = async () => {
    const placed = await aPlacedOrder(app);
    const refund = spyOnRefund().mockResolvedValue(REFUSED);
    await cancelPlaced(app, placed);
    const order = await inState(placed, 'failed');
    refund.mockRestore();
    return { placed, order, total: cents(placed.cart.pricing.totalInCents) };
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, InsightModule] });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(() => app.close());

  it('is counted and booked when the provider paid it, not before', async () => {
    const refund = spyOnRefund().mockResolvedValue({ kind: 'unanswered', failure: 'no answer' });
    const placed = await aPlacedOrder(app);
    await cancelPlaced(app, placed);
    await eventually(() => expect(refund).toHaveBeenCalled());
    const waiting = await shown(placed);
    expect(waiting.refunds).toMatchObject([{ state: 'requested', settledAt: null }]);
    expect(money(waiting)).toEqual(NOTHING_PAID);
    const seen = { orderNumber: placed.orderNumber, zip: placed.shipTo.zip };
    expect(await app.client.call(trackOrder, { body: seen })).toMatchObject({
      state: 'cancelled',
      refundedInCents: 0,
      refundState: 'requested',
    });
    refund.mockRestore();
    await app.get(SettleRefunds).sweep(0);
    const total = cents(placed.cart.pricing.totalInCents);
    expect(money(await inState(placed, 'succeeded'))).toEqual(paidOut(total));
    expect(await providerRefunds(placed)).toEqual([{ amount: total }]);
  });

  it('is paid and booked once, however many workers ask for it at the same moment', async () => {
    const hold = spyOnRefund().mockResolvedValue({ kind: 'unanswered', failure: 'no answer' });
    const placed = await aPlacedOrder(app);
    const { refunds } = await cancelPlaced(app, placed);
    await eventually(() => expect(hold).toHaveBeenCalled());
    hold.mockRestore();
    const pay = app.get(PayRefund);
    const refundId = refunds[0]?.id ?? '';
    await Promise.all(Array.from({ length: 20 }, () => pay.run(refundId)));
    const order = await inState(placed, 'succeeded');
    expect(money(order)).toEqual(paidOut(cents(placed.cart.pricing.totalInCents)));
    expect(titles(order)).toEqual(['Refund paid out', 'Order cancelled', 'Order placed']);
    expect(await providerRefunds(placed)).toHaveLength(1);
  });

  it('that the provider refuses for good is owed: nothing is booked, no mail goes out, staff see it', async () => {
    const before = await failedRefunds();
    const { placed, order, total } = await aRefusedRefund();
    expect(money(order)).toEqual(NOTHING_PAID);
    expect(order.timeline[0]).toMatchObject({
      title: 'Refund failed',
      detail: `${formatMoney(total)} · declined by the payment provider: the payment can’t be refunded, or no longer in this amount`,
    });
    expect(order.actions.find(({ id }) => id === 'retryRefund')).toMatchObject({ isAllowed: true });
    expect(await failedRefunds()).toBe(before + 1);
    const waiting = { query: { filter: JSON.stringify({ isRefundFailed: true }) } };
    const ids = (await app.client.page(listOrders, waiting, ROBIN)).items.map(({ id }) => id);
    expect(ids).toContain(placed.orderId);
    const mails = await app.db.query<{ template: string }>(
      'SELECT template FROM platform.message WHERE recipient = $1',
      [placed.shipTo.email],
    );
    expect(mails.filter(({ template }) => template.includes('refund'))).toEqual([]);
    const tracked = { orderNumber: placed.orderNumber, zip: placed.shipTo.zip };
    expect(await app.client.call(trackOrder, { body: tracked })).toMatchObject({ refundState: 'failed' });
  });

  it('that was refused is not requested again until staff retry it', async () => {
    const { placed } = await aRefusedRefund();
    const refund = spyOnRefund();
    await app.get(SettleRefunds).sweep(0);
    expect(refund).not.toHaveBeenCalled();
    await retry(placed);
    await inState(placed, 'succeeded');
    expect(refund).toHaveBeenCalledTimes(1);
  });

  it('is paid out when staff ask again, with the traces of all that happened', async () => {
    const { placed, total } = await aRefusedRefund();
    const before = await failedRefunds();
    await retry(placed);
    const order = await inState(placed, 'succeeded');
    expect(money(order)).toEqual(paidOut(total));
    expect(titles(order)).toEqual([
      'Refund paid out',
      'Refund retried',
      'Refund failed',
      'Order cancelled',
      'Order placed',
    ]);
    expect(order.timeline[1]).toMatchObject({ actorName: 'Robin Castillo', detail: formatMoney(total) });
    expect(order.actions.some(({ id }) => id === 'retryRefund')).toBe(false);
    expect(await failedRefunds()).toBe(before - 1);
    expect(await providerRefunds(placed)).toEqual([{ amount: total }]);
    const [audit] = await app.db.query(
      "SELECT actor_name, before, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'order.retryRefund'",
      [placed.orderId],
    );
    expect(audit).toMatchObject({
      actor_name: 'Robin Castillo',
      before: { state: 'failed' },
      after: { state: 'requested' },
    });
  });

  it('can be refused again and retried again', async () => {
    const { placed } = await aRefusedRefund();
    const refund = spyOnRefund().mockResolvedValue(REFUSED);
    await retry(placed);
    await eventually(() => expect(refund).toHaveBeenCalled());
    expect(money(await inState(placed, 'failed'))).toEqual(NOTHING_PAID);
    refund.mockRestore();
    await retry(placed);
    await inState(placed, 'succeeded');
  });

  it('is asked for again once, however many agents press at the same moment', async () => {
    const { placed } = await aRefusedRefund();
    const hold = spyOnRefund().mockResolvedValue({ kind: 'unanswered', failure: 'no answer' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        retry(placed).then(
          () => 'asked',
          (error: unknown) => (error instanceof ContractError ? error.code : String(error)),
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'asked')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'order.transitionRefused')).toHaveLength(9);
    hold.mockRestore();
    await app.get(SettleRefunds).sweep(0);
    const order = await inState(placed, 'succeeded');
    expect(titles(order).filter((title) => title === 'Refund retried')).toHaveLength(1);
    expect(await providerRefunds(placed)).toHaveLength(1);
  });

  it('cannot be requested again without a failed one, without an order, or without a sign-in', async () => {
    const placed = await aPlacedOrder(app);
    await expect(retry(placed)).rejects.toMatchObject({ code: 'order.transitionRefused', statusCode: 409 });
    await expect(retry({ ...placed, orderId: randomUUID() })).rejects.toMatchObject({
      code: 'record.missing',
    });
    const anonymous = app.client.call(
      retryRefund,
      { params: { id: placed.orderId } },
      { idempotencyKey: randomUUID() },
    );
    await expect(anonymous).rejects.toMatchObject({ statusCode: 401 });
  });

  it('is booked if the money was paid after all, although a refusal came first', async () => {
    const placed = await aPlacedOrder(app);
    const gateway = app.get(PaymentGateway);
    const pay = gateway.refund.bind(gateway);
    let refuse: () => void = () => undefined;
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    const refund = spyOnRefund()
      .mockImplementationOnce(async (...asked) => {
        const answer = await pay(...asked);
        await isRefused;
        return answer;
      })
      .mockResolvedValue(REFUSED);
    const { refunds } = await cancelPlaced(app, placed);
    await eventually(() => expect(refund).toHaveBeenCalledTimes(1));
    await app.get(PayRefund).run(refunds[0]?.id ?? '');
    await inState(placed, 'failed');
    refuse();
    const order = await inState(placed, 'succeeded');
    expect(money(order)).toEqual(paidOut(cents(placed.cart.pricing.totalInCents)));
  });

  describe('the invariants', () => {
    const provider = ({ orderId }: Placed, refundedInCents: number) =>
      app.db.execute(
        `UPDATE payment_sandbox.charge SET refunded_in_cents = $2
         WHERE id = (SELECT provider_charge FROM orders.payment WHERE order_id = $1)`,
        [orderId, refundedInCents],
      );

    it('catch a provider’s refund that was not requested', async () => {
      const placed = await aPlacedOrder(app);
      await provider(placed, 1);
      const broken = (await brokenInvariants(app.databaseUrl)).join('\n');
      await provider(placed, 0);
      expect(broken).toContain('21-provider-knows-our-charges');
    });

    it('see when the provider paid back less than we say', async () => {
      const placed = await aPlacedOrder(app);
      await cancelPlaced(app, placed);
      await inState(placed, 'succeeded');
      const { totalInCents } = placed.cart.pricing;
      await provider(placed, totalInCents - 1);
      const broken = (await brokenInvariants(app.databaseUrl)).join('\n');
      await provider(placed, totalInCents);
      expect(broken).toContain('21-provider-knows-our-charges');
    });

    it('catch a failed refund that staff were not shown', async () => {
      const { placed } = await aRefusedRefund();
      await app.db.execute('ALTER TABLE orders.order_event DISABLE TRIGGER USER');
      const rename = (from: string, to: string) =>
        app.db.execute('UPDATE orders.order_event SET type = $3 WHERE order_id = $1 AND type = $2', [
          placed.orderId,
          from,
          to,
        ]);
      await rename('RefundFailed', 'RefundForgotten');
      const broken = (await brokenInvariants(app.databaseUrl)).join('\n');
      await rename('RefundForgotten', 'RefundFailed');
      await app.db.execute('ALTER TABLE orders.order_event ENABLE TRIGGER USER');
      expect(broken).toContain('15-cancelled-orders-are-refunded');
    });
  });
});
