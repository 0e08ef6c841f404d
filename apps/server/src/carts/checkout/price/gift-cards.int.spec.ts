import { randomUUID } from 'node:crypto';

import {
  chooseGiftCard,
  ContractError,
  dropGiftCard,
  getAdminOrder,
  getOrderByToken,
  getPaymentOptions,
  placeOrder,
  previewCancellation,
} from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  aGiftCard,
  answerLender,
  aReadyCart,
  aTire,
  cancelPlaced,
  chooseMethod,
  comeBack,
  goToLender,
  payFor,
  type ReadyCart,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { MoveGiftCard } from '../../../pricing/gift-cards/move-gift-card.js';
import { SettleRefunds } from '../../../orders/refunds/settle-refunds.js';
import { ResumeCheckouts } from '../recovery/resume-checkouts.js';

const MANY = 20;
const STAFF = { headers: { authorization: 'Bearer alex' } };

describe('a gift card at the checkout', () => {
  let app: ShopApp;
  let tireId: string;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule],
      env: { DATABASE_POOL: '8', RUN_WORKERS: '0', STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    ({ tireId } = await aTire(app.db, { stock: { CAR: 10_000 } }));
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const choose = ({ headers }: Pick<ReadyCart, 'headers'>, body: { code: string } | { giftCardId: string }) =>
    app.client.call(chooseGiftCard, { body }, { headers });
  const cartWith = async (code: string): Promise<ReadyCart> => {
    const ready = await aReadyCart(app, { tireId });
    await choose(ready, { code });
    return ready;
  };
  const optionsOf = ({ headers }: ReadyCart) => app.client.call(getPaymentOptions, {}, { headers });
  const balanceOf = async (giftCardId: string) =>
    (
      await app.db.one<{ balance: number }>(
        'SELECT balance_in_cents AS balance FROM gift_cards.gift_card WHERE id = $1',
        [giftCardId],
      )
    )?.balance;
  const codeOf = (error: unknown) => (error instanceof ContractError ? String(error.code) : String(error));
  const orderOf = async (orderNumber: string) => {
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
      orderNumber,
    ]);
    return app.client.call(getAdminOrder, { params: { id: row?.id ?? '' } }, STAFF);
  };
  const payByGiftCard = ({ cart, headers }: ReadyCart, giftCardInCents = cart.pricing.totalInCents) =>
    app.client.call(
      placeOrder,
      {
        body: {
          cartVersion: cart.version,
          expectedTotalInCents: cart.pricing.totalInCents,
          giftCardInCents,
          payment: { method: 'gift-card' },
        },
      },
      { idempotencyKey: randomUUID(), headers },
    );

  it('pays its balance and the card the rest; a cancellation refunds each its share', async () => {
    const card = await aGiftCard(app.db);
    const ready = await cartWith(card.code.toLowerCase());
    const { options, giftCards } = await optionsOf(ready);
    const total = ready.cart.pricing.totalInCents;
    expect(giftCards.chosen).toMatchObject({ number: card.number, balanceInCents: 1_000 });
    expect(options[0]).toMatchObject({ giftCardInCents: 1_000, toPayInCents: total - 1_000 });
    const placed = await payFor(app, ready, { giftCardInCents: 1_000 });
    expect(await balanceOf(card.giftCardId)).toBe(0);
    const shown = await app.client.call(
      getOrderByToken,
      { params: { orderNumber: placed.orderNumber } },
      { headers: { 'x-order-token': placed.orderToken } },
    );
    expect(shown.order?.payment).toMatchObject({
      cardLast4: '4242',
      giftCardInCents: 1_000,
      giftCardNumber: card.number,
    });
    const order = await orderOf(placed.orderNumber);
    expect(order.payment).toMatchObject({ capturedInCents: total - 1_000, giftCardInCents: 1_000 });
    expect(order.ledger[0]?.entries).toEqual(
      expect.arrayContaining([
        { account: 'card_clearing', amountInCents: total - 1_000 },
        { account: 'gift_card_liability', amountInCents: 1_000 },
      ]),
    );

    const preview = await app.client.call(previewCancellation, { params: { id: order.id } }, STAFF);
    expect(preview.effects.slice(0, 2)).toEqual([
      expect.stringMatching(/is refunded to Visa 4242\.$/),
      expect.stringMatching(/^\$10\.00 is refunded to Gift card /),
    ]);
    await cancelPlaced(app, { ...ready, ...placed, orderId: order.id }, STAFF);
    await app.get(SettleRefunds).sweep(0);
    await app.get(SettleRefunds).sweep(0);
    const cancelled = await orderOf(placed.orderNumber);
    expect(cancelled).toMatchObject({ paymentState: 'refunded', refundedInCents: total });
    expect(cancelled.refunds.map(({ tender, amountInCents }) => [tender, amountInCents]).sort()).toEqual([
      ['gift-card', 1_000],
      ['money', total - 1_000],
    ]);
    expect(await balanceOf(card.giftCardId)).toBe(1_000);
  });

  it('pays everything if it has enough, without a card', async () => {
    const card = await aGiftCard(app.db, { balanceInCents: 500_000 });
    const ready = await cartWith(card.code);
    expect((await optionsOf(ready)).options[0]).toMatchObject({ toPayInCents: 0 });
    const placed = await payByGiftCard(ready);
    expect(placed.state).toBe('placed');
    const total = ready.cart.pricing.totalInCents;
    const order = await orderOf(placed.orderNumber);
    expect(order.payment).toMatchObject({ method: 'gift-card', capturedInCents: 0, giftCardInCents: total });
    expect(await balanceOf(card.giftCardId)).toBe(500_000 - total);
    await cancelPlaced(app, { ...ready, ...placed, orderId: order.id }, STAFF);
    await app.get(SettleRefunds).sweep(0);
    expect(await balanceOf(card.giftCardId)).toBe(500_000);
    expect((await orderOf(placed.orderNumber)).refunds).toHaveLength(1);
  });

  it('pays everything once, however often the order is sent with a card that was typed too', async () => {
    const card = await aGiftCard(app.db, { balanceInCents: 500_000 });
    const ready = await cartWith(card.code);
    const total = ready.cart.pricing.totalInCents;
    const payment = { token: await app.sandbox.token(), giftCardInCents: total };
    const placed = await payFor(app, ready, payment);
    expect(placed.state).toBe('placed');
    expect(await payFor(app, ready, payment)).toEqual(placed);
    expect(await balanceOf(card.giftCardId)).toBe(500_000 - total);
  });

  it('is finished by a job where the server died before it placed the order', async () => {
    const card = await aGiftCard(app.db, { balanceInCents: 500_000 });
    const ready = await cartWith(card.code);
    const placed = await payByGiftCard(ready);
    // As if the first answer had been lost: the same request is the same order.
    expect((await payByGiftCard(ready)).orderNumber).toBe(placed.orderNumber);
    const dead = await cartWith(card.code);
    const whileDead = jest
      .spyOn(app.get(ResumeCheckouts)['settle'], 'run')
      .mockRejectedValueOnce(new Error('the server died'));
    await expect(payByGiftCard(dead)).rejects.toThrow();
    whileDead.mockRestore();
    await app.get(ResumeCheckouts).run({ startedSeconds: 0, processingSeconds: 0, absentSeconds: 0 });
    expect(
      await app.db.one(
        `SELECT a.state, count(o.id)::int AS orders FROM checkout.payment_attempt a
         LEFT JOIN orders."order" o ON o.id = a.order_id WHERE a.cart_id = $1 GROUP BY a.state`,
        [dead.cart.cartId],
      ),
    ).toEqual({ state: 'captured', orders: 1 });
  });

  it('leaves the rest to a lender, and is whole again when the shopper leaves', async () => {
    const card = await aGiftCard(app.db);
    const ready = await chooseMethod(app, await cartWith(card.code), 'affirm');
    const going = await goToLender(app, ready, 'affirm', 1_000);
    expect(await balanceOf(card.giftCardId)).toBe(0);
    // The cart's own payment holds it: it is still there for this cart.
    expect((await optionsOf(ready)).giftCards.chosen?.balanceInCents).toBe(1_000);
    await comeBack(app, await answerLender(going, 'left'));
    expect(await balanceOf(card.giftCardId)).toBe(1_000);
    const again = await goToLender(app, ready, 'affirm', 1_000);
    expect(await comeBack(app, await answerLender(again))).toMatchObject({ state: 'placed' });
    const order = await orderOf(again.orderNumber);
    expect(order.payment).toMatchObject({
      method: 'affirm',
      capturedInCents: ready.cart.pricing.totalInCents - 1_000,
    });
  });

  it('is whole again when the card is declined', async () => {
    const card = await aGiftCard(app.db);
    const ready = await cartWith(card.code);
    await expect(payFor(app, ready, { giftCardInCents: 1_000, card: 'declined' })).rejects.toMatchObject({
      code: 'payment.declined',
    });
    expect(await balanceOf(card.giftCardId)).toBe(1_000);
    expect((await payFor(app, ready, { giftCardInCents: 1_000 })).state).toBe('placed');
  });

  it('is spent once by 20 who pay with it at the same moment, and no one is charged a different amount than agreed', async () => {
    const card = await aGiftCard(app.db);
    const readyCarts: ReadyCart[] = [];
    for (let made = 0; made < MANY; made += 1) readyCarts.push(await cartWith(card.code));
    const outcomes = await Promise.all(
      readyCarts.map((ready) =>
        payFor(app, ready, { giftCardInCents: 1_000 }).then(({ state }) => state as string, codeOf),
      ),
    );
    expect(outcomes.filter((each) => each === 'placed')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'giftCard.changed')).toHaveLength(MANY - 1);
    expect(await balanceOf(card.giftCardId)).toBe(0);
    const late = readyCarts[outcomes.indexOf('giftCard.changed')];
    if (late === undefined) throw new Error('nobody came too late');
    expect((await optionsOf(late)).giftCards.chosen).toBeNull();
    expect((await payFor(app, late)).state).toBe('placed');
  });

  it('is refused if it is unknown, misspelled, empty, blocked or another customer’s, and can be dropped', async () => {
    const ready = await aReadyCart(app, { tireId });
    const refused = (body: Parameters<typeof choose>[1]) => choose(ready, body).then(() => 'chosen', codeOf);
    const blocked = await aGiftCard(app.db, { state: 'blocked' });
    const owned = await aGiftCard(app.db, { accountId: randomUUID() });
    expect([
      await refused({ code: 'ABCD' }),
      await refused({ code: 'ABCD-EFGH-JKLM-NPQR' }),
      await refused({ code: blocked.code }),
      await refused({ giftCardId: owned.giftCardId }),
    ]).toEqual(['giftCard.codeInvalid', 'giftCard.unknown', 'giftCard.blocked', 'giftCard.unknown']);
    const card = await aGiftCard(app.db);
    await payFor(app, await cartWith(card.code), { giftCardInCents: 1_000 });
    expect(await refused({ code: card.code })).toBe('giftCard.empty');

    const other = await aGiftCard(app.db);
    await choose(ready, { code: other.code });
    const dropped = await app.client.call(dropGiftCard, {}, { headers: ready.headers });
    expect(dropped.chosen).toBeNull();
    expect(await payFor(app, ready, { giftCardInCents: 1_000 }).catch(codeOf)).toBe('giftCard.changed');
    expect((await payFor(app, ready)).state).toBe('placed');
  });

  it('that is blocked meanwhile pays nothing, and takes refunds of its payments', async () => {
    const card = await aGiftCard(app.db);
    const paid = await cartWith(card.code);
    const placed = await payFor(app, paid, { giftCardInCents: 1_000 });
    const staff = { staffId: randomUUID(), name: 'Alex Novak' } as never;
    await app
      .get(MoveGiftCard)
      .run(card.giftCardId, { version: 1, event: 'block', reason: 'Stolen' }, { staff, requestId: 'r' });
    const order = await orderOf(placed.orderNumber);
    await cancelPlaced(app, { ...paid, ...placed, orderId: order.id }, STAFF);
    await eventually(async () => {
      await app.get(SettleRefunds).sweep(0);
      expect(await balanceOf(card.giftCardId)).toBe(1_000);
    });
    const late = await aReadyCart(app, { tireId });
    await expect(choose(late, { code: card.code })).rejects.toMatchObject({ code: 'giftCard.blocked' });
  });
});
