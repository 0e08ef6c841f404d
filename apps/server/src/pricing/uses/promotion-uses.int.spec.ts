import { cents, ok, type Result } from '@simpletread/domain';

import { aCoupon, aPromotion } from '../../../test/builders/index.js';
import { brokenInvariants, startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { PriceBook } from '../rules/price-book.js';
import { ShopperFacts } from '../shopper/shopper-facts.js';
import { PricingModule } from '../pricing.module.js';
import { type AppliedUse, type PayingOrder, PromotionUses } from './promotion-uses.js';
import { ReleaseExpiredUses } from './release-expired-uses.js';

const MANY = 50;
const IN_A_WHILE = new Date(Date.now() + 60 * 60_000);
/** There are no orders here. */
const ORDERS_APART = '33-taken-promotions-have-an-order';

const use = (promotionId: string, amount = 2000, isFromCoupon = false): AppliedUse => ({
  promotionId,
  amountInCents: cents(amount),
  isFromCoupon,
});

const outcomeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.fault.code);

describe('uses of promotions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [PricingModule], env: { DATABASE_POOL: '16', RUN_WORKERS: '0' } });
  });
  afterEach(async () => {
    const broken = (await brokenInvariants(app.databaseUrl)).filter((line) => line.startsWith('BROKEN'));
    expect(broken.filter((line) => !line.includes(ORDERS_APART))).toEqual([]);
  });
  afterAll(() => app.close());

  let buyers = 0;
  const anOrder = (applied: AppliedUse[], changes: Partial<PayingOrder> = {}): PayingOrder => {
    buyers += 1;
    return {
      attemptId: newId(),
      customer: { accountId: null, email: `buyer${buyers}@mail.com` },
      applied,
      couponCode: null,
      totalInCents: cents(60_000),
      expiresAt: IN_A_WHILE,
      ...changes,
    };
  };
  const uses = () => app.get(PromotionUses);
  const hold = (order: PayingOrder) => app.get(UnitOfWork).run((tx) => uses().hold(tx, order));
  const take = (attemptId: string) => app.get(UnitOfWork).run((tx) => uses().take(tx, attemptId, newId()));
  const release = (attemptId: string) =>
    app.get(UnitOfWork).run(async (tx) => ok(await uses().release(tx, attemptId)));
  const countOf = (promotionId: string) =>
    app.db.one('SELECT uses, spent_in_cents AS spent FROM pricing.promotion_use WHERE promotion_id = $1', [
      promotionId,
    ]);

  /** Checkouts from the hold to the end, all at once: three in four are paid, the others declined. */
  const completeAll = async (orders: readonly PayingOrder[]): Promise<string[]> =>
    Promise.all(
      orders.map(async (order, index) => {
        const held = await hold(order);
        if (!held.ok) return held.fault.code;
        if (index % 4 === 3) {
          await release(order.attemptId);
          return 'declined';
        }
        return outcomeOf(await take(order.attemptId));
      }),
    );

  const takenOf = (promotionId: string) =>
    app.db.one<{ count: number }>(
      "SELECT count(*)::int AS count FROM pricing.redemption WHERE promotion_id = $1 AND state = 'taken'",
      [promotionId],
    );

  it('shows the very next price without the promotion whose last use an order has just taken', async () => {
    const id = await aPromotion(app.db, { name: 'Only one', limits: { uses: 1 } });
    const book = app.get(PriceBook);
    await book.refresh();
    const usesShown = async () =>
      (await book.rules()).promotions.find(({ promotionId }) => promotionId === id)?.use.uses;
    expect(await usesShown()).toBe(0);
    expect(outcomeOf(await hold(anOrder([use(id)])))).toBe('ok');
    expect(await usesShown()).toBe(1);
  });

  it('are never more than the limit, and none is lost, with 50 who pay at once', async () => {
    const promotionId = await aPromotion(app.db, { limits: { uses: 10 } });
    const outcomes = await completeAll(Array.from({ length: MANY }, () => anOrder([use(promotionId)])));
    const placed = outcomes.filter((outcome) => outcome === 'ok').length;
    expect(placed).toBeLessThanOrEqual(10);
    expect(await takenOf(promotionId)).toEqual({ count: placed });
    // Declined payments returned their uses: the next ones get all that is left, to the last.
    const more = await Promise.all(Array.from({ length: MANY }, () => hold(anOrder([use(promotionId)]))));
    expect(more.filter((held) => held.ok)).toHaveLength(10 - placed);
    expect(await countOf(promotionId)).toEqual({ uses: 10, spent: 20_000 });
  });

  it('are never more than a customer may have, with 50 orders of one at once', async () => {
    const promotionId = await aPromotion(app.db, { limits: { usesPerCustomer: 2 } });
    const customer = { accountId: newId(), email: 'priya@mail.com' };
    const orders = Array.from({ length: MANY }, () => anOrder([use(promotionId)], { customer }));
    const held = await Promise.all(orders.map(hold));
    expect(held.filter((each) => each.ok)).toHaveLength(2);
    expect(new Set(held.filter((each) => !each.ok).map(outcomeOf))).toEqual(new Set(['promotion.usedUp']));
  });

  it('are of one customer by the address of the order, however it is written', async () => {
    const promotionId = await aPromotion(app.db, { limits: { usesPerCustomer: 1 } });
    const by = (email: string) => anOrder([use(promotionId)], { customer: { accountId: null, email } });
    const held = await Promise.all([hold(by('Priya@Mail.com')), hold(by('priya@mail.com '))]);
    expect(held.map(outcomeOf).sort()).toEqual(['ok', 'promotion.usedUp']);
    expect(await hold(by('someone-else@mail.com'))).toMatchObject({ ok: true });
  });

  it('are shared between a signed-in customer and a guest with the same address', async () => {
    const promotionId = await aPromotion(app.db, { limits: { usesPerCustomer: 1 } });
    const [accountId, email] = [newId(), 'priya@both.com'];
    const signedIn = anOrder([use(promotionId)], { customer: { accountId, email } });
    const asGuest = () => anOrder([use(promotionId)], { customer: { accountId: null, email } });
    expect(await hold(signedIn)).toMatchObject({ ok: true });
    expect(outcomeOf(await hold(asGuest()))).toBe('promotion.usedUp');
    await release(signedIn.attemptId);
    const guest = asGuest();
    expect(outcomeOf(await hold(guest))).toBe('ok');
    await take(guest.attemptId);
    expect(outcomeOf(await hold({ ...signedIn, attemptId: newId() }))).toBe('promotion.usedUp');
    const elsewhere = { accountId, email: 'priya@work.com' };
    expect(outcomeOf(await hold(anOrder([use(promotionId)], { customer: elsewhere })))).toBe('ok');
  });

  const takenBy = async (order: PayingOrder): Promise<string> => {
    const orderId = newId();
    expect(outcomeOf(await hold(order))).toBe('ok');
    await app.get(UnitOfWork).run((tx) => uses().take(tx, order.attemptId, orderId));
    return orderId;
  };

  it('of a replaced order are free for the customer who had them, not for another one', async () => {
    const promotionId = await aPromotion(app.db, { limits: { usesPerCustomer: 1 } });
    const by = (email: string, replacesOrderId: string | null = null) =>
      anOrder([use(promotionId)], { customer: { accountId: null, email, replacesOrderId }, replacesOrderId });
    await takenBy(by('had-it@mail.com'));
    const replaced = await takenBy(by('swaps@mail.com'));
    const shownTo = async (email: string) =>
      (await app.get(ShopperFacts).of({ accountId: null, email, replacesOrderId: replaced })).uses.get(
        promotionId,
      );
    await app.get(PriceBook).refresh();
    expect([await shownTo('had-it@mail.com'), await shownTo('swaps@mail.com')]).toEqual([1, 0]);
    expect(outcomeOf(await hold(by('had-it@mail.com', replaced)))).toBe('promotion.usedUp');
    expect(outcomeOf(await hold(by('swaps@mail.com', replaced)))).toBe('ok');
  });

  it('of a replaced order’s code are free for that code, not for another one', async () => {
    const promotionId = await aPromotion(app.db, {});
    const coupon = (code: string) => aCoupon(app.db, promotionId, { code, usesPerCode: 1 });
    const [had, other] = [await coupon('SWAP-HAD'), await coupon('SWAP-OTHER')];
    const withCode = (couponCode: string, replacesOrderId: string | null = null) =>
      anOrder([use(promotionId, 2000, true)], { couponCode, replacesOrderId });
    const [replaced] = [await takenBy(withCode(had)), await takenBy(withCode(other))];
    expect(outcomeOf(await hold(withCode(other, replaced)))).toBe('promotion.usedUp');
    expect(outcomeOf(await hold(withCode(had, replaced)))).toBe('ok');
  });

  it('are as many with 50 checkouts at once, some signed in and some as a guest', async () => {
    const promotionId = await aPromotion(app.db, { limits: { usesPerCustomer: 2 } });
    const [accountId, email] = [newId(), 'priya@at-once.com'];
    const outcomes = await completeAll(
      Array.from({ length: MANY }, (_, index) =>
        anOrder([use(promotionId)], { customer: { accountId: index % 2 === 0 ? accountId : null, email } }),
      ),
    );
    const placed = outcomes.filter((outcome) => outcome === 'ok').length;
    expect(placed).toBeLessThanOrEqual(2);
    expect(await takenOf(promotionId)).toEqual({ count: placed });
  });

  it('happen once for a first order, whatever the promotion says of customers', async () => {
    const promotionId = await aPromotion(app.db, { conditions: { isFirstOrderOnly: true } });
    const customer = { accountId: newId(), email: null };
    const held = await Promise.all(
      Array.from({ length: MANY }, () => hold(anOrder([use(promotionId)], { customer }))),
    );
    expect(held.filter((each) => each.ok)).toHaveLength(1);
  });

  it('never cost more than the budget, with 50 who pay different amounts at once', async () => {
    const promotionId = await aPromotion(app.db, { limits: { budgetInCents: cents(10_000) } });
    const orders = Array.from({ length: MANY }, (_, index) => anOrder([use(promotionId, 700 + index)]));
    const held = await Promise.all(orders.map(hold));
    const spent = orders.reduce(
      (sum, { applied }, index) => sum + (held[index]?.ok === true ? (applied[0]?.amountInCents ?? 0) : 0),
      0,
    );
    expect(spent).toBeLessThanOrEqual(10_000);
    expect(spent).toBeGreaterThan(10_000 - 750);
    expect(await countOf(promotionId)).toMatchObject({ spent });
  });

  it('of a code never exceed its limit with 50 shoppers at once', async () => {
    const promotionId = await aPromotion(app.db, { needsCoupon: true });
    const couponCode = await aCoupon(app.db, promotionId, { code: 'ONLYONE', usesPerCode: 1 });
    const orders = Array.from({ length: MANY }, () =>
      anOrder([use(promotionId, 2000, true)], { couponCode }),
    );
    const outcomes = await completeAll(orders);
    expect(outcomes.filter((outcome) => outcome === 'ok').length).toBeLessThanOrEqual(1);
  });

  it('of several promotions are all counted or none', async () => {
    const [open, full] = [await aPromotion(app.db), await aPromotion(app.db, { limits: { uses: 1 } })];
    await hold(anOrder([use(full)]));
    const refused = await hold(anOrder([use(open), use(full)]));
    expect(refused).toMatchObject({ fault: { code: 'promotion.usedUp', data: { name: '$20 off' } } });
    expect(await countOf(open)).toEqual({ uses: 0, spent: 0 });
  });

  it('do not wait for each other in a circle when carts name promotions in different orders', async () => {
    const [a, b] = [await aPromotion(app.db), await aPromotion(app.db)];
    const orders = Array.from({ length: MANY }, (_, index) =>
      anOrder(index % 2 === 0 ? [use(a), use(b)] : [use(b), use(a)]),
    );
    expect((await Promise.all(orders.map(hold))).every((held) => held.ok)).toBe(true);
    expect([await countOf(a), await countOf(b)]).toEqual([
      { uses: MANY, spent: 100_000 },
      { uses: MANY, spent: 100_000 },
    ]);
  });

  it('are not counted for promotions that are in no table', async () => {
    expect(await hold(anOrder([use('installation-deal'), use(newId())]))).toMatchObject({ ok: true });
  });

  it('are refused for a promotion that was paused meanwhile', async () => {
    const promotionId = await aPromotion(app.db, { state: 'paused' });
    expect(await hold(anOrder([use(promotionId)]))).toMatchObject({ fault: { code: 'promotion.ended' } });
  });

  it('end with an unfinished payment, and not before', async () => {
    const promotionId = await aPromotion(app.db, { limits: { uses: 2 } });
    const left = anOrder([use(promotionId)], { expiresAt: new Date(Date.now() - 1000) });
    await hold(left);
    await hold(anOrder([use(promotionId)]));
    await app.get(ReleaseExpiredUses).run();
    expect(await countOf(promotionId)).toEqual({ uses: 1, spent: 2000 });
    await app.get(ReleaseExpiredUses).run();
    expect(await countOf(promotionId)).toEqual({ uses: 1, spent: 2000 });
  });

  it('are taken again by a payment that was slower than its hold, as long as there are some', async () => {
    const promotionId = await aPromotion(app.db, { limits: { uses: 1 } });
    const slow = anOrder([use(promotionId)], { expiresAt: new Date(Date.now() - 1000) });
    await hold(slow);
    await app.get(ReleaseExpiredUses).run();
    expect(await take(slow.attemptId)).toMatchObject({ ok: true });
    expect(await takenOf(promotionId)).toEqual({ count: 1 });

    const full = await aPromotion(app.db, { limits: { uses: 1 } });
    const late = anOrder([use(full)], { expiresAt: new Date(Date.now() - 1000) });
    await hold(late);
    await app.get(ReleaseExpiredUses).run();
    await hold(anOrder([use(full)]));
    expect(await take(late.attemptId)).toMatchObject({
      fault: { code: 'promotion.usedUp', data: { name: '$20 off' } },
    });
  });

  it('are taken again although staff has ended the promotion or its code meanwhile: it was agreed and paid', async () => {
    for (const state of ['paused', 'archived'] as const) {
      const promotionId = await aPromotion(app.db, { needsCoupon: true, limits: { uses: 1 } });
      const couponCode = await aCoupon(app.db, promotionId, { code: `PAID-${state}`.toUpperCase() });
      const slow = anOrder([use(promotionId, 2000, true)], {
        couponCode,
        expiresAt: new Date(Date.now() - 1000),
      });
      await hold(slow);
      await app.get(ReleaseExpiredUses).run();
      await app.db.execute('UPDATE pricing.promotion SET state = $2 WHERE id = $1', [promotionId, state]);
      await app.db.execute('UPDATE pricing.coupon_batch SET withdrawn_at = now() WHERE promotion_id = $1', [
        promotionId,
      ]);
      expect(await take(slow.attemptId)).toMatchObject({ ok: true });
      expect(await takenOf(promotionId)).toEqual({ count: 1 });
    }
  });

  it('that an order has taken are not released', async () => {
    const promotionId = await aPromotion(app.db);
    const order = anOrder([use(promotionId)]);
    await hold(order);
    await take(order.attemptId);
    expect(await release(order.attemptId)).toEqual({ ok: true, value: 0 });
    expect(await countOf(promotionId)).toEqual({ uses: 1, spent: 2000 });
  });
});
