import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { changeOrder, type OrderChangeBody, previewOrderChange } from '@simpletread/contract';

import { ageOrder, aPlacedOrder, aTire, deliver } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { WatchExchanges } from '../../orders/returns/exchange/watch-exchanges.js';
import { codeOf } from '../../orders/returns/testing/return-calls.js';
import { migrationsFolder } from '../../platform/migrations/index.js';
import { CartsModule } from '../carts.module.js';
import { exchangeCalls } from './testing/exchange-calls.js';

describe('the limits of an exchange', () => {
  let app: ShopApp;
  let calls: Awaited<ReturnType<typeof exchangeCalls>>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = await exchangeCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  describe('whose cart holds other tires', () => {
    let otherTireId: string;
    beforeAll(async () => {
      const other = { sizeCode: '245/55R19', loadIndex: 103, priceInCents: 9_000, stock: { CAR: 80 } };
      ({ tireId: otherTireId } = await aTire(app.db, other));
    });

    it('isn’t ordered by them alone', async () => {
      const { returnId, token } = await calls.requested();
      const { orderId } = await calls.buy(
        await calls.withoutRight(await calls.withOthers(await calls.take(token), otherTireId)),
      );
      expect(await calls.tieOf(orderId)).toEqual({ tie: null });
      expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 8_000, waivedInCents: 0 });
      await app.db.execute('UPDATE orders."order" SET exchange_return_id = $2 WHERE id = $1', [
        orderId,
        returnId,
      ]);
      expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 8_000, waivedInCents: 0 });
    });

    it('owes nothing again when only they come back', async () => {
      const { returnId, token } = await calls.requested();
      const exchange = await calls.buy(await calls.withOthers(await calls.take(token), otherTireId));
      await deliver(app, exchange.orderId);
      await calls.received(returnId);
      expect((await calls.shown(returnId)).exchange).toMatchObject({ standing: 4 });
      await calls.settle(returnId);
      const { lines } = await calls.open(exchange.orderNumber);
      const back = lines.map(({ sizeCode }) => (sizeCode === '245/55R19' ? 4 : 0));
      const { returns } = await calls.request(exchange.orderNumber, back);
      const id = await calls.idOf(returns[0]?.returnNumber ?? '');
      expect(await calls.moneyOf(id)).toMatchObject({ feeInCents: 8_000 });
    });
  });

  it('holds back the refund while it can be ordered, and says so before the click', async () => {
    const { returnId } = await calls.requested();
    await calls.received(returnId);
    const settle = async () => (await calls.shown(returnId)).actions.find(({ id }) => id === 'settle');
    const reason = expect.stringMatching(/^The buyer can order the right size until .+ ET/) as string;
    expect(await settle()).toMatchObject({ isAllowed: false, reason });
    expect(await codeOf(calls.settle(returnId))).toBe('return.exchangeOpen');
    await calls.lapse(returnId);
    expect(await settle()).toMatchObject({ isAllowed: true });
    await calls.settle(returnId);
    expect(await calls.moneyOf(returnId)).toMatchObject({ feeInCents: 8_000 });
  });

  it('is closed without a refund at any time, if no tire is accepted', async () => {
    const { returnId } = await calls.requested();
    await calls.approve(returnId);
    await calls.receive(returnId, ([lineId = '']) => [{ lineId, condition: 'used', quantity: 4 }]);
    expect(await calls.settle(returnId, { note: 'They were mounted' })).toMatchObject({
      state: 'notAccepted',
    });
  });

  it('isn’t called lapsed, and isn’t refunded, while the mailbox’s own order can be cancelled', async () => {
    const email = 'own.order@example.com';
    const { returnId } = await calls.requested({}, 'wrong-size', email);
    await calls.received(returnId);
    const { orderId } = await aPlacedOrder(app, { tireId: calls.rightTireId, shipTo: { email } });
    expect(await codeOf(calls.settle(returnId))).toBe('return.rightSizeOpen');
    await app.db.execute(
      `UPDATE orders.tire_return SET requested_at = now() - interval '73 hours', exchange_until = now() WHERE id = $1`,
      [returnId],
    );
    const told = async () => {
      await app.get(WatchExchanges).lapse();
      return app.db.one('SELECT exchange_told AS told FROM orders.tire_return WHERE id = $1', [returnId]);
    };
    expect(await told()).toEqual({ told: null });
    await ageOrder(app.db, orderId, '31 minutes');
    expect(await told()).toEqual({ told: 'ordered' });
    await calls.settle(returnId);
    expect(await calls.moneyOf(returnId)).toMatchObject({ waivedInCents: 8_000 });
  });

  it('leaves its cart to a later return once it is cancelled', async () => {
    const email = 'twice@example.com';
    const first = await calls.requested({}, 'wrong-size', email);
    const cart = await calls.take(first.token);
    const [shown] = (await calls.open(first.orderNumber)).returns;
    await calls.cancel(first.orderNumber, shown?.returnNumber ?? '');
    const { returns } = await calls.request(first.orderNumber, [4], { reason: 'wrong-size' });
    const second = await calls.idOf(returns[0]?.returnNumber ?? '');
    const { orderId } = await calls.buy(cart, email);
    expect(await calls.tieOf(orderId)).toEqual({ tie: null });
    expect(await calls.moneyOf(second)).toMatchObject({ waivedInCents: 8_000 });
    await app.db.execute('UPDATE orders."order" SET exchange_return_id = $2 WHERE id = $1', [
      orderId,
      first.returnId,
    ]);
    expect(await calls.moneyOf(second)).toMatchObject({ waivedInCents: 8_000 });
  });

  it('charges its waived handling from tires that are removed before they ship, once, and never if we can’t deliver', async () => {
    const { returnId, token } = await calls.requested();
    const exchange = await calls.ordered(token);
    await ageOrder(app.db, exchange.orderId, '31 minutes');
    await calls.received(returnId);
    await calls.settle(returnId);
    const at = { params: { id: exchange.orderId } };
    const robin = { headers: { authorization: 'Bearer robin' } };
    const line = await app.db.one<{ id: string }>('SELECT id FROM orders.order_line WHERE order_id = $1', [
      exchange.orderId,
    ]);
    const leaving = async (quantity: number, waivesHandling: boolean) => {
      // A refund that is paid in between makes the order another one.
      await eventually(async () =>
        expect(
          await app.db.query("SELECT FROM orders.refund WHERE order_id = $1 AND state = 'requested'", [
            exchange.orderId,
          ]),
        ).toEqual([]),
      );
      const lines = [{ lineId: line?.id ?? '', quantity, keepsCoverage: true }];
      const change: OrderChangeBody = { kind: 'tires', lines, waivesHandling };
      const { previewToken, amounts } = await app.client.call(
        previewOrderChange,
        { ...at, body: change },
        robin,
      );
      const body = { change, previewToken, reason: 'The buyer needs fewer' };
      await app.client.call(changeOrder, { ...at, body }, { ...robin, idempotencyKey: randomUUID() });
      const handling = amounts.find(({ label }) => label === 'Handling of the exchanged tires');
      return handling?.afterInCents ?? 0;
    };
    expect([await leaving(3, false), await leaving(2, true)]).toEqual([2_000, 0]);
    await deliver(app, exchange.orderId);
    const { returns } = await calls.request(exchange.orderNumber, [2]);
    const back = await calls.idOf(returns[0]?.returnNumber ?? '');
    expect(await calls.moneyOf(back)).toMatchObject({ feeInCents: 8_000 });
  });

  it('never charges handling again that was waived before exchanges existed', async () => {
    const waived = async () => {
      const { returnId, token } = await calls.requested();
      const { orderId } = await calls.ordered(token);
      await ageOrder(app.db, orderId, '31 minutes');
      await calls.received(returnId);
      await calls.settle(returnId);
      return returnId;
    };
    const [before, after] = [await waived(), await waived()];
    // Settled by the rule of then: no exchange, a later order of the right size.
    await app.db.execute(
      'UPDATE orders.tire_return SET exchange = NULL, exchange_until = NULL, exchange_token_hash = NULL WHERE id = $1',
      [before],
    );
    await app.db.execute(await readFile(join(migrationsFolder(), '0283-earlier-waivers.sql'), 'utf8'));
    const charged = (id: string) =>
      app.db.one('SELECT charged_again AS tires FROM orders.tire_return WHERE id = $1', [id]);
    expect([await charged(before), await charged(after)]).toEqual([{ tires: 4 }, { tires: 0 }]);
  });
});
