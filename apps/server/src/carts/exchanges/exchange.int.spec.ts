import { randomUUID } from 'node:crypto';

import {
  getOwnReturns,
  offerExchange,
  requestOwnReturn,
  showExchange,
  takeExchange,
} from '@simpletread/contract';
import { priceReturn } from '@simpletread/domain';

import { aDeliveredOrder, ageOrder, aTire, cancelPlaced, deliver } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { WatchExchanges } from '../../orders/returns/exchange/watch-exchanges.js';
import { ChargeHandling } from '../../orders/returns/money/charge-handling.js';
import { codeOf, ZIP } from '../../orders/returns/testing/return-calls.js';
import { SsoModule } from '../../sso/sso.module.js';
import { CartsModule } from '../carts.module.js';
import { exchangeCalls } from './testing/exchange-calls.js';

describe('an exchange for the right size', () => {
  let app: ShopApp;
  let calls: Awaited<ReturnType<typeof exchangeCalls>>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = await exchangeCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('offers tires of another size that fit, with the reason and what they cost', async () => {
    const wish = { vehicle: calls.vehicle, zip: ZIP, quantity: 4, returnedSizes: ['225/65R17'] };
    const { tires } = await app.client.call(offerExchange, { body: wish });
    expect(tires).toMatchObject([
      { tireId: calls.rightTireId, sizeCode: '235/60R18', fit: { kind: 'fits' } },
    ]);
    expect(tires[0]?.fit.reasons.length).toBeGreaterThan(0);
    expect(tires[0]?.totalInCents).toBeGreaterThan(64_000);
    const tooMany = { ...wish, quantity: 80 };
    expect((await app.client.call(offerExchange, { body: tooMany })).tires).toHaveLength(1);
    const sameSize = { ...wish, returnedSizes: ['235/60R18'] };
    expect(await app.client.call(offerExchange, { body: sameSize })).toEqual({ tires: [] });
  });

  it.each([
    ['return.exchangeReason', {}, 'late'],
    ['return.exchangeSameSize', { sizeCode: '225/65R17' }, 'wrong-size'],
    ['return.exchangeUnfit', { sizeCode: '205/55R16' }, 'wrong-size'],
    ['tire.outOfStock', { sizeCode: '235/60R18', loadIndex: 103, stock: { CAR: 3 } }, 'wrong-size'],
  ] as const)('is refused with %s', async (code, setup, reason) => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 }, ...setup });
    expect(await codeOf(calls.requested({ tireId }, reason))).toBe(code);
  });

  it('waives the handling as soon as its tires are ordered, by whatever mailbox, and pays once they can’t be cancelled [R9.08]', async () => {
    const { returnId, token, orderNumber } = await calls.requested();
    const before = await app.client.call(showExchange, { body: { token } });
    expect(before).toMatchObject({ state: 'open', quantity: 4, handlingInCents: 8_000 });
    expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 8_000, waivedInCents: 0 });
    const exchange = await calls.ordered(token);
    expect(exchange.cart.pricing.totalInCents).toBe(before.totalInCents);
    expect(await calls.moneyOf(returnId)).toMatchObject({
      feeInCents: 0,
      waivedInCents: 8_000,
      refundInCents: before.refundInCents,
    });
    const [shown] = (await calls.open(orderNumber)).returns;
    expect(shown?.exchange).toMatchObject({ state: 'ordered', standing: 4, token: null });
    await calls.received(returnId);
    expect(await codeOf(calls.settle(returnId))).toBe('return.rightSizeOpen');
    await ageOrder(app.db, exchange.orderId, '31 minutes');
    await calls.settle(returnId);
    expect(await calls.moneyOf(returnId)).toMatchObject({ refundInCents: before.refundInCents });
    const standing = async (sizeCode: string) => {
      const coming = [{ tireId: randomUUID(), sizeCode, quantity: 4 }];
      return (await app.get(ChargeHandling).waivedBy(app.db, exchange.orderId, coming))?.standing;
    };
    // Only tires of the right size keep handling waived in an order that replaces this one.
    expect([await standing('235/60R18'), await standing('205/55R16')]).toEqual([8, 4]);
    const again = app.client.call(takeExchange, { body: { token } }, { idempotencyKey: randomUUID() });
    expect(await codeOf(again)).toBe('return.exchangeOver');
  });

  it('starts from the account: its customer gets the link, sees the order, and nobody else does', async () => {
    const signIn = signedInCustomers(app);
    const [dana, eve] = [await signIn(), await signIn()];
    const { orderId, orderNumber } = await aDeliveredOrder(app);
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      orderId,
      dana.accountId,
    ]);
    const params = { orderNumber };
    const read = () => app.client.call(getOwnReturns, { params }, { headers: dana.headers });
    const lines = (await read()).lines.map((line) => ({ ...line, quantity: 4 }));
    const body = {
      lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
      reason: 'wrong-size' as const,
      comments: '',
      isUnused: true,
      expectedRefundInCents: priceReturn(lines).refundInCents,
      exchange: { tireId: calls.rightTireId, vehicle: calls.vehicle },
    };
    const request = ({ headers }: SignedInCustomer) =>
      app.client.call(requestOwnReturn, { params, body }, { headers, idempotencyKey: randomUUID() });
    expect(await codeOf(request(eve))).toBe('record.missing');
    const [requested] = (await request(dana)).returns;
    expect(requested?.exchange).toMatchObject({ state: 'open', quantity: 4, orderNumber: null });
    const [reread] = (await read()).returns;
    expect(reread?.exchange?.token).toBe(requested?.exchange?.token);
    const { orderNumber: exchangeNumber } = await calls.ordered(requested?.exchange?.token ?? '');
    const [ordered] = (await read()).returns;
    expect(ordered?.exchange).toMatchObject({ state: 'ordered', orderNumber: exchangeNumber, token: null });
    expect(ordered?.money).toMatchObject({ feeInCents: 0, waivedInCents: 8_000 });
  });

  it('owes the handling again once its order is cancelled', async () => {
    const { returnId, token } = await calls.requested();
    await cancelPlaced(app, await calls.ordered(token));
    expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 8_000, waivedInCents: 0 });
    expect((await calls.shown(returnId)).exchange).toMatchObject({ state: 'undone', standing: 0 });
    await calls.received(returnId);
    await calls.settle(returnId);
    expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 8_000 });
  });

  it('ends after 72 hours, and a later order waives nothing', async () => {
    const { returnId, token } = await calls.requested();
    const cart = await app.client.call(takeExchange, { body: { token } }, { idempotencyKey: randomUUID() });
    expect(cart.cart.lines).toMatchObject([{ quantity: 4, fit: { kind: 'fits' } }]);
    const late = await calls.ordered(token);
    await calls.lapse(returnId);
    expect((await calls.shown(returnId)).exchange).toMatchObject({ state: 'lapsed' });
    expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 8_000 });
    expect(late.orderId).not.toBe('');
  });

  it('emails the buyer once at each step: requested with its link, ordered, cancelled, or not ordered in time', async () => {
    const mailsOf = async (orderId: string) =>
      (
        await app.db.query<{ template: string; text: string }>(
          'SELECT template, body_text AS text FROM platform.message WHERE order_id = $1 ORDER BY created_at, id',
          [orderId],
        )
      ).filter(({ template }) => template.startsWith('return-'));
    const { orderId, token } = await calls.requested();
    await eventually(async () => {
      const [mail] = await mailsOf(orderId);
      expect(mail?.template).toBe('return-requested');
      expect(mail?.text).toContain(`/exchanges/${token}`);
    });
    const exchange = await calls.ordered(token);
    const templates = async () => (await mailsOf(orderId)).map(({ template }) => template);
    const told = ['return-requested', 'return-exchange-ordered'];
    await eventually(async () => expect(await templates()).toEqual(told));
    await cancelPlaced(app, exchange);
    await eventually(async () => expect(await templates()).toEqual([...told, 'return-exchange-ended']));
    const late = await calls.requested();
    await calls.lapse(late.returnId);
    for (let time = 0; time < 2; time += 1) await app.get(WatchExchanges).lapse();
    await eventually(async () =>
      expect((await mailsOf(late.orderId)).map(({ template }) => template)).toEqual([
        'return-requested',
        'return-exchange-ended',
      ]),
    );
  });

  it('takes the waived handling from the refund of the exchanged tires, once, however they come back', async () => {
    const { returnId, token } = await calls.requested();
    const exchange = await calls.ordered(token);
    await deliver(app, exchange.orderId);
    await calls.received(returnId);
    await calls.settle(returnId);
    expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 0, waivedInCents: 8_000 });
    const fees: number[] = [];
    for (const quantity of [1, 3]) {
      const seen = await calls.open(exchange.orderNumber);
      expect(seen.waivedHandling).toMatchObject({ tires: 4 });
      const { returns } = await calls.request(exchange.orderNumber, [quantity]);
      const id = await calls.idOf(returns[0]?.returnNumber ?? '');
      await calls.approve(id);
      await calls.receive(id, ([lineId = '']) => [{ lineId, condition: 'as-new', quantity }]);
      await calls.settle(id);
      fees.push((await calls.moneyOf(id)).feeInCents);
    }
    expect(fees).toEqual([4_000, 12_000]);
    expect(await calls.moneyOf(returnId)).toMatchObject({ waivedInCents: 8_000 });
  });
});
