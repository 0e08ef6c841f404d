import { randomUUID } from 'node:crypto';

import {
  checkReviewInvitation,
  editOwnReview,
  openOwnReview,
  readReviewRequests,
  stopReviewInvitations,
  writeReview,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { ReviewsModule } from '../../reviews/index.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aDeliveredOrder, aProductLine, aTire } from '../../../test/builders/index.js';
import { readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';
import { OrdersModule } from '../orders.module.js';
import { InviteReviews } from './invite-reviews.js';

const SAID = {
  ratings: { dry: 5, wet: 4, winter: null, comfort: null, noise: null, treadwear: null },
  ...{ summary: 'Quiet, and planted in the rain', comments: '', name: 'Dana Whitfield', purchasedOn: '' },
  ...{ vehicle: '', milesDriven: null, drivingStyle: null, placeDriven: null, wouldBuyAgain: true },
} as const;

describe('invitations to review', () => {
  let app: ShopApp;
  let lineId = '';
  let tireId = '';

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, OrdersModule, ReviewsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    // Reviews were sent by the database’s clock.
    app.clock.set(new Date().toISOString());
    ({ lineId } = await aProductLine(app.db));
    ({ tireId } = await aTire(app.db, { lineId, stock: { CAR: 80 } }));
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  let people = 0;
  const bought = async (ago: string) => {
    people += 1;
    const order = await aDeliveredOrder(app, { tireId, ago });
    const email = `driver${people}@example.com`;
    await app.db.execute('UPDATE orders."order" SET email = $2, mailbox = $2 WHERE id = $1', [
      order.orderId,
      email,
    ]);
    return { ...order, email };
  };
  const ageBy = (orderId: string, ago: string) =>
    app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - $2::interval, cancel_closes_at = cancel_closes_at - $2::interval,
         picked_up_at = picked_up_at - $2::interval, shipped_at = shipped_at - $2::interval, delivered_at = delivered_at - $2::interval
       WHERE id = $1`,
      [orderId, ago],
    );
  const invite = () => app.get(InviteReviews).run();
  const mails = (to: string) =>
    app.db.query<{ template: string; text: string }>(
      `SELECT template, body_text AS text FROM platform.message WHERE recipient = $1 AND template LIKE 'review-%' ORDER BY created_at, id`,
      [to],
    );
  const keyIn = (text = '') => /\?invitation=([\w-]{43})/.exec(text)?.[1] ?? '';
  const write = (invitation: string, line = 'crosswind-ht') =>
    app.client.call(
      writeReview,
      {
        body: {
          ...{ brand: 'northway', line, ...SAID, email: `writer${people}@example.com`, order: null },
          ...{ seconds: 95, invitation },
        },
      },
      { idempotencyKey: randomUUID() },
    );

  it('go out once, 30 days after the delivery, and prove the purchase', async () => {
    const [early, due, late] = [await bought('29 days'), await bought('30 days'), await bought('50 days')];
    await Promise.all([invite(), invite()]);
    await invite();
    expect([await mails(early.email), await mails(late.email)]).toEqual([[], []]);
    const sent = await mails(due.email);
    expect(sent.map(({ template }) => template)).toEqual(['review-invitation']);
    // The page's own address: a redirect would be one more place that can lose the key.
    expect(sent[0]?.text).toContain('/brands/northway-tires/crosswind-ht/write-a-review?invitation=');
    const key = keyIn(sent[0]?.text);
    await expect(write('A'.repeat(43))).rejects.toMatchObject({ code: 'review.invitationUnknown' });
    expect(await write(key)).toMatchObject({ isVerified: true });
    const stored = await app.db.one<{ all: string }>(
      'SELECT to_jsonb(i)::text AS all FROM orders.review_invitation i WHERE order_id = $1',
      [due.orderId],
    );
    expect(stored?.all).not.toContain(key);
  });

  it('spare returned tires and people who want no mail', async () => {
    const [returned, unwilling] = [await bought('30 days'), await bought('30 days')];
    await app.db.execute('UPDATE orders.order_line SET returned_quantity = quantity WHERE order_id = $1', [
      returned.orderId,
    ]);
    await app.get(UnitOfWork).run(async (tx) => {
      await app.get(Suppressions).add(tx, unwilling.email, 'left');
      return { ok: true, value: null };
    });
    await invite();
    expect([await mails(returned.email), await mails(unwilling.email)]).toEqual([[], []]);
  });

  it('stop for good once their link asks for it, whatever the mail program opens before', async () => {
    const order = await bought('30 days');
    await invite();
    const [mail] = await mails(order.email);
    const key = keyIn(mail?.text);
    expect(mail?.text).toContain(`/my-reviews/stop/${key}`);
    const url = await app.db.one<{ url: string }>(
      `SELECT unsubscribe_url AS url FROM platform.message WHERE recipient = $1 AND template LIKE 'review-%'`,
      [order.email],
    );
    expect(url?.url).toMatch(new RegExp(`/api/review-invitations/${key}$`));
    const stop = (invitation: string) => app.client.call(stopReviewInvitations, { body: { invitation } });
    const requests = (invitation: string) => app.client.call(readReviewRequests, { body: { invitation } });
    for (const call of [stop, requests])
      await expect(call('A'.repeat(43))).rejects.toMatchObject({ code: 'record.missing' });
    expect(await requests(key)).toEqual({ isStopped: false });
    expect([await stop(key), await stop(key)]).toEqual([{ isStopped: true }, { isStopped: true }]);
    expect(await requests(key)).toEqual({ isStopped: true });
    await ageBy(order.orderId, '152 days');
    await invite();
    expect(await mails(order.email)).toHaveLength(1);
  });

  it('tell before the form is filled in if their key is of these tires', async () => {
    const order = await bought('30 days');
    await invite();
    const invitation = keyIn((await mails(order.email))[0]?.text);
    const other = await aProductLine(app.db, { name: 'Allroad' });
    await aTire(app.db, { lineId: other.lineId });
    await readCatalogue(app);
    const known = async (line: string, key: string) => {
      const body = { brand: 'northway', line, invitation: key };
      return (await app.client.call(checkReviewInvitation, { body })).isKnown;
    };
    expect(await known('crosswind-ht', invitation)).toBe(true);
    expect(await known('allroad', invitation)).toBe(false);
    expect(await known('crosswind-ht', 'A'.repeat(43))).toBe(false);
  });

  it('go to nobody whose data was erased', async () => {
    const erased = await bought('30 days');
    await app.db.execute(`UPDATE orders."order" SET email = '', first_name = '' WHERE id = $1`, [
      erased.orderId,
    ]);
    await invite();
    expect(await mails('')).toEqual([]);
  });

  it('ask about the same tires of two orders once', async () => {
    const [first, second] = [await bought('31 days'), await bought('30 days')];
    await app.db.execute('UPDATE orders."order" SET email = $2 WHERE id = $1', [second.orderId, first.email]);
    await invite();
    expect(await mails(first.email)).toHaveLength(1);
  });

  it('open a published review to its writer again after 6 months', async () => {
    const order = await bought('30 days');
    await invite();
    const { token } = await write(keyIn((await mails(order.email))[0]?.text));
    await app.db.execute(
      `UPDATE reviews.submission SET mailbox = $2, submitted_at = now() - interval '152 days', our_turn_since = NULL WHERE order_id = $1`,
      [order.orderId, order.email],
    );
    await app.db.execute(
      `UPDATE reviews.review SET state = 'published' WHERE id = (SELECT review_id FROM reviews.submission WHERE order_id = $1)`,
      [order.orderId],
    );
    const own = () => app.client.call(openOwnReview, { body: { token } });
    expect((await own()).mayEdit).toBe(false);
    await ageBy(order.orderId, '152 days');
    await invite();
    const follow = (await mails(order.email)).at(-1);
    expect(follow?.template).toBe('review-follow-up');
    expect(follow?.text).toContain(`/my-reviews/${token}`);
    const { mayEdit, version } = await own();
    expect(mayEdit).toBe(true);
    const { name, ...said } = SAID;
    const edited = await app.client.call(
      editOwnReview,
      { body: { token, version, name, ...said, milesDriven: '5000-9999' } },
      { idempotencyKey: randomUUID() },
    );
    expect(edited.state).toBe('submitted');
  });
});
