import { randomUUID } from 'node:crypto';

import { decideApproval, getAdminOrder, listApprovals, type OrderPriceClaims } from '@simpletread/contract';
import { type Cents, cents, dayAfter, EASTERN_ZONE, easternWall, startOfZoneDay } from '@simpletread/domain';
import sharp from 'sharp';

import { CartsModule } from '../../carts/carts.module.js';
import { aDeliveredOrder, aPlacedOrder, aPromotion, aTire } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { codeOf, returnCalls } from '../returns/testing/return-calls.js';
import { priceClaimCalls } from './testing/price-claim-calls.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

/** The age, as an interval, of the delivery of an order placed at noon that many Eastern days ago; carriers take three days. */
const deliveredFor = (days: number): string => {
  const now = Date.now();
  const day = dayAfter(easternWall(new Date(now)).slice(0, 10), -days);
  const placedAt = startOfZoneDay(day, EASTERN_ZONE).getTime() + 12 * 3_600_000;
  return `${Math.round((now - placedAt) / 1_000) - 3 * 86_400} seconds`;
};

describe('the price guarantee', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof priceClaimCalls>;
  let returns: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = priceClaimCalls(app);
    returns = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const anOrder = async ({ priceInCents = 15_000, ago = '1 day' } = {}) => {
    const { tireId } = await aTire(app.db, { priceInCents, stock: { CAR: 4 } });
    const placed = await aDeliveredOrder(app, { tireId, ago });
    const setPrice = (price: number) =>
      app.db.execute('UPDATE catalogue.tire SET price_in_cents = $2 WHERE id = $1', [tireId, price]);
    return { ...placed, tireId, setPrice };
  };
  const orderOf = (id: string) => app.client.call(getAdminOrder, { params: { id } }, as('robin'));
  const paidOut = (orderId: string, amountInCents: number) =>
    eventually(async () => expect(await orderOf(orderId)).toMatchObject({ refundedInCents: amountInCents }));
  const moneyOf = ({ claims }: OrderPriceClaims): Cents => claims[0]?.money?.refundInCents ?? cents(0);
  const mailsOf = async (orderId: string): Promise<string[]> => {
    const rows = await app.db.query<{ template: string }>(
      `SELECT template FROM platform.message WHERE order_id = $1 AND template LIKE 'price-claim%' ORDER BY created_at, id`,
      [orderId],
    );
    return rows.map(({ template }) => template);
  };

  it('refunds our own lower price at once, with its tax, also if it has risen again, and each drop once [R9.09]', async () => {
    const { orderNumber, orderId, setPrice } = await anOrder();
    expect(await codeOf(calls.claimOwnPrice(orderNumber))).toBe('priceClaim.noDrop');
    await setPrice(14_000);
    await setPrice(16_000);
    const claimed = await calls.claimOwnPrice(orderNumber);
    const [line] = claimed.lines;
    const [own] = claimed.claims;
    expect(own).toMatchObject({ kind: 'own-price', state: 'refunding', pricePerTireInCents: 14_000 });
    expect(own?.money?.differenceInCents).toBe(4 * 1_000);
    const { amounts } = line ?? { amounts: { salesTaxInCents: 0, tiresInCents: 1, installationInCents: 0 } };
    const base = amounts.tiresInCents + amounts.installationInCents;
    expect(own?.money?.salesTaxInCents).toBe(Math.round((amounts.salesTaxInCents * 4_000) / base));
    expect(line).toMatchObject({ paidPerTireInCents: 14_000, isClaimed: false });
    await paidOut(orderId, moneyOf(claimed));
    expect(await codeOf(calls.claimOwnPrice(orderNumber))).toBe('priceClaim.noDrop');
    await setPrice(13_500);
    const again = await calls.claimOwnPrice(orderNumber);
    expect(again.claims[0]?.money?.differenceInCents).toBe(4 * 500);
    await paidOut(orderId, moneyOf(claimed) + moneyOf(again));
    await eventually(async () =>
      expect((await calls.open(orderNumber)).claims[0]).toMatchObject({ state: 'refunded' }),
    );
    await eventually(async () => expect(await mailsOf(orderId)).toContain('price-claim-refunded'));
  });

  it('compares with an offer for the same way of receiving in the same place, and with no other [R9.09]', async () => {
    const { orderNumber, tireId } = await anOrder();
    const offer = (conditions: object) =>
      aPromotion(app.db, { scope: { tireIds: [tireId] }, conditions } as object);
    await offer({ zipPrefixes: ['902'] });
    await offer({ needsInstallation: true });
    await offer({ paymentMethods: ['affirm'] });
    expect(await codeOf(calls.claimOwnPrice(orderNumber))).toBe('priceClaim.noDrop');
    await offer({ zipPrefixes: ['191'], states: ['PA'], paymentMethods: ['card'] });
    const [own] = (await calls.claimOwnPrice(orderNumber)).claims;
    expect(own).toMatchObject({ state: 'refunding', pricePerTireInCents: 14_500 });
  });

  it('has no lower price of ours once the tire isn’t sold any more', async () => {
    const { orderNumber, tireId, setPrice } = await anOrder();
    await setPrice(14_000);
    const sold = (status: string) =>
      app.db.execute('UPDATE catalogue.tire SET status = $2 WHERE id = $1', [tireId, status]);
    await sold('discontinued');
    expect(await codeOf(calls.claimOwnPrice(orderNumber))).toBe('priceClaim.noDrop');
    await sold('active');
    expect(await codeOf(calls.claimOwnPrice(orderNumber))).toBe('ok');
  });

  it('is judged by staff for another seller’s price: proof, answer, refund, mails and timeline [R9.09]', async () => {
    const { orderNumber, orderId } = await anOrder();
    const claimed = await calls.claim(orderNumber, { offerAddress: '', pricePerTireInCents: cents(13_000) });
    const id = await calls.idOf(claimed);
    const [own] = claimed.claims;
    expect(own).toMatchObject({ state: 'requested', needsProof: true, canWithdraw: true });
    // No clock runs until the price is proved.
    expect(own?.answerDueAt).toBeNull();
    expect((await calls.list({ orderId }))[0]).toMatchObject({ id, dueAt: null });
    expect(await codeOf(calls.approve(id))).toBe('priceClaim.proofMissing');
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fbca0c' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Pat Doe' } })
      .toBuffer();
    const picture = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    expect((await calls.addPicture(orderNumber, own?.claimNumber ?? '', picture)).claims[0]).toMatchObject({
      pictureCount: 1,
      needsProof: false,
    });
    const { claims: proved } = await calls.open(orderNumber);
    const dueIn = Date.parse(proved[0]?.answerDueAt ?? '') - Date.now();
    expect(Math.abs(dueIn - 24 * 3_600_000)).toBeLessThan(3_600_000);
    expect((await calls.list({ orderId }))[0]).toMatchObject({ dueAt: proved[0]?.answerDueAt });
    const stored = await app.db.one<{ bytes: Buffer }>(
      'SELECT bytes FROM orders.price_claim_picture WHERE claim_id = $1',
      [id],
    );
    expect(stored?.bytes.includes('Pat Doe')).toBe(false);
    expect((await calls.list({ orderId }))[0]).toMatchObject({ id, pictureCount: 1, state: 'requested' });
    const approved = await calls.approve(id);
    expect(approved.money?.differenceInCents).toBe(4 * 2_000);
    await paidOut(orderId, approved.money?.refundInCents ?? 0);
    await eventually(async () => {
      const { timeline } = await orderOf(orderId);
      expect(timeline.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['Lower price claimed', 'Price claim approved', 'Price claim refunded']),
      );
    });
    await eventually(async () =>
      expect(await mailsOf(orderId)).toEqual([
        'price-claim-requested',
        'price-claim-approved',
        'price-claim-refunded',
      ]),
    );
  });

  it('can be denied with a reason and withdrawn, and ends after five in vain', async () => {
    const { orderNumber, orderId } = await anOrder();
    await calls.deny(await calls.idOf(await calls.claim(orderNumber)), 'The offer is for another load index');
    expect((await calls.open(orderNumber)).claims[0]).toMatchObject({
      state: 'denied',
      denialReason: 'The offer is for another load index',
    });
    for (let ended = 1; ended < 5; ended += 1) {
      const [own] = (await calls.claim(orderNumber)).claims;
      expect(await codeOf(calls.claim(orderNumber))).toBe('priceClaim.isOpen');
      await calls.withdraw(orderNumber, own?.claimNumber ?? '');
    }
    expect(await codeOf(calls.claim(orderNumber))).toBe('priceClaim.tooMany');
    expect(await calls.open(orderNumber)).toMatchObject({ isOpen: false });
    await eventually(async () => {
      const mails = await app.db.query<{ text: string }>(
        `SELECT body_text AS text FROM platform.message WHERE order_id = $1 AND template IN ('price-claim-denied', 'price-claim-withdrawn')
         ORDER BY created_at, id`,
        [orderId],
      );
      expect(mails).toHaveLength(5);
      expect(mails.at(-1)?.text).not.toContain('another one');
    });
  });

  it('is open from the end of cancelling until the 30th Eastern day after the order [R9.09]', async () => {
    const placed = await aPlacedOrder(app);
    expect(await codeOf(calls.claim(placed.orderNumber))).toBe('priceClaim.tooEarly');
    const last = await anOrder({ ago: deliveredFor(30) });
    expect(await calls.open(last.orderNumber)).toMatchObject({ isOpen: true, daysLeft: 0 });
    expect(await codeOf(calls.claim(last.orderNumber))).toBe('ok');
    const late = await anOrder({ ago: deliveredFor(31) });
    expect(await calls.open(late.orderNumber)).toMatchObject({ isOpen: false, daysLeft: -1 });
    expect(await codeOf(calls.claim(late.orderNumber))).toBe('priceClaim.windowClosed');
  });

  it('refuses a price that isn’t lower, an address that is none, and another order’s tires', async () => {
    const { orderNumber } = await anOrder();
    const other = await calls.open((await anOrder()).orderNumber);
    const refused = (change: object) => codeOf(calls.claim(orderNumber, change));
    expect(await refused({ pricePerTireInCents: cents(15_000) })).toBe('priceClaim.notLower');
    expect(await refused({ pricePerTireInCents: cents(50) })).toBe('priceClaim.priceTooLow');
    expect(await refused({ offerAddress: 'javascript:alert(1)' })).toBe('priceClaim.addressInvalid');
    expect(await refused({ offerAddress: `tires.example.com/${'a'.repeat(500)}` })).toBe(
      'priceClaim.addressTooLong',
    );
    expect(await refused({ lineId: other.lines[0]?.lineId ?? '' })).toBe('priceClaim.lineUnknown');
    const body = { orderNumber, zip: '19103' };
    const answer = await send(`${app.url}/orders/price-claims`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(404);
  });

  it('and a return of the same tires together give back no more than was paid', async () => {
    const { orderNumber, orderId, cart, setPrice } = await anOrder();
    const total = cart.pricing.totalInCents;
    await setPrice(12_000);
    const claimed = await calls.claimOwnPrice(orderNumber);
    const [own] = (await returns.request(orderNumber, [4])).returns;
    const returnId = await returns.idOf(own?.returnNumber ?? '');
    await returns.approve(returnId);
    await returns.receive(returnId, (lineIds) =>
      lineIds.map((lineId) => ({ lineId, condition: 'as-new' as const, quantity: 4 })),
    );
    expect((await returns.shown(returnId)).money.refundInCents).toBe(total - moneyOf(claimed) - 8_000);
    await returns.settle(returnId);
    await paidOut(orderId, total - 8_000);
    expect(await codeOf(calls.claimOwnPrice(orderNumber))).toBe('priceClaim.nothingKept');
    const kept = await app.db.query<{ account: string; sum: number }>(
      `SELECT e.account, sum(e.amount_in_cents)::bigint AS sum FROM orders.ledger_entry e
       JOIN orders.ledger_transaction t ON t.id = e.transaction_id
       WHERE t.order_id = $1 GROUP BY e.account HAVING sum(e.amount_in_cents) <> 0 ORDER BY e.account`,
      [orderId],
    );
    expect(kept).toEqual([
      { account: 'card_clearing', sum: 8_000 },
      { account: 'handling_revenue', sum: -8_000 },
    ]);
  });

  it('is paid once, however often it is claimed and approved at the same time', async () => {
    const { orderNumber, orderId, setPrice } = await anOrder();
    await setPrice(14_000);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(calls.claimOwnPrice(orderNumber))));
    expect(codes.sort()).toEqual(['ok', 'priceClaim.noDrop', 'priceClaim.noDrop']);
    const id = await calls.idOf(await calls.claim(orderNumber));
    const { version } = await calls.shown(id);
    const both = await Promise.all(
      ['robin', 'marcus'].map((who) => codeOf(calls.approve(id, { who, version }))),
    );
    expect(both.sort()).toEqual(['ok', 'record.stale']);
    const { claims } = await calls.open(orderNumber);
    await paidOut(
      orderId,
      claims.reduce((sum, each) => sum + (each.money?.refundInCents ?? 0), 0),
    );
  });

  it('over the limit of its agent waits for a second person, and can be answered anew if they decline', async () => {
    const { orderNumber, orderId } = await anOrder({ priceInCents: 70_000 });
    const id = await calls.idOf(await calls.claim(orderNumber));
    const pendingOf = async () => {
      const pending = await app.client.call(listApprovals, { query: {} }, as('alex'));
      return pending.find(({ subjectId, state }) => subjectId === id && state === 'pending')?.id ?? '';
    };
    const decide = async (decision: 'approve' | 'refuse') =>
      app.client.call(
        decideApproval,
        {
          params: { id: await pendingOf() },
          body: { decision, ...(decision === 'refuse' ? { note: 'No' } : {}) },
        },
        { ...as('marcus'), idempotencyKey: randomUUID() },
      );
    expect(await calls.approve(id)).toMatchObject({ state: 'awaitingApproval' });
    await decide('refuse');
    expect(await calls.shown(id)).toMatchObject({ state: 'requested', needsApproval: true });
    const asked = await calls.approve(id);
    expect((await orderOf(orderId)).refunds).toEqual([]);
    await decide('approve');
    await paidOut(orderId, asked.money?.refundInCents ?? 0);
    await eventually(async () => expect(await calls.shown(id)).toMatchObject({ state: 'refunded' }));
  });
});
