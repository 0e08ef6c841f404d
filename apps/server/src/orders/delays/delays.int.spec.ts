import { randomUUID } from 'node:crypto';

import {
  answerDelay,
  answerOwnDelay,
  answerTrackedDelay,
  ContractError,
  type DelayView,
  dismissDelay,
  getAdminOrder,
  listOrders,
  openTrackedDelay,
  previewDelay,
  reportDelay,
  showDelay,
  showOwnDelay,
  trackOrder,
} from '@simpletread/contract';
import { dayAfter, easternWall, ok } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { SsoModule } from '../../sso/sso.module.js';
import { ageOrder, aPlacedOrder } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { TIRES_MISSING } from '../order/index.js';
import { anOrderCode } from '../tracking/testing/order-code.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';
import { DelayClock } from './delay-clock.js';
import { FindLateOrders } from './find-late-orders.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const by = (name: string, idempotencyKey: string = randomUUID()) => ({ ...as(name), idempotencyKey });
const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
  );
const inDays = (count: number): string => dayAfter(easternWall(new Date()).slice(0, 10), count);

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

describe('a late order', () => {
  let app: ShopApp;
  let signIn: ReturnType<typeof signedInCustomers>;
  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    signIn = signedInCustomers(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const order = ({ orderId: id }: Placed) => app.client.call(getAdminOrder, { params: { id } }, as('robin'));
  const report = async (placed: Placed, revisedOn: string | null, key: string = randomUUID()) => {
    const { version: orderVersion } = await order(placed);
    const body = { revisedOn, reason: 'outOfStock', orderVersion } as const;
    return app.client.call(reportDelay, { params: { id: placed.orderId }, body }, by('robin', key));
  };
  const messagesOf = ({ orderId }: Placed) =>
    app.db.query<{ channel: string; body_text: string }>(
      `SELECT channel, body_text FROM platform.message WHERE order_id = $1 AND template = 'order-delayed' ORDER BY created_at, channel`,
      [orderId],
    );
  const tokenOf = async (placed: Placed): Promise<string> => {
    const last = (await messagesOf(placed)).at(-1)?.body_text ?? '';
    return /\/delays\/([\w-]+)/.exec(last)?.[1] ?? '';
  };
  const shown = async (placed: Placed): Promise<DelayView & { token: string }> => {
    const token = await tokenOf(placed);
    return { ...(await app.client.call(showDelay, { body: { token } })), token };
  };
  const answer = async (placed: Placed, given: 'agree' | 'cancel', key: string = randomUUID()) => {
    const { token, version, refundInCents } = await shown(placed);
    const body = { token, version, answer: given, expectedRefundInCents: refundInCents };
    return app.client.call(answerDelay, { body }, { idempotencyKey: key });
  };
  const expire = ({ orderId }: Placed) =>
    app.db.execute(`UPDATE orders.delay SET answer_by = now() WHERE order_id = $1 AND state = 'asked'`, [
      orderId,
    ]);
  const late = async () => {
    const placed = await aPlacedOrder(app);
    await app.db.execute(
      `UPDATE orders."order" SET estimated_delivery_on = (now() AT TIME ZONE 'America/New_York')::date WHERE id = $1`,
      [placed.orderId],
    );
    return placed;
  };

  it('is previewed, reported once, and told to its buyer by mail and text with a private link', async () => {
    const placed = await late();
    const preview = await app.client.call(
      previewDelay,
      { params: { id: placed.orderId }, body: { revisedOn: inDays(9), reason: 'outOfStock' } },
      as('robin'),
    );
    expect(preview).toMatchObject({ silence: 'agrees', isFurther: false });
    const key = randomUUID();
    const reported = await report(placed, inDays(9), key);
    await report(placed, inDays(9), key);
    expect(reported.delays).toMatchObject([{ state: 'asked', askedBy: 'Robin Castillo', silence: 'agrees' }]);
    const messages = await messagesOf(placed);
    expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(messages[1]?.body_text).toContain('No answer means you agree');
    const tracked = await app.client.call(trackOrder, {
      body: { orderNumber: placed.orderNumber, zip: '19147' },
    });
    expect(tracked.delay).toMatchObject({ state: 'asked', revisedOn: inDays(9), canCancel: true });
    expect(await codeOf(app.client.call(showDelay, { body: { token: 'x'.repeat(43) } }))).toBe(
      'delay.unknown',
    );
    const listed = await app.client.call(
      listOrders,
      { query: { filter: JSON.stringify({ delay: 'asked', id: [placed.orderId] }) } },
      as('robin'),
    );
    expect(listed).toMatchObject([{ delay: { state: 'asked', dueAt: reported.delays[0]?.answerBy } }]);
  });

  it('keeps its new day once the buyer agrees, which they do once', async () => {
    const placed = await late();
    await report(placed, inDays(9));
    const { token, version, refundInCents } = await shown(placed);
    const body = { token, version, answer: 'agree', expectedRefundInCents: refundInCents } as const;
    const key = randomUUID();
    await app.client.call(answerDelay, { body }, { idempotencyKey: key });
    await app.client.call(answerDelay, { body }, { idempotencyKey: key });
    expect(await order(placed)).toMatchObject({
      estimatedDeliveryOn: inDays(9),
      delays: [{ state: 'agreed' }],
    });
    expect((await shown(placed)).canAgree).toBe(false);
    expect(await codeOf(answer(placed, 'cancel'))).toBe('delay.answered');
  });

  it('is cancelled and refunded in full when the buyer declines, also after the warehouse has it', async () => {
    const placed = await late();
    await ageOrder(app.db, placed.orderId, '1 hour');
    await app.get(MoveOrdersAlong).run();
    expect((await order(placed)).state).toBe('pendingPickup');
    await report(placed, inDays(9));
    const { cancelEffects, refundInCents, token, version } = await shown(placed);
    expect(cancelEffects).toContain('Your tires won’t ship.');
    const off = { token, version, answer: 'cancel', expectedRefundInCents: 1 } as const;
    expect(
      await codeOf(app.client.call(answerDelay, { body: off as never }, { idempotencyKey: randomUUID() })),
    ).toBe('record.stale');
    expect(await answer(placed, 'cancel')).toMatchObject({ state: 'declined', canAgree: false });
    await eventually(async () => {
      const { state, refundedInCents } = await order(placed);
      expect({ state, refundedInCents }).toEqual({ state: 'cancelled', refundedInCents: refundInCents });
    });
  });

  it('waits after a short first delay without an answer, and is cancelled after any other one', async () => {
    const placed = await late();
    await report(placed, inDays(9));
    await expire(placed);
    await app.get(DelayClock).run();
    expect(await order(placed)).toMatchObject({
      state: 'placed',
      estimatedDeliveryOn: inDays(9),
      delays: [{ state: 'assumed' }],
    });
    const again = await report(placed, inDays(20));
    expect(again.delays).toMatchObject([{ state: 'asked', silence: 'cancels' }, { state: 'replaced' }]);
    await expire(placed);
    await Promise.all([app.get(DelayClock).run(), app.get(DelayClock).run()]);
    const { delays, state, timeline } = await order(placed);
    expect({ state, delays }).toMatchObject({ state: 'cancelled', delays: [{ state: 'lapsed' }, {}] });
    expect(timeline.filter(({ type }) => type === 'OrderCancelled')).toHaveLength(1);
  });

  it('can be cancelled at any time after its buyer agreed to wait without a day', async () => {
    const placed = await late();
    await report(placed, null);
    await answer(placed, 'agree');
    expect(await order(placed)).toMatchObject({ estimatedDeliveryOn: null, delays: [{ state: 'agreed' }] });
    expect(await answer(placed, 'cancel')).toMatchObject({ state: 'declined' });
  });

  it('is found by the clock, asked about if staff don’t, and closed by them or by its shipment', async () => {
    const [found, kept] = [await late(), await late()];
    await app.get(FindLateOrders).run();
    await app.get(FindLateOrders).run();
    expect((await order(found)).delays).toMatchObject([{ state: 'found', reason: 'notReady' }]);
    const dismissal = { params: { id: kept.orderId }, body: { reason: 'On the truck' } };
    const dismissed = await app.client.call(dismissDelay, dismissal, by('robin'));
    expect(dismissed.delays).toMatchObject([{ state: 'dismissed' }]);
    expect(await codeOf(app.client.call(dismissDelay, dismissal, by('robin')))).toBe('record.stale');
    await app.get(FindLateOrders).run();
    expect((await order(kept)).delays).toHaveLength(1);
    await app.db.execute('UPDATE orders.delay SET ask_by = now() WHERE order_id = $1', [found.orderId]);
    await app.get(DelayClock).run();
    expect((await order(found)).delays).toMatchObject([{ state: 'asked', askedBy: 'SimpleTread' }]);
    await ageOrder(app.db, found.orderId, '1 hour');
    await app.get(MoveOrdersAlong).run();
    await ageOrder(app.db, found.orderId, '4 days');
    await app.get(MoveOrdersAlong).run();
    await eventually(async () => expect((await order(found)).delays).toMatchObject([{ state: 'shipped' }]));
    expect(await codeOf(report(found, inDays(9)))).toBe('delay.shipped');
  });

  it('is found once a count misses its tires, and is asked about without a day', async () => {
    const placed = await aPlacedOrder(app);
    const { estimatedDeliveryOn: promisedOn } = await order(placed);
    await app.get(UnitOfWork).run(async (tx) => {
      const payload = { orderIds: [placed.orderId] };
      await app.get(Outbox).record(tx, { type: TIRES_MISSING, aggregateId: placed.orderId, payload });
      return ok(null);
    });
    await eventually(async () =>
      expect((await order(placed)).delays).toMatchObject([
        { state: 'found', reason: 'outOfStock', promisedOn },
      ]),
    );
    await app.db.execute('UPDATE orders.delay SET ask_by = now() WHERE order_id = $1', [placed.orderId]);
    await app.get(DelayClock).run();
    expect((await order(placed)).delays).toMatchObject([
      { state: 'asked', revisedOn: null, silence: 'cancels' },
    ]);
  });

  it('is answered by its account’s owner signed in, and by no one else', async () => {
    const placed = await late();
    const [dana, other] = [await signIn(), await signIn()];
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      placed.orderId,
      dana.accountId,
    ]);
    await report(placed, inDays(9));
    const params = { orderNumber: placed.orderNumber };
    const view = (who: typeof dana) => app.client.call(showOwnDelay, { params }, { headers: who.headers });
    expect(await codeOf(view(other))).toBe('record.missing');
    const { version, refundInCents } = await view(dana);
    const body = { version, answer: 'agree', expectedRefundInCents: refundInCents } as const;
    const sent = { headers: dana.headers, idempotencyKey: randomUUID() };
    expect(await app.client.call(answerOwnDelay, { params, body }, sent)).toMatchObject({ state: 'agreed' });
  });

  it('is answered by a guest who tracks it with the code from our email, but not with number and ZIP alone', async () => {
    const [waits, cancels] = [await late(), await late()];
    for (const placed of [waits, cancels]) await report(placed, inDays(9));
    const proofOf = ({ orderNumber }: Placed, code?: string) => ({ orderNumber, zip: '19147', code });
    const open = (placed: Placed, code?: string) =>
      app.client.call(openTrackedDelay, { body: proofOf(placed, code) });
    const answerTracked = (placed: Placed, given: 'agree' | 'cancel', code?: string) => {
      const seen = { version: 2, answer: given, expectedRefundInCents: placed.cart.pricing.totalInCents };
      const body = { ...proofOf(placed, code), ...seen };
      return app.client.call(answerTrackedDelay, { body }, { idempotencyKey: randomUUID() });
    };
    expect(await open(waits)).toMatchObject({ changesNeed: 'code', delay: null });
    expect(await codeOf(answerTracked(waits, 'agree'))).toBe('order.changeCodeNeeded');
    const other = await anOrderCode(app, cancels.orderNumber);
    expect(await codeOf(answerTracked(waits, 'cancel', other))).toBe('order.codeWrong');
    expect((await order(waits)).delays).toMatchObject([{ state: 'asked' }]);
    const code = await anOrderCode(app, waits.orderNumber);
    expect((await open(waits, code)).delay).toMatchObject({ version: 2, canAgree: true, canCancel: true });
    expect((await answerTracked(waits, 'agree', code)).delay).toMatchObject({ state: 'agreed' });
    expect((await answerTracked(cancels, 'cancel', other)).delay).toMatchObject({ state: 'declined' });
    expect((await order(cancels)).state).toBe('cancelled');
    const { accountId } = await signIn();
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      waits.orderId,
      accountId,
    ]);
    expect(await open(waits, code)).toMatchObject({ changesNeed: 'signIn', delay: null });
    expect(await codeOf(open(await late()))).toBe('delay.unknown');
  });

  it.each(['samir', 'sal'])('isn’t reported by %s', async (who) => {
    const { orderId: id } = await late();
    const body = { revisedOn: null, reason: 'weather', orderVersion: 1 } as const;
    expect(await codeOf(app.client.call(reportDelay, { params: { id }, body }, by(who)))).toBe(
      'access.refused',
    );
  });
});
