import { randomUUID } from 'node:crypto';

import {
  chooseGiftCard,
  decideApproval,
  getAdminOrder,
  listApprovals,
  withdrawApproval,
} from '@simpletread/contract';

import { CartsModule } from '../../../carts/carts.module.js';
import {
  aDeliveredOrder,
  aGiftCard,
  aReadyCart,
  aTire,
  deliver,
  payFor,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { EndApproval } from '../../../sso/approvals/end-approval.js';
import { codeOf, returnCalls } from '../testing/return-calls.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

/** Every way to return four tires in parts. */
const PARTS = [[4], [3, 1], [1, 3], [2, 2], [1, 2, 1], [1, 1, 1, 1]];

describe('the money of returns', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const orderOf = (orderId: string) =>
    app.client.call(getAdminOrder, { params: { id: orderId } }, as('alex'));
  const arrived = async (orderNumber: string, quantity: number): Promise<string> => {
    const returns = (await calls.request(orderNumber, [quantity])).returns;
    const id = await calls.idOf(returns[0]?.returnNumber ?? '');
    await calls.approve(id);
    await calls.receive(id, ([lineId = '']) => [{ lineId, condition: 'as-new', quantity }]);
    return id;
  };
  const paidByGiftCard = async (giftCardInCents: number) => {
    const { tireId } = await aTire(app.db, { priceInCents: 10_333, stock: { CAR: 4 } });
    const { code, giftCardId } = await aGiftCard(app.db, { balanceInCents: giftCardInCents });
    const ready = await aReadyCart(app, { tireId });
    await app.client.call(chooseGiftCard, { body: { code } }, { headers: ready.headers });
    const placed = await payFor(app, ready, { giftCardInCents });
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
      placed.orderNumber,
    ]);
    const orderId = row?.id ?? '';
    await deliver(app, orderId);
    return { ...placed, orderId, giftCardId, total: ready.cart.pricing.totalInCents };
  };

  it.each(PARTS.flatMap((parts) => [[parts, 1_000] as const, [parts, 30_000] as const]))(
    'is all that was paid less the fees, to each tender no more than it paid, in parts of %j with %d by gift card',
    async (parts, giftCardInCents) => {
      const { orderNumber, orderId, giftCardId, total } = await paidByGiftCard(giftCardInCents);
      for (const quantity of parts) await calls.settle(await arrived(orderNumber, quantity));
      await eventually(async () =>
        expect(await orderOf(orderId)).toMatchObject({ refundedInCents: total - 8_000 }),
      );
      const { payment } = await orderOf(orderId);
      const money = Math.min(total - giftCardInCents, total - 8_000);
      expect(payment).toMatchObject({
        refundedInCents: money,
        giftCardRefundedInCents: total - 8_000 - money,
      });
      expect(
        await app.db.one('SELECT balance_in_cents AS balance FROM gift_cards.gift_card WHERE id = $1', [
          giftCardId,
        ]),
      ).toEqual({ balance: total - 8_000 - money });
    },
  );

  it('counts a refund that isn’t paid yet, when two returns are settled at once', async () => {
    const { orderNumber, orderId, total } = await paidByGiftCard(30_000);
    const ids = [await arrived(orderNumber, 2), await arrived(orderNumber, 2)];
    const codes = await Promise.all(ids.map((id) => codeOf(calls.settle(id))));
    expect(codes).toEqual(['ok', 'ok']);
    await eventually(async () =>
      expect(await orderOf(orderId)).toMatchObject({ refundedInCents: total - 8_000 }),
    );
  });

  it('is refunded once, however often two agents settle', async () => {
    const { orderNumber, orderId, total } = await paidByGiftCard(1_000);
    const id = await arrived(orderNumber, 4);
    const key = randomUUID();
    const codes = await Promise.all([
      codeOf(calls.settle(id, { key })),
      codeOf(calls.settle(id, { who: 'marcus' })),
      codeOf(calls.settle(id, { who: 'alex' })),
    ]);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    await eventually(async () => {
      const { refunds } = await orderOf(orderId);
      expect(refunds.reduce((sum, each) => sum + each.amountInCents, 0)).toBe(total - 8_000);
    });
  });

  describe('over the limit of its agent', () => {
    const anExpensiveReturn = async () => {
      const { tireId } = await aTire(app.db, { priceInCents: 60_000, stock: { CAR: 4 } });
      const { orderNumber, orderId } = await aDeliveredOrder(app, { tireId });
      const id = await arrived(orderNumber, 4);
      expect(await calls.shown(id)).toMatchObject({ needsApproval: true, refundLimitInCents: 150_000 });
      expect(await calls.settle(id)).toMatchObject({ state: 'awaitingApproval' });
      const approval = await pendingOf(id);
      return { id, orderId, approvalId: approval?.id ?? '', approval };
    };
    const pendingOf = async (returnId: string) => {
      const pending = await app.client.call(listApprovals, { query: {} }, as('alex'));
      return pending.find(({ subjectId, state }) => subjectId === returnId && state === 'pending');
    };
    const withdraw = (id: string) =>
      app.client.call(withdrawApproval, { params: { id } }, { ...as('robin'), idempotencyKey: randomUUID() });
    const decide = (id: string, who: string, decision: 'approve' | 'refuse') =>
      app.client.call(
        decideApproval,
        { params: { id }, body: { decision, ...(decision === 'refuse' ? { note: 'Count again' } : {}) } },
        { ...as(who), idempotencyKey: randomUUID() },
      );

    it('waits for a second person, and is paid once they agree', async () => {
      const { id, orderId, approvalId, approval } = await anExpensiveReturn();
      expect(approval).toMatchObject({ kind: 'return.refund' });
      expect(await codeOf(decide(approvalId, 'robin', 'approve'))).not.toBe('ok');
      expect((await orderOf(orderId)).refunds).toEqual([]);
      await decide(approvalId, 'marcus', 'approve');
      await eventually(async () => expect(await calls.shown(id)).toMatchObject({ state: 'refunded' }));
    });

    it('is paid for the accepted tires only, once a second person approves it', async () => {
      const { tireId } = await aTire(app.db, { priceInCents: 60_000, stock: { CAR: 4 } });
      const { orderNumber, orderId } = await aDeliveredOrder(app, { tireId });
      const [own] = (await calls.request(orderNumber, [4])).returns;
      const id = await calls.idOf(own?.returnNumber ?? '');
      await calls.approve(id);
      await calls.receive(id, ([lineId = '']) => [
        { lineId, condition: 'as-new', quantity: 3 },
        { lineId, condition: 'used', quantity: 1 },
      ]);
      const { money, lines } = await calls.shown(id);
      expect(lines).toMatchObject([{ quantity: 4, received: 4, accepted: 3 }]);
      expect(await calls.settle(id)).toMatchObject({ state: 'awaitingApproval' });
      expect((await orderOf(orderId)).refundedInCents).toBe(0);
      await decide((await pendingOf(id))?.id ?? '', 'marcus', 'approve');
      await eventually(async () =>
        expect(await orderOf(orderId)).toMatchObject({ refundedInCents: money.refundInCents }),
      );
      expect(money.refundInCents).toBeGreaterThan(150_000);
      expect(money.refundInCents).toBeLessThan(4 * 60_000);
    });

    it('can be declined and withdrawn as often as it is asked for', async () => {
      const { id } = await anExpensiveReturn();
      const ends = [
        (approvalId: string) => decide(approvalId, 'marcus', 'refuse'),
        (approvalId: string) => decide(approvalId, 'marcus', 'refuse'),
        withdraw,
        withdraw,
      ];
      for (const end of ends) {
        expect(await codeOf(end((await pendingOf(id))?.id ?? ''))).toBe('ok');
        expect(await calls.shown(id)).toMatchObject({ state: 'received' });
        expect(await calls.settle(id)).toMatchObject({ state: 'awaitingApproval' });
      }
    });

    it('waits, too, if the refunds of its order are over it together', async () => {
      const { tireId } = await aTire(app.db, { priceInCents: 60_000, stock: { CAR: 4 } });
      const { orderNumber } = await aDeliveredOrder(app, { tireId });
      const [first, second] = [await arrived(orderNumber, 2), await arrived(orderNumber, 2)];
      for (const id of [first, second]) expect(await calls.shown(id)).toMatchObject({ needsApproval: false });
      expect(await calls.settle(first)).not.toMatchObject({ state: 'awaitingApproval' });
      const shown = await calls.shown(second);
      expect(shown).toMatchObject({ needsApproval: true });
      expect(shown.actions.find(({ id }) => id === 'settle')?.reason).toMatch(
        /once a second person approves it\. With earlier refunds, it is over your/,
      );
      expect(await calls.settle(second)).toMatchObject({ state: 'awaitingApproval' });
    });

    it('can be settled anew after they decline or let it expire', async () => {
      const { id, approvalId } = await anExpensiveReturn();
      await decide(approvalId, 'marcus', 'refuse');
      expect(await calls.shown(id)).toMatchObject({ state: 'received' });
      await calls.settle(id);
      await app.db.execute(
        `UPDATE approvals.approval SET requested_at = requested_at - interval '49 hours', expires_at = now()
         WHERE subject_id = $1 AND state = 'pending'`,
        [id],
      );
      await app.get(EndApproval).expireDue();
      expect(await calls.shown(id)).toMatchObject({ state: 'received' });
    });
  });
});
