import { randomUUID } from 'node:crypto';

import {
  answerReviewQuestion,
  appealReview,
  askReviewWriter,
  editOwnReview,
  getAdminReview,
  getProduct,
  getReviewRates,
  listReviews,
  openOwnReview,
  productReviews,
  publishReview,
  rejectReview,
  withdrawReview,
  writeReview,
} from '@simpletread/contract';
import { REVIEW_STATES, type RejectionReason } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import {
  aDeliveredOrder,
  aProductLine,
  aReviewForm,
  aTire,
  CROSSWIND,
  type ReviewFormBody,
  UNRATED,
} from '../../../test/builders/index.js';
import { ReviewsModule } from '../reviews.module.js';
import { brokenInvariants, readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const once = (name?: string) => ({ ...(name === undefined ? {} : as(name)), idempotencyKey: randomUUID() });

describe('reviews of shoppers', () => {
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
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('UPDATE reviews.submission SET network = NULL'));

  const write = (change: Partial<ReviewFormBody> = {}) => {
    people += 1;
    const body = aReviewForm({ email: `dana${people}@example.com`, ...change });
    return app.client.call(writeReview, { body }, once());
  };
  const own = (token: string) => app.client.call(openOwnReview, { body: { token } });
  const idOf = async (token: string) => (await own(token)).reviewId;
  const seen = (id: string, who = 'robin') => app.client.call(getAdminReview, { params: { id } }, as(who));
  const list = (filter: object, who = 'robin') =>
    app.client.call(listReviews, { query: { filter: JSON.stringify(filter) } }, as(who));
  const publish = async (token: string, { withoutContactData = false, who = 'robin' } = {}) => {
    const [id, { version }] = await idOf(token).then(async (one) => [one, await seen(one)] as const);
    const body = { version, withoutContactData };
    return app.client.call(publishReview, { params: { id }, body }, once(who));
  };
  const reject = async (token: string, reason: RejectionReason = 'otherProduct', who = 'robin') => {
    const id = await idOf(token);
    const body = { version: (await seen(id)).version, reason };
    return app.client.call(rejectReview, { params: { id }, body }, once(who));
  };
  const ask = async (token: string) => {
    const id = await idOf(token);
    const body = { version: (await seen(id)).version, question: 'Which size do you have?' };
    return app.client.call(askReviewWriter, { params: { id }, body }, once('robin'));
  };
  const appeal = (token: string) =>
    app.client.call(appealReview, { body: { token, text: 'It is about these tires.' } }, once());
  const withdraw = (token: string) => app.client.call(withdrawReview, { body: { token } }, once());
  const shown = async () => {
    await readCatalogue(app);
    const params = CROSSWIND;
    const [reviews, product] = await Promise.all([
      app.client.call(productReviews, { params, query: { perPage: 50 } }),
      app.client.call(getProduct, { params, query: {} }),
    ]);
    expect([reviews.total, reviews.items.length, reviews.rating]).toEqual([
      product.reviewCount,
      product.reviewCount,
      product.rating,
    ]);
    return reviews;
  };
  const mails = (email: string) =>
    app.db.query<{ template: string; text: string }>(
      `SELECT template, body_text AS text FROM platform.message WHERE recipient = $1 ORDER BY created_at, id`,
      [email],
    );

  it('are shown and counted in the state published alone, from the moment of the decision [R4.21]', async () => {
    const before = (await shown()).total;
    const { token, isVerified } = await write();
    expect(isVerified).toBe(false);
    const counts: Record<string, number> = { submitted: (await shown()).total - before };
    await ask(token);
    counts['questionAsked'] = (await shown()).total - before;
    await app.client.call(answerReviewQuestion, { body: { token, text: '225/65R17' } }, once());
    await reject(token);
    counts['rejected'] = (await shown()).total - before;
    await appeal(token);
    counts['appealed'] = (await shown()).total - before;
    await publish(token, { who: 'marcus' });
    counts['published'] = (await shown()).total - before;
    expect((await shown()).items[0]).toMatchObject({
      authorName: 'Dana W.',
      rating: 4.5,
      summary: 'Quiet, and planted in the rain',
      vehicle: { year: 2021, make: 'Subaru', model: 'Outback' },
      purchasedOn: '2026-11-18',
      isVerified: false,
    });
    await withdraw(token);
    counts['withdrawn'] = (await shown()).total - before;
    expect(counts).toEqual(
      Object.fromEntries(REVIEW_STATES.map((state) => [state, state === 'published' ? 1 : 0])),
    );
  });

  it('refuse moves that their diagram lacks, and say in which state they are [R4.21]', async () => {
    const { token } = await write();
    await expect(appeal(token)).rejects.toMatchObject({ code: 'review.movedOn', statusCode: 409 });
    await reject(token);
    await expect(publish(token)).rejects.toMatchObject({
      message: 'This review is now rejected. Reload the page to see what you can do.',
    });
    await appeal(token);
    await reject(token, 'repeated', 'marcus');
    expect(await own(token)).toMatchObject({ state: 'rejected', mayAppeal: false, mayWithdraw: true });
    await expect(appeal(token)).rejects.toMatchObject({ code: 'review.movedOn' });
    await withdraw(token);
  });

  it('need a rating, a summary, a name, an email address and a date that exists [R5.16] [R5.02]', async () => {
    await expect(write({ ratings: UNRATED })).rejects.toMatchObject({ code: 'review.ratingMissing' });
    await expect(write({ summary: ' ' })).rejects.toMatchObject({ code: 'review.summaryInvalid' });
    await expect(write({ summary: 'x'.repeat(81) })).rejects.toMatchObject({ code: 'review.summaryInvalid' });
    await expect(write({ name: 'R0adKing' })).rejects.toMatchObject({ code: 'review.nameInvalid' });
    await expect(write({ email: 'dana@' })).rejects.toMatchObject({ message: 'Please enter a valid email' });
    await expect(write({ purchasedOn: '2/30/2026' })).rejects.toMatchObject({
      message: 'Please enter a valid date format MM/DD/YYYY',
    });
    await expect(write({ line: 'nothing' })).rejects.toMatchObject({ code: 'tire.unknown' });
  });

  it('are one of a person for each line, however the mailbox is spelled, until it is withdrawn', async () => {
    const { token } = await write({ email: 'pat.doe@gmail.com' });
    const again = { email: 'PatDoe+tires@googlemail.com' };
    await expect(write(again)).rejects.toMatchObject({ code: 'review.writtenAlready', statusCode: 409 });
    await withdraw(token);
    await write(again);
  });

  it('are at most 20 from one network within a day', async () => {
    const written = await Promise.allSettled(Array.from({ length: 22 }, () => write()));
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(write()).rejects.toMatchObject({ code: 'request.rateLimited', statusCode: 429 });
  });

  it('are verified by an order with these tires, and not by another one', async () => {
    const allroad = await aProductLine(app.db, { name: 'Allroad' });
    const tire = await aTire(app.db, { lineId: allroad.lineId, stock: { CAR: 8 } });
    await readCatalogue(app);
    const { orderNumber, orderId } = await aDeliveredOrder(app, { tireId: tire.tireId });
    const order = { orderNumber, zip: '19147' };
    await expect(write({ order })).rejects.toMatchObject({ code: 'review.notBought' });
    await expect(write({ order: { ...order, zip: '10001' } })).rejects.toMatchObject({
      message: 'Order ID & ZIP Code do not match.',
    });
    const bought = await write({ line: 'allroad', order, comments: 'Planted in the rain.' });
    expect(bought.isVerified).toBe(true);
    expect(await seen(await idOf(bought.token))).toMatchObject({
      order: { orderId, tires: expect.stringContaining(' × ') as string, returned: 0 },
      signs: [],
    });
  });

  it('show moderators what stands out, and can be published without phone numbers', async () => {
    const { token } = await write({ comments: 'Ask for Mike at 215 555 0177, he is quick.', seconds: 3 });
    const id = await idOf(token);
    const { signs, suspicion, dueAt } = await seen(id);
    expect(signs).toEqual([
      { kind: 'phone', evidence: '215 555 0177' },
      { kind: 'hurried', evidence: '3 seconds' },
      { kind: 'noOrder', evidence: 'No order ID or account links it to these tires' },
    ]);
    expect([suspicion, dueAt === null]).toEqual([7, false]);
    expect((await list({ isFlagged: true, isOurTurn: true })).map((row) => row.id)).toContain(id);
    expect((await list({ isFlagged: false })).map((row) => row.id)).not.toContain(id);
    expect(await publish(token, { withoutContactData: true })).toMatchObject({
      state: 'published',
      comments: 'Ask for Mike at [removed], he is quick.',
      dueAt: null,
      decidedBy: 'Robin Castillo',
    });
  });

  it('are read again after an edit, and not shown in between', async () => {
    const { token } = await write();
    await publish(token);
    const { total } = await shown();
    const { version } = await own(token);
    const { name, summary, comments, purchasedOn, vehicle, milesDriven, drivingStyle, placeDriven } =
      aReviewForm({});
    const said = { name, summary, comments, purchasedOn, vehicle, milesDriven, drivingStyle, placeDriven };
    const body = { token, version, ...said, ratings: { ...UNRATED, dry: 1 }, wouldBuyAgain: false };
    const edited = await app.client.call(editOwnReview, { body }, once());
    expect(edited).toMatchObject({ state: 'submitted', rating: 1, wouldBuyAgain: false });
    expect((await shown()).total).toBe(total - 1);
    await expect(app.client.call(editOwnReview, { body }, once())).rejects.toMatchObject({
      code: 'record.stale',
    });
    await app.db.execute(`UPDATE reviews.submission SET submitted_at = now() - interval '31 days'`);
    const late = { ...body, version: edited.version };
    await expect(app.client.call(editOwnReview, { body: late }, once())).rejects.toMatchObject({
      message: 'This review can’t be edited anymore. Reviews can be edited for 30 days.',
    });
  });

  it('mail their writers each step with its reason, and audit each decision', async () => {
    const { token } = await write({ email: 'mailed@example.com' });
    await ask(token);
    await app.client.call(answerReviewQuestion, { body: { token, text: '225/65R17' } }, once());
    await reject(token, 'privateData');
    await appeal(token);
    await publish(token, { who: 'marcus' });
    const sent = await mails('mailed@example.com');
    expect(sent.map(({ template }) => template)).toEqual([
      'review-received',
      'review-question',
      'review-rejected',
      'review-appealed',
      'review-published',
    ]);
    for (const { text } of sent) expect(text).toContain(`/my-reviews/${token}`);
    expect(sent[2]?.text).toContain('It has private data, such as a name, phone number or address.');
    const id = await idOf(token);
    const audited = await app.db.query<{ action: string; by: string | null }>(
      `SELECT action, actor_name AS by FROM platform.audit_row WHERE subject_type = 'review' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(audited.map(({ action, by }) => [action, by])).toEqual([
      ['review.submit', null],
      ['review.ask', 'Robin Castillo'],
      ['review.answer', null],
      ['review.reject', 'Robin Castillo'],
      ['review.appeal', null],
      ['review.publish', 'Marcus Oyelaran'],
    ]);
  });

  it('that are appealed are decided by a colleague of whoever rejected them', async () => {
    const { token } = await write();
    const id = await idOf(token);
    await reject(token);
    await appeal(token);
    const refused = { code: 'review.ownRejection', statusCode: 403 };
    await expect(publish(token)).rejects.toMatchObject(refused);
    await expect(reject(token, 'repeated')).rejects.toMatchObject(refused);
    expect(await seen(id)).toMatchObject({ state: 'appealed', isForColleague: true });
    expect((await seen(id, 'marcus')).isForColleague).toBe(false);
    expect(await publish(token, { who: 'marcus' })).toMatchObject({ decidedBy: 'Marcus Oyelaran' });
  });

  it('are moderated by those who may, and by no one who sells the tires [R6.05]', async () => {
    const { token } = await write();
    const id = await idOf(token);
    const body = { version: 1, withoutContactData: false };
    for (const who of ['ines', 'samir', 'sal'])
      await expect(app.client.call(publishReview, { params: { id }, body }, once(who))).rejects.toMatchObject(
        { statusCode: 403 },
      );
    await expect(seen(id, 'sal')).rejects.toMatchObject({ statusCode: 403 });
    expect((await seen(id, 'ines')).email).not.toContain('dana');
    const stale = { params: { id }, body: { ...body, version: 9 } };
    await expect(app.client.call(publishReview, stale, once('robin'))).rejects.toMatchObject({
      code: 'record.stale',
    });
  });

  it('have rates of moderation by stars, before and after', async () => {
    const { rows } = await app.client.call(getReviewRates, {}, as('samir'));
    expect(rows.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
    const sum = (part: 'written' | 'published' | 'rejected') =>
      rows.reduce((total, row) => total + row[part], 0);
    expect(sum('written')).toBeGreaterThan(sum('published') + sum('rejected'));
  });
});
