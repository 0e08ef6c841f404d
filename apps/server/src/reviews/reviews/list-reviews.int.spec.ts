import { type CallInput, getProduct, productReviews } from '@simpletread/contract';

import { ReviewsModule } from '../reviews.module.js';
import { aProductLine, aReview, aTire, aWarehouse } from '../../../test/builders/index.js';
import { readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';

const CROSSWIND = { brand: 'northway', line: 'crosswind-ht' };

describe('GET /products/{brand}/{line}/reviews', () => {
  let app: TestApp;

  const read = (query: CallInput<typeof productReviews>['query'] = {}) =>
    app.client.call(productReviews, { params: CROSSWIND, query });
  const summaries = async (query: CallInput<typeof productReviews>['query']) =>
    (await read(query)).items.map(({ summary }) => summary);

  beforeAll(async () => {
    app = await startTestApp({ modules: [ReviewsModule] });
    const { db } = app;
    await aWarehouse(db);
    const { lineId } = await aProductLine(db);
    await aTire(db, { lineId });
    const other = await aProductLine(db, { name: 'Unsaid' });
    await aTire(db, { lineId: other.lineId });
    await aReview(db, {
      lineId,
      summary: 'Quiet',
      writtenAt: '2026-03-01T01:00:00Z',
      dry: 5,
      wet: 4,
      winter: 4,
      helpfulCount: 9,
      vehicle: { year: 2019, make: 'Honda', model: 'CR-V' },
    });
    await aReview(db, {
      lineId,
      summary: 'Worn',
      writtenAt: '2026-05-02T01:00:00Z',
      dry: 1,
      wet: 2,
      wouldBuyAgain: false,
    });
    await aReview(db, {
      lineId,
      summary: 'Best',
      writtenAt: '2026-04-01T23:30:00Z',
      dry: 5,
      wet: null,
      helpfulCount: 2,
    });
    await aReview(db, { lineId, summary: 'Fine', writtenAt: '2026-04-01T23:30:00Z', dry: 4, wet: 4 });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('says what several reviews praise and criticize, counting published ones alone', async () => {
    const { lineId } = await aProductLine(app.db, { name: 'Talked' });
    await aTire(app.db, { lineId });
    const params = { brand: 'northway', line: 'talked' };
    const say = async (comments: string, wet: number, state: string) => {
      const { reviewId } = await aReview(app.db, { lineId, wet, dry: null });
      await app.db.execute('UPDATE reviews.review SET comments = $2, state = $3 WHERE id = $1', [
        reviewId,
        comments,
        state,
      ]);
    };
    for (let at = 0; at < 4; at += 1) await say('They slip in the rain. I bought four.', 1, 'published');
    for (let at = 0; at < 5; at += 1) await say('Wet braking is great.', 5, 'rejected');
    await readCatalogue(app);
    const { said } = await app.client.call(productReviews, { params, query: {} });
    expect(said).toMatchObject({
      ...{ counted: 4, praised: [] },
      criticized: [{ aspect: 'wet', count: 4, quote: 'They slip in the rain.' }],
    });
  });

  it('counts as many reviews as the product says and as can be read', async () => {
    const { total, rating, items } = await read();
    const product = await app.client.call(getProduct, { params: CROSSWIND, query: {} });
    expect([total, items.length, rating]).toEqual([4, product.reviewCount, product.rating]);
  });

  it('adds up stars, qualities and those who would buy again', async () => {
    const { rating, stars, averages, wouldBuyAgainCount } = await read();
    expect({ rating, wouldBuyAgainCount }).toEqual({ rating: 3.7, wouldBuyAgainCount: 3 });
    expect(stars).toEqual([
      { stars: 5, count: 1 },
      { stars: 4, count: 2 },
      { stars: 3, count: 0 },
      { stars: 2, count: 1 },
      { stars: 1, count: 0 },
    ]);
    expect(averages).toEqual({ dry: 3.8, wet: 3.3, winter: 4, comfort: null, noise: null, treadwear: null });
  });

  it('shows a buyer’s text', async () => {
    const { items } = await read({ sort: 'helpful' });
    expect(items[0]).toMatchObject({
      authorName: 'Dana M.',
      writtenOn: '2026-03-01',
      purchasedOn: null,
      rating: 4.3,
      ratings: { dry: 5, wet: 4, winter: 4, comfort: null, noise: null, treadwear: null },
      summary: 'Quiet',
      vehicle: { year: 2019, make: 'Honda', model: 'CR-V' },
      helpfulCount: 9,
    });
  });

  it.each([
    ['newest', ['Worn', 'Fine', 'Best', 'Quiet']],
    ['highest', ['Best', 'Quiet', 'Fine', 'Worn']],
    ['lowest', ['Worn', 'Fine', 'Quiet', 'Best']],
    ['helpful', ['Quiet', 'Best', 'Worn', 'Fine']],
  ] as const)('sorts by %s', async (sort, expected) => {
    expect(await summaries({ sort })).toEqual(expected);
  });

  it.each(['newest', 'highest', 'lowest', 'helpful'] as const)(
    'shows each review once over the pages of %s',
    async (sort) => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => summaries({ sort, page, perPage: 1 })));
      expect(pages.flat()).toEqual(await summaries({ sort }));
    },
  );

  it('has nothing to show of a line without reviews', async () => {
    const reply = await app.client.call(productReviews, {
      params: { brand: 'northway', line: 'unsaid' },
      query: {},
    });
    expect(reply).toMatchObject({ total: 0, rating: null, wouldBuyAgainCount: 0, items: [] });
  });

  it('has no page after the last', async () => {
    expect(await read({ page: 2 })).toMatchObject({ total: 4, items: [] });
  });

  it('refuses a product that does not exist', async () => {
    await expect(
      app.client.call(productReviews, { params: { brand: 'northway', line: 'nothing' }, query: {} }),
    ).rejects.toMatchObject({ code: 'tire.unknown', statusCode: 404 });
  });
});
