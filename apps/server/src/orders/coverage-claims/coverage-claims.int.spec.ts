import { randomUUID } from 'node:crypto';

import {
  chooseGiftCard,
  decideApproval,
  getAdminOrder,
  listApprovals,
  type OrderCoverageClaims,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { aReadyCart } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { codeOf, returnCalls } from '../returns/testing/return-calls.js';
import { aCoveredOrder, coverageClaimCalls } from './testing/coverage-claim-calls.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const CODE = /\b(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}\b/;

interface Card {
  readonly id: string;
  readonly number: string;
  readonly account_id: string | null;
  readonly has_code: boolean;
  readonly balance: number;
}

describe('coverage claims', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof coverageClaimCalls>;
  let returns: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = coverageClaimCalls(app);
    returns = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const orderOf = (id: string) => app.client.call(getAdminOrder, { params: { id } }, as('robin'));
  const numberOf = ({ claims }: OrderCoverageClaims): string => claims[0]?.claimNumber ?? '';
  const cardsOf = (claimId: string) =>
    app.db.query<Card>(
      `SELECT id, number, account_id, code_hash IS NOT NULL AS has_code, balance_in_cents AS balance
       FROM gift_cards.gift_card WHERE source_id = $1`,
      [claimId],
    );
  const paid = (id: string) =>
    eventually(async () => {
      expect(await calls.shown(id)).toMatchObject({ state: 'paid' });
      return calls.shown(id);
    });
  const mailsOf = (orderId: string) =>
    app.db.query<{ id: string; template: string; text: string }>(
      `SELECT id, template, body_text AS text FROM platform.message WHERE order_id = $1 AND template LIKE 'coverage-claim%'
       ORDER BY created_at, id`,
      [orderId],
    );

  it('pay a guest’s ruined tire as a gift card whose mailed code spends it: proof, answer, books, mails and timeline [R9.12]', async () => {
    const { orderNumber, orderId, shipTo } = await aCoveredOrder(app);
    expect(await calls.open(orderNumber)).toMatchObject({
      isOpen: true,
      year: 1,
      replacementLimitInCents: 40_000,
      isPaidToAccount: false,
      changesNeed: 'code',
      lines: [{ isCovered: true, claimable: 4, replaced: 0 }],
    });
    const claimed = await calls.claim(orderNumber);
    const id = await calls.idOf(claimed);
    const price = claimed.lines[0]?.paidPerTireInCents ?? 0;
    expect(price).toBeGreaterThan(15_000);
    expect(claimed.claims[0]).toMatchObject({
      state: 'requested',
      needsProof: true,
      answerDueAt: null,
      amountInCents: price,
      limitInCents: 40_000,
    });
    expect(await codeOf(calls.approve(id))).toBe('coverageClaim.proofMissing');
    const proved = await calls.addPicture(orderNumber, numberOf(claimed));
    const dueIn = Date.parse(proved.claims[0]?.answerDueAt ?? '') - Date.now();
    expect(Math.abs(dueIn - 24 * 3_600_000)).toBeLessThan(3_600_000);
    const stored = await app.db.one<{ bytes: Buffer }>(
      'SELECT bytes FROM orders.coverage_claim_picture WHERE claim_id = $1',
      [id],
    );
    expect(stored?.bytes.includes('Pat Doe')).toBe(false);
    expect((await calls.list({ orderId, isOurTurn: true }))[0]).toMatchObject({ id, pictureCount: 1 });
    await calls.approve(id);
    const shown = await paid(id);
    expect(shown).toMatchObject({
      amountInCents: price,
      decidedBy: expect.stringContaining('Robin') as string,
      effects: [],
    });
    const [card, ...more] = await cardsOf(id);
    expect(more).toEqual([]);
    expect(card).toMatchObject({ balance: price, account_id: null, has_code: true });
    const order = await orderOf(orderId);
    expect(order.refundedInCents).toBe(0);
    expect(order.ledger.find(({ kind }) => kind === 'coverage')?.entries).toEqual([
      { account: 'coverage_benefits', amountInCents: price },
      { account: 'gift_card_liability', amountInCents: -price },
    ]);
    expect(order.timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Coverage claimed', 'Coverage claim approved', 'Coverage claim paid']),
    );
    expect((await calls.open(orderNumber)).lines[0]).toMatchObject({ replaced: 1, claimable: 3 });
    const mails = await mailsOf(orderId);
    expect(mails.map(({ template }) => template)).toEqual([
      'coverage-claim-requested',
      'coverage-claim-paid',
    ]);
    const code = CODE.exec(mails[1]?.text ?? '')?.[0] ?? '';
    const { headers } = await aReadyCart(app, { shipTo: { email: shipTo.email } });
    const choice = await app.client.call(chooseGiftCard, { body: { code } }, { headers });
    expect(choice.chosen).toMatchObject({ balanceInCents: price });
  });

  it('can be asked about, answered with another bill, denied, appealed once and cancelled [R9.12]', async () => {
    const { orderNumber, orderId } = await aCoveredOrder(app);
    const id = await calls.proved(orderNumber, { kind: 'repair', billInCents: cents(9_000) });
    await calls.ask(id, 'The bill says $19. Which is right?');
    expect((await calls.open(orderNumber)).claims[0]).toMatchObject({
      state: 'moreAsked',
      question: 'The bill says $19. Which is right?',
      canAnswer: true,
      answerDueAt: null,
    });
    expect(await codeOf(calls.approve(id))).toBe('order.transitionRefused');
    const number = (await calls.shown(id)).claimNumber;
    expect(await codeOf(calls.answer(orderNumber, number, { billInCents: cents(1) }))).toBe(
      'coverageClaim.billMissing',
    );
    const answered = await calls.answer(orderNumber, number, { billInCents: cents(1_900) });
    expect(answered.claims[0]).toMatchObject({
      state: 'requested',
      amountInCents: 1_900,
      answer: 'Here it is.',
    });
    await calls.deny(id, 'Punctured in the sidewall');
    expect((await calls.open(orderNumber)).claims[0]).toMatchObject({
      state: 'denied',
      denialReason: 'Punctured in the sidewall',
      canAppeal: true,
    });
    await calls.appeal(orderNumber, number);
    await calls.deny(id, 'Still the sidewall');
    expect((await calls.open(orderNumber)).claims[0]).toMatchObject({ state: 'denied', canAppeal: false });
    expect(await codeOf(calls.appeal(orderNumber, number))).toBe('order.transitionRefused');
    const [other] = (await calls.claim(orderNumber)).claims;
    const cancelled = await calls.cancel(orderNumber, other?.claimNumber ?? '');
    expect(cancelled.claims[0]).toMatchObject({ state: 'cancelled', canCancel: false });
    await eventually(async () =>
      expect((await mailsOf(orderId)).map(({ template }) => template)).toEqual([
        'coverage-claim-requested',
        'coverage-claim-asked',
        'coverage-claim-denied',
        'coverage-claim-appealed',
        'coverage-claim-denied',
        'coverage-claim-requested',
        'coverage-claim-cancelled',
      ]),
    );
  });

  it('pay each tire once, however often it is claimed and approved at the same time [R9.12]', async () => {
    const { orderNumber } = await aCoveredOrder(app);
    const claims = await Promise.all([1, 2, 3].map(() => codeOf(calls.claim(orderNumber, { quantity: 2 }))));
    expect(claims.sort()).toEqual(['coverageClaim.noneLeft', 'ok', 'ok']);
    const ids: string[] = [];
    for (const { claimNumber } of (await calls.open(orderNumber)).claims) {
      await calls.addPicture(orderNumber, claimNumber);
      const row = await app.db.one<{ id: string }>('SELECT id FROM orders.coverage_claim WHERE number = $1', [
        Number(claimNumber.slice(3)),
      ]);
      ids.push(row?.id ?? '');
    }
    const versions = await Promise.all(ids.map(async (id) => (await calls.shown(id)).version));
    const approvals = await Promise.all(
      ids.flatMap((id, at) =>
        ['robin', 'marcus'].map((who) => codeOf(calls.approve(id, { who, version: versions[at] ?? 0 }))),
      ),
    );
    expect(approvals.sort()).toEqual(['ok', 'ok', 'record.stale', 'record.stale']);
    for (const id of ids) {
      await paid(id);
      expect(await cardsOf(id)).toHaveLength(1);
    }
    const lines = (await calls.open(orderNumber)).lines;
    expect(lines[0]).toMatchObject({ replaced: 4, claimable: 0 });
    expect(await codeOf(calls.claim(orderNumber))).toBe('coverageClaim.noneLeft');
  });

  it('are paid once if the event comes again, and made once with the same key', async () => {
    const { orderNumber, orderId } = await aCoveredOrder(app);
    const key = randomUUID();
    await calls.claim(orderNumber, {}, key);
    await calls.claim(orderNumber, {}, key).catch(() => null);
    expect((await calls.open(orderNumber)).claims).toHaveLength(1);
    const id = await calls.idOf(await calls.open(orderNumber));
    await calls.addPicture(orderNumber, (await calls.shown(id)).claimNumber);
    await calls.approve(id);
    await paid(id);
    const again = await app.db.one<{ id: string }>(
      `INSERT INTO platform.outbox_event (id, type, aggregate_id, payload)
       SELECT gen_random_uuid(), type, aggregate_id, payload FROM platform.outbox_event
       WHERE type = 'CoverageClaimApproved' AND aggregate_id = $1 RETURNING id`,
      [orderId],
    );
    await eventually(async () => {
      const consumed = await app.db.query(
        `SELECT 1 FROM platform.consumed_event WHERE event_id = $1 AND consumer = 'orders.pay-coverage-claim'`,
        [again?.id],
      );
      expect(consumed).toHaveLength(1);
    });
    expect(await cardsOf(id)).toHaveLength(1);
    expect((await orderOf(orderId)).ledger.filter(({ kind }) => kind === 'coverage')).toHaveLength(1);
  });

  it('refuse returned tires, and replaced tires can’t be returned', async () => {
    const { orderNumber, orderId, cart } = await aCoveredOrder(app);
    const id = await calls.proved(orderNumber, { quantity: 2 });
    await calls.approve(id);
    await paid(id);
    expect(await codeOf(returns.request(orderNumber, [3]))).toBe('return.tooMany');
    const [own] = (await returns.request(orderNumber, [2])).returns;
    expect(await codeOf(calls.claim(orderNumber))).toBe('coverageClaim.noneLeft');
    const returnId = await returns.idOf(own?.returnNumber ?? '');
    await returns.approve(returnId);
    await returns.receive(returnId, (lineIds) =>
      lineIds.map((lineId) => ({ lineId, condition: 'as-new' as const, quantity: 2 })),
    );
    await returns.settle(returnId);
    await eventually(async () => expect((await orderOf(orderId)).refundedInCents).toBeGreaterThan(0));
    expect((await orderOf(orderId)).refundedInCents).toBeLessThan(cart.pricing.totalInCents);
    expect(await codeOf(calls.claim(orderNumber))).toBe('coverageClaim.noneLeft');
  });

  it('above the limit of their agent wait for a second person, and can be answered anew if they decline', async () => {
    const { orderNumber } = await aCoveredOrder(app, { priceInCents: 70_000 });
    const id = await calls.proved(orderNumber, { quantity: 4 });
    const decide = async (decision: 'approve' | 'refuse') => {
      const pending = await app.client.call(listApprovals, { query: {} }, as('alex'));
      const found = pending.find(({ subjectId, state }) => subjectId === id && state === 'pending');
      return app.client.call(
        decideApproval,
        {
          params: { id: found?.id ?? '' },
          body: { decision, ...(decision === 'refuse' ? { note: 'No' } : {}) },
        },
        { ...as('marcus'), idempotencyKey: randomUUID() },
      );
    };
    expect(await calls.shown(id)).toMatchObject({ needsApproval: true, amountInCents: 160_000 });
    expect(await calls.approve(id)).toMatchObject({ state: 'awaitingApproval' });
    await decide('refuse');
    expect(await calls.shown(id)).toMatchObject({ state: 'requested' });
    await calls.approve(id);
    expect(await cardsOf(id)).toEqual([]);
    await decide('approve');
    expect(await paid(id)).toMatchObject({ amountInCents: 160_000 });
    expect(await cardsOf(id)).toMatchObject([{ balance: 160_000 }]);
  });
});
