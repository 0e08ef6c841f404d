import { randomUUID } from 'node:crypto';

import {
  askReviewWriter,
  getAdminReview,
  openOwnReview,
  productReviews,
  publishReview,
  rejectReview,
  replyToReview,
  takeBackDecision,
  withdrawReply,
  writeReview,
} from '@simpletread/contract';
import type { ReplyVoice } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import {
  aProductLine,
  aReviewForm,
  aTire,
  CROSSWIND,
  type ReviewFormBody,
  UNRATED,
} from '../../../test/builders/index.js';
import { brokenInvariants, readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';
import { ReviewsModule } from '../reviews.module.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` }, idempotencyKey: randomUUID() });

const EMPLOYEES = ['lena@simpletread.example', 'Robin.C+tires@googlemail.com'];

describe('replies to reviews, reviews by employees and decisions', () => {
  let app: ShopApp;
  let people = 0;
  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, OrdersModule, ReviewsModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    const { lineId } = await aProductLine(app.db);
    await aTire(app.db, { lineId });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  const seen = (id: string) => app.client.call(getAdminReview, { params: { id } }, as('robin'));
  const written = async (change: Partial<ReviewFormBody> = {}) => {
    people += 1;
    const own = { email: `reader${people}@example.com`, comments: `Text ${people}` };
    const body = aReviewForm({ ...own, ...change });
    const { token } = await app.client.call(writeReview, { body }, { idempotencyKey: randomUUID() });
    return { token, id: (await app.client.call(openOwnReview, { body: { token } })).reviewId };
  };
  const published = async (change: Partial<ReviewFormBody> = {}) => {
    const one = await written(change);
    const body = { version: 1, withoutContactData: false };
    await app.client.call(publishReview, { params: { id: one.id }, body }, as('robin'));
    return one;
  };
  const reply = async (id: string, text: string, voice: ReplyVoice = 'shop', who = 'robin') => {
    const { version } = await seen(id);
    return app.client.call(replyToReview, { params: { id, voice }, body: { version, text } }, as(who));
  };
  const withdraw = async (id: string, voice: ReplyVoice = 'shop') => {
    const { version } = await seen(id);
    return app.client.call(withdrawReply, { params: { id, voice }, body: { version } }, as('robin'));
  };
  const shown = async (id: string) => {
    await readCatalogue(app);
    const { items } = await app.client.call(productReviews, { params: CROSSWIND, query: { perPage: 50 } });
    return items.find(({ reviewId }) => reviewId === id)?.replies.map(({ by, text }) => [by, text]);
  };

  it('of shop and brand are shown below it until they are withdrawn, and mailed once each', async () => {
    const { id, token } = await published();
    await reply(id, 'Thank you, Dana.');
    await reply(id, 'Check the pressure when it is cold.', 'brand');
    const edited = await reply(id, 'Thank you, Dana W.');
    expect(edited.replies[0]).toMatchObject({ isEdited: true, writtenBy: 'Robin Castillo' });
    expect(await shown(id)).toEqual([
      ['SimpleTread', 'Thank you, Dana W.'],
      ['Northway', 'Check the pressure when it is cold.'],
    ]);
    await withdraw(id);
    expect(await shown(id)).toEqual([['Northway', 'Check the pressure when it is cold.']]);
    await expect(withdraw(id)).rejects.toMatchObject({ code: 'record.missing' });
    expect((await reply(id, 'Thanks again.')).replies.map(({ isEdited }) => isEdited)).toEqual([
      false,
      false,
    ]);
    const mails = await app.db.query<{ text: string }>(
      `SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = 'review-replied' ORDER BY created_at, id`,
      [`reader${people}@example.com`],
    );
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('Thank you, Dana.');
    expect(mails[0]?.text).toContain(`/my-reviews/${token}`);
    const audited = await app.db.query<{ action: string }>(
      `SELECT action FROM platform.audit_row WHERE subject_id = $1 AND action LIKE '%eply' ORDER BY id`,
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      ...['review.reply', 'review.reply', 'review.editReply'],
      ...['review.withdrawReply', 'review.reply'],
    ]);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('are listed with their disclosure, and counted nowhere, if an employee wrote them', async () => {
    await app.db.execute(
      "INSERT INTO identity.staff (id, email, name, role, password_hash) VALUES (gen_random_uuid(), 'robinc@gmail.com', 'Robin C.', 'analyst', 'x')",
    );
    const totals = async () => {
      await readCatalogue(app);
      const { total, rating, listed } = await app.client.call(productReviews, {
        params: CROSSWIND,
        query: {},
      });
      return { total, rating, listed };
    };
    const before = await totals();
    for (const email of EMPLOYEES) {
      const { id } = await published({ email, ratings: { ...UNRATED, dry: 1 } });
      expect(await seen(id)).toMatchObject({ isEmployee: true });
    }
    expect(await totals()).toEqual({ ...before, listed: before.listed + EMPLOYEES.length });
    const query = { perPage: 50, sort: 'lowest' as const };
    const { items } = await app.client.call(productReviews, { params: CROSSWIND, query });
    expect(items.map(({ isEmployee }) => isEmployee).slice(0, 3)).toEqual([true, true, false]);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('wait again once a moderator takes back a decision within 30 minutes', async () => {
    const { id } = await written();
    const version = async () => (await seen(id)).version;
    const takeBack = async () =>
      app.client.call(takeBackDecision, { params: { id }, body: { version: await version() } }, as('robin'));
    const publish = async () =>
      app.client.call(
        publishReview,
        { params: { id }, body: { version: await version(), withoutContactData: false } },
        as('robin'),
      );
    const reject = async () => {
      const body = { version: await version(), reason: 'repeated' as const };
      return app.client.call(rejectReview, { params: { id }, body }, as('robin'));
    };
    await expect(takeBack()).rejects.toMatchObject({ code: 'review.movedOn' });
    await publish();
    expect(await takeBack()).toMatchObject({ state: 'submitted', decidedBy: null });
    expect(await shown(id)).toBeUndefined();
    await reject();
    expect(await takeBack()).toMatchObject({ state: 'submitted', reason: null });
    await reject();
    await app.db.execute(
      `UPDATE reviews.submission SET decided_at = decided_at - interval '30 minutes' WHERE review_id = $1`,
      [id],
    );
    await expect(takeBack()).rejects.toMatchObject({
      message: 'Decisions can be undone for 30 minutes. This one is older.',
    });
    await app.db.execute(
      `UPDATE reviews.submission SET decided_at = now(), appealed_at = now() WHERE review_id = $1`,
      [id],
    );
    await expect(takeBack()).rejects.toMatchObject({ code: 'review.appealDecided' });
    const mails = await app.db.query(
      `SELECT FROM platform.message WHERE recipient = $1 AND template = 'review-taken-back'`,
      [`reader${people}@example.com`],
    );
    expect(mails).toHaveLength(2);
  });

  it('are published again once a moderator takes back their rejection', async () => {
    const { id } = await published();
    const before = await seen(id);
    const reject = async () => {
      const { version } = await seen(id);
      const body = { version, reason: 'repeated' as const };
      return app.client.call(rejectReview, { params: { id }, body }, as('robin'));
    };
    for (let times = 0; times < 2; times++) {
      const { version } = await reject();
      expect(await shown(id)).toBeUndefined();
      const back = await app.client.call(
        takeBackDecision,
        { params: { id }, body: { version } },
        as('robin'),
      );
      const { state, reason, decidedAt, decidedBy } = before;
      expect(back).toMatchObject({ state, reason, decidedAt, decidedBy });
      expect(await shown(id)).toBeDefined();
    }
    const [mail] = await app.db.query<{ subject: string }>(
      `SELECT subject FROM platform.message WHERE recipient = $1 AND template = 'review-taken-back'`,
      [`reader${people}@example.com`],
    );
    expect(mail?.subject).toContain('is published again');
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('wait for the writer’s answer again once a moderator takes back a rejection while a question was open', async () => {
    const { id } = await written();
    const body = async () => ({ version: (await seen(id)).version });
    const question = 'Which size do you have?';
    const asking = { params: { id }, body: { ...(await body()), question } };
    await app.client.call(askReviewWriter, asking, as('robin'));
    const rejecting = { params: { id }, body: { ...(await body()), reason: 'repeated' as const } };
    await app.client.call(rejectReview, rejecting, as('robin'));
    const back = await app.client.call(takeBackDecision, { params: { id }, body: await body() }, as('robin'));
    expect(back).toMatchObject({ state: 'questionAsked', question, reason: null, decidedBy: null });
    const [mail] = await app.db.query<{ text: string }>(
      `SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = 'review-taken-back'`,
      [`reader${people}@example.com`],
    );
    expect(mail?.text).toContain(`You can still answer our question:\n\n${question}`);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('need a published review, the version that was seen, and the permission', async () => {
    const { id } = await written();
    await expect(reply(id, 'Thank you.')).rejects.toMatchObject({ code: 'review.movedOn' });
    const { id: open } = await published();
    await expect(reply(open, 'Dear Dana Whitfield')).rejects.toMatchObject({
      message: 'Leave out the writer’s full name. Everyone can read this reply.',
    });
    const stale = { params: { id: open, voice: 'shop' as const }, body: { version: 9, text: 'Thank you.' } };
    await expect(app.client.call(replyToReview, stale, as('robin'))).rejects.toMatchObject({
      code: 'record.stale',
    });
    for (const who of ['samir', 'sal'])
      await expect(
        app.client.call(replyToReview, { ...stale, body: { version: 2, text: 'Hi' } }, as(who)),
      ).rejects.toMatchObject({ statusCode: 403 });
  });
});
