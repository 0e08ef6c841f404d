import { randomBytes, randomUUID } from 'node:crypto';

import { productReviews, voteForReview, writeReview } from '@simpletread/contract';
import { MOST_VOTES_FOR_REVIEW } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aProductLine, aReview, aReviewForm, aTire, CROSSWIND } from '../../../test/builders/index.js';
import { readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';
import { signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { ReviewsModule } from '../reviews.module.js';

const aMark = () => randomBytes(32).toString('base64url');

describe('votes for a review', () => {
  let app: ShopApp;
  let lineId = '';
  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, OrdersModule, ReviewsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    ({ lineId } = await aProductLine(app.db));
    await aTire(app.db, { lineId });
    await readCatalogue(app);
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('UPDATE reviews.helpful_vote SET network = NULL'));

  const vote = (
    reviewId: string,
    mark: string,
    isHelpful = true,
    headers: Readonly<Record<string, string>> = {},
  ) => app.client.call(voteForReview, { params: { reviewId }, body: { mark, isHelpful } }, { headers });

  it('count once for each browser, however often and at once they are sent, and can be taken back', async () => {
    const { reviewId } = await aReview(app.db, { lineId, helpfulCount: 7 });
    const mark = aMark();
    const sent = await Promise.all(Array.from({ length: 5 }, () => vote(reviewId, mark)));
    expect(sent.map(({ helpfulCount }) => helpfulCount)).toEqual([8, 8, 8, 8, 8]);
    expect(await vote(reviewId, aMark())).toEqual({ helpfulCount: 9, isHelpful: true });
    expect(await vote(reviewId, mark, false)).toEqual({ helpfulCount: 8, isHelpful: false });
    expect(await vote(reviewId, mark, false)).toEqual({ helpfulCount: 8, isHelpful: false });
    const { items } = await app.client.call(productReviews, {
      params: CROSSWIND,
      query: { sort: 'helpful' },
    });
    expect(items[0]).toMatchObject({ reviewId, helpfulCount: 8 });
  });

  it('count once for each account, in whatever browser, signed in or not', async () => {
    const { reviewId } = await aReview(app.db, { lineId });
    const { headers } = await signedInCustomers(app)();
    const mark = aMark();
    await vote(reviewId, mark);
    expect((await vote(reviewId, mark, true, headers)).helpfulCount).toBe(1);
    const another = await aReview(app.db, { lineId });
    await vote(another.reviewId, aMark(), true, headers);
    expect((await vote(another.reviewId, aMark(), true, headers)).helpfulCount).toBe(1);
  });

  it('are limited for each network, and refused from where the review was written', async () => {
    const { reviewId } = await aReview(app.db, { lineId });
    for (let at = 0; at < MOST_VOTES_FOR_REVIEW; at += 1) await vote(reviewId, aMark());
    await expect(vote(reviewId, aMark())).rejects.toMatchObject({
      code: 'request.rateLimited',
      statusCode: 429,
    });
    await app.client.call(writeReview, { body: aReviewForm({}) }, { idempotencyKey: randomUUID() });
    const own = await app.db.one<{ id: string }>('SELECT review_id AS id FROM reviews.submission LIMIT 1');
    await expect(vote(own?.id ?? '', aMark())).rejects.toMatchObject({ code: 'record.missing' });
    await app.db.execute("UPDATE reviews.review SET state = 'published' WHERE id = $1", [own?.id ?? '']);
    await expect(vote(own?.id ?? '', aMark())).rejects.toMatchObject({ code: 'review.ownVote' });
  });
});
