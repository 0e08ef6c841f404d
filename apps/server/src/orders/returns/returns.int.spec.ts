import { randomUUID } from 'node:crypto';

import { CartsModule } from '../../carts/carts.module.js';
import { getAdminOrder, openTrackedReturnLabel } from '@simpletread/contract';
import { dayAfter, EASTERN_ZONE, easternWall, startOfZoneDay } from '@simpletread/domain';

import { aDeliveredOrder, ageOrder, aPlacedOrder, aTire } from '../../../test/builders/index.js';
import { brokenInvariants, call, eventually, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { guestActorOf, type OrderRecord } from '../order/index.js';
import { BuyerReturnSteps } from './buyer/buyer-return-steps.js';
import { codeOf, returnCalls, ZIP } from './testing/return-calls.js';

const all = (condition: 'as-new' | 'damaged' | 'used', quantity: number) => (lineIds: readonly string[]) =>
  lineIds.map((lineId) => ({ lineId, condition, quantity }));

describe('a return', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const stockOf = (tireId: string) =>
    app.db.one('SELECT available FROM catalogue.stock_level WHERE tire_id = $1', [tireId]);
  const requested = async (quantity = 4, change: Parameters<typeof calls.request>[2] = {}) => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const placed = await aDeliveredOrder(app, { tireId });
    const [own] = (await calls.request(placed.orderNumber, [quantity], change)).returns;
    const returnNumber = own?.returnNumber ?? '';
    return { ...placed, tireId, returnNumber, returnId: await calls.idOf(returnNumber) };
  };
  const mailsOf = async (orderId: string): Promise<string[]> => {
    const rows = await app.db.query<{ template: string }>(
      `SELECT template FROM platform.message WHERE order_id = $1 AND template LIKE 'return%' ORDER BY created_at, id`,
      [orderId],
    );
    return rows.map(({ template }) => template);
  };

  it('goes from a guest’s request to paid money, with labels, stock, mails and clocks on the way [R9.08] [R3.18]', async () => {
    const { orderNumber, orderId, returnNumber, returnId, tireId, cart } = await requested(4, {
      reason: 'wrong-size',
      comments: 'Mine is the Limited.',
    });
    const total = cart.pricing.totalInCents;
    const asked = await calls.open(orderNumber);
    const [own] = asked.returns;
    expect(own).toMatchObject({
      state: 'requested',
      reason: 'wrong-size',
      comments: 'Mine is the Limited.',
      canCancel: true,
      hasLabel: false,
    });
    expect(own?.money).toMatchObject({ feeInCents: 8_000, refundInCents: total - 8_000 });
    expect(Date.parse(own?.answerDueAt ?? '') - Date.parse(own?.requestedAt ?? '')).toBe(24 * 3_600_000);
    expect(asked.isOpen).toBe(false);

    await calls.approve(returnId);
    const path = openTrackedReturnLabel.path.replace('{returnNumber}', returnNumber);
    const label = await send(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderNumber, zip: ZIP }),
    });
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await label.text()).match(/\/Type \/Page\b/g)).toHaveLength(4);

    const received = await calls.receive(returnId, all('as-new', 4));
    expect(received).toMatchObject({ state: 'received', waitsFor: 'refund', receivedAtWarehouse: 'CAR' });
    expect(Date.parse(received.refundDueAt ?? '') - Date.parse(received.receivedAt ?? '')).toBe(
      48 * 3_600_000,
    );
    expect(await stockOf(tireId)).toEqual({ available: 4 });

    await calls.settle(returnId);
    await eventually(async () => {
      const [done] = (await calls.open(orderNumber)).returns;
      expect(done).toMatchObject({ state: 'refunded', money: { refundInCents: total - 8_000 } });
    });
    const order = await app.client.call(
      getAdminOrder,
      { params: { id: orderId } },
      { headers: { authorization: 'Bearer robin' } },
    );
    expect(order).toMatchObject({ refundedInCents: total - 8_000, paymentState: 'partiallyRefunded' });
    expect(order.lines[0]?.returnedQuantity).toBe(4);
    const booked = order.ledger.flatMap(({ entries }) => entries);
    const of = (account: string) =>
      booked
        .filter((entry) => entry.account === account)
        .reduce((sum, entry) => sum + entry.amountInCents, 0);
    expect([of('sales_revenue'), of('tax_payable'), of('handling_revenue'), of('card_clearing')]).toEqual([
      0, 0, -8_000, 8_000,
    ]);
    expect(order.timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Return requested',
        'Return approved',
        'Returned tires received',
        'Return refunded',
      ]),
    );
    await eventually(async () =>
      expect(await mailsOf(orderId)).toEqual([
        'return-requested',
        'return-approved',
        'return-received',
        'return-refunded',
      ]),
    );
  });

  it('is refused for 5 of 4, for none, for used tires and for another amount [R5.15]', async () => {
    const { orderNumber } = await aDeliveredOrder(app);
    expect(await codeOf(calls.request(orderNumber, [5]))).toBe('return.tooMany');
    expect(await codeOf(calls.request(orderNumber, [0]))).toBe('return.nothingChosen');
    expect(await codeOf(calls.request(orderNumber, [1], { isUnused: false }))).toBe('return.notUnused');
    expect(await codeOf(calls.request(orderNumber, [1], { expectedRefundInCents: 1 }))).toBe('record.stale');
    await calls.request(orderNumber, [3]);
    expect(await codeOf(calls.request(orderNumber, [2]))).toBe('return.tooMany');
    expect((await calls.open(orderNumber)).returns).toHaveLength(1);
  });

  it('is open from delivery until the end of the 30th day, and not on the 31st [R4.11]', async () => {
    const { orderNumber } = await aPlacedOrder(app);
    expect(await codeOf(calls.request(orderNumber, [1]))).toBe('return.notDelivered');
    // At noon of an Eastern day: a day on which clocks change isn't 24 hours long.
    const onDay = (daysAgo: number) => {
      const now = Date.now();
      const day = dayAfter(easternWall(new Date(now)).slice(0, 10), -daysAgo);
      const noon = startOfZoneDay(day, EASTERN_ZONE).getTime() + 12 * 3_600_000;
      return aDeliveredOrder(app, { ago: `${Math.round((now - noon) / 1_000)} seconds` });
    };
    const last = await onDay(30);
    expect(await calls.open(last.orderNumber)).toMatchObject({ isOpen: true, daysLeft: 0 });
    expect(await codeOf(calls.request(last.orderNumber, [1]))).toBe('ok');
    const late = await onDay(31);
    expect(await calls.open(late.orderNumber)).toMatchObject({ isOpen: false, daysLeft: -1 });
    expect(await codeOf(calls.request(late.orderNumber, [1]))).toBe('return.windowClosed');
  });

  it('is hidden from whoever doesn’t know the ZIP', async () => {
    const { orderNumber } = await requested();
    const body = { orderNumber, zip: '19103' };
    expect(await call(`${app.url}/orders/returns`, { body })).toMatchObject({
      status: 404,
      body: { code: 'order.trackingMismatch' },
    });
  });

  it('is requested once, however often the request is sent', async () => {
    const { orderNumber } = await aDeliveredOrder(app);
    const key = 'a-request-that-nobody-can-guess';
    await Promise.allSettled([1, 2, 3, 4].map(() => calls.request(orderNumber, [2], {}, key)));
    expect((await calls.open(orderNumber)).returns).toHaveLength(1);
  });

  it('takes a step of each return of an order, also for the same key', async () => {
    const { orderNumber, returnId: first } = await requested(1);
    const [own] = (await calls.request(orderNumber, [1])).returns;
    const second = await calls.idOf(own?.returnNumber ?? '');
    const actorOf = (order: OrderRecord) => guestActorOf({ requestId: randomUUID(), key: 'the-same' }, order);
    for (const returnId of [first, second, second])
      expect(await app.get(BuyerReturnSteps).cancel({ returnId, actorOf })).toMatchObject({ ok: true });
    expect((await calls.open(orderNumber)).returns.map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('can be cancelled until the tires arrive, and its tires returned again [R4.11]', async () => {
    const { orderNumber, returnNumber, returnId } = await requested();
    await calls.approve(returnId);
    expect((await calls.cancel(orderNumber, returnNumber)).returns[0]).toMatchObject({ state: 'cancelled' });
    expect(await codeOf(calls.cancel(orderNumber, returnNumber))).toBe('order.transitionRefused');
    expect((await calls.request(orderNumber, [4])).returns).toHaveLength(2);
  });

  it('is either cancelled or received, never both', async () => {
    for (const round of [1, 2, 3]) {
      const { orderNumber, returnNumber, returnId, tireId } = await requested();
      await calls.approve(returnId);
      const both = await Promise.all([
        codeOf(calls.cancel(orderNumber, returnNumber)),
        codeOf(calls.receive(returnId, all('as-new', 4))),
      ]);
      expect([round, both.filter((code) => code === 'ok').length]).toEqual([round, 1]);
      expect(await stockOf(tireId)).toEqual({ available: both[1] === 'ok' ? 4 : 0 });
    }
  });

  it('is answered by one of two agents', async () => {
    const { returnId, orderId } = await requested();
    const { version } = await calls.shown(returnId);
    const both = await Promise.all(
      ['robin', 'marcus'].map((who) => codeOf(calls.approve(returnId, { version, who }))),
    );
    expect(both.sort()).toEqual(['ok', 'record.stale']);
    await eventually(async () =>
      expect((await mailsOf(orderId)).filter((template) => template === 'return-approved')).toHaveLength(1),
    );
  });

  it('can be denied with a reason, appealed once, and denied for good', async () => {
    const { orderNumber, returnNumber, returnId } = await requested();
    await calls.deny(returnId, 'The pictures show mounted tires');
    const [denied] = (await calls.open(orderNumber)).returns;
    expect(denied).toMatchObject({
      state: 'denied',
      denialReason: 'The pictures show mounted tires',
      canAppeal: true,
      canCancel: false,
    });
    await calls.appeal(orderNumber, returnNumber, 'Those are my old ones');
    expect(await calls.shown(returnId)).toMatchObject({ state: 'appealed', appeal: 'Those are my old ones' });
    await calls.deny(returnId, 'The bead is marked');
    expect((await calls.open(orderNumber)).returns[0]).toMatchObject({
      state: 'deniedForGood',
      canAppeal: false,
    });
    expect(await codeOf(calls.appeal(orderNumber, returnNumber, 'Again'))).toBe('order.transitionRefused');
  });

  it('takes back what is unused, scraps what arrived broken, and refuses what was used', async () => {
    const { orderNumber, returnId, tireId, cart } = await requested();
    await calls.approve(returnId);
    expect(await codeOf(calls.receive(returnId, all('as-new', 5)))).toBe('return.tooMany');
    const received = await calls.receive(returnId, ([lineId = '']) => [
      { lineId, condition: 'as-new', quantity: 1 },
      { lineId, condition: 'damaged', quantity: 1 },
      { lineId, condition: 'used', quantity: 2 },
    ]);
    const half = cart.pricing.totalInCents / 2;
    expect(received.lines[0]).toMatchObject({ quantity: 4, received: 4, accepted: 2 });
    expect(Math.abs(received.money.refundInCents - (half - 4_000))).toBeLessThanOrEqual(1);
    expect(await stockOf(tireId)).toEqual({ available: 1 });
    await calls.settle(returnId);
    expect((await calls.open(orderNumber)).lines[0]).toMatchObject({ takenBack: 2, returnable: 2 });
  });

  it('ends without money if no tire was accepted', async () => {
    const { orderNumber, returnId, orderId } = await requested();
    await calls.approve(returnId);
    expect(await calls.receive(returnId, all('used', 4))).toMatchObject({ money: { refundInCents: 0 } });
    expect(await codeOf(calls.settle(returnId))).toBe('return.reasonRequired');
    await calls.settle(returnId, { note: 'All four were mounted' });
    expect((await calls.open(orderNumber)).returns[0]).toMatchObject({
      state: 'notAccepted',
      denialReason: 'All four were mounted',
    });
    await eventually(async () => expect(await mailsOf(orderId)).toContain('return-not-accepted'));
  });

  it('waives the handling once for an order of the right size by the same buyer', async () => {
    const shipTo = { email: 'swap@example.com' };
    const placed = await aDeliveredOrder(app, { shipTo });
    const other = await aDeliveredOrder(app, { shipTo });
    const ask = async (orderNumber: string) => {
      const [own] = (await calls.request(orderNumber, [4], { reason: 'wrong-size' })).returns;
      return calls.idOf(own?.returnNumber ?? '');
    };
    const returnId = await ask(placed.orderNumber);
    expect((await calls.shown(returnId)).money).toMatchObject({ feeInCents: 8_000 });
    const { tireId } = await aTire(app.db, { stock: { CAR: 16 }, sizeCode: '235/60R18' });
    const right = await aPlacedOrder(app, { shipTo, tireId, quantity: 3 });
    const waived = { feeInCents: 2_000, waivedInCents: 6_000, feeWaivedBecause: 'right-size' };
    expect((await calls.shown(returnId)).money).toMatchObject(waived);
    await calls.approve(returnId);
    await calls.receive(returnId, all('as-new', 4));
    expect(await codeOf(calls.settle(returnId))).toBe('return.rightSizeOpen');
    const settle = (await calls.shown(returnId)).actions.find(({ id }) => id === 'settle');
    expect(settle).toMatchObject({
      isAllowed: false,
      reason: expect.stringMatching(/^Order .+ can still be cancelled\./) as string,
    });
    await app.db.execute(
      `UPDATE orders.tire_return SET requested_at = requested_at - interval '1 hour' WHERE id = $1`,
      [returnId],
    );
    await ageOrder(app.db, right.orderId, '31 minutes');
    expect((await calls.shown(returnId)).money).toMatchObject(waived);
    await calls.settle(returnId);
    expect((await calls.shown(returnId)).money).toMatchObject(waived);
    const second = await ask(other.orderNumber);
    await app.db.execute(
      `UPDATE orders.tire_return SET requested_at = requested_at - interval '1 hour' WHERE id = $1`,
      [second],
    );
    expect((await calls.shown(second)).money).toMatchObject({ feeInCents: 8_000, feeWaivedBecause: null });
  });
});
