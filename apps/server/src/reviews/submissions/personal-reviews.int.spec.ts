import { productReviews } from '@simpletread/contract';
import { FEWEST_REVIEWS_SAYING } from '@simpletread/domain';

import { aProductLine, aReview, aTire } from '../../../test/builders/index.js';
import { brokenInvariants, readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { ReviewsModule } from '../reviews.module.js';
import { PersonalReviews } from './personal-reviews.js';

const DANA = { accountId: '0198c0de-0000-7000-8000-0000000000d1', email: 'dana.o@gmail.com' };

const SUBMIT = `
  INSERT INTO reviews.submission (review_id, line_id, name, email, mailbox, account_id, token_hash, submitted_at)
  SELECT id, line_id, 'Dana Owens', $2, $2, $3, md5(id::text) || md5(id::text), now() FROM reviews.review WHERE id = $1`;

const PICTURE = `
  INSERT INTO reviews.review_picture (id, review_id, media_type, bytes, added_at) VALUES (gen_random_uuid(), $1, 'image/png', '\\x00', now())`;

const REPLY = `
  INSERT INTO reviews.reply (review_id, voice, signed_as, text, written_by, written_at)
  VALUES ($1, 'shop', 'SimpleTread', 'Thank you, Dana.', 'Robin', now())`;

describe('a person’s reviews', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [ReviewsModule] });
  });
  afterAll(() => app.close());

  const erase = async () => {
    const reviews = app.get(PersonalReviews);
    const { subjectIds = [] } = (await reviews.traces(app.get(Database), DANA)) ?? {};
    const erasing = { person: DANA, requestId: 'r1', contacts: [], subjectIds };
    await app.get(UnitOfWork).run(async (tx) => {
      await reviews.erase(tx, erasing);
      return { ok: true as const, value: null };
    });
  };

  it('are exported whole; erased, the published ones stay without a name and all others go', async () => {
    const { db } = app;
    const write = async (name: string, state: string, mailbox: string, accountId: string | null = null) => {
      const { lineId } = await aProductLine(db, { name });
      const { reviewId } = await aReview(db, { lineId, authorName: 'Dana O.', summary: name });
      await db.execute('UPDATE reviews.review SET state = $2, comments = $3 WHERE id = $1', [
        reviewId,
        state,
        'Ask Dana Owens, 215 555 0177.',
      ]);
      await db.execute(SUBMIT, [reviewId, mailbox, accountId]);
      await db.execute(PICTURE, [reviewId]);
      await db.execute(REPLY, [reviewId]);
    };
    await write('Shown', 'published', 'danao@gmail.com');
    await write('Refused', 'rejected', 'work@example.com', DANA.accountId);
    await write('Another’s', 'submitted', 'pat@example.com');
    const reviews = app.get(PersonalReviews);
    const [section] = await reviews.collect(app.get(Database), DANA);
    expect(section?.items.map(({ summary }) => summary).sort()).toEqual(['Refused', 'Shown']);

    await erase();
    const left = await db.query(
      `SELECT r.summary, r.comments, r.author_name AS name, s.review_id IS NULL AS forgotten
       FROM reviews.review r LEFT JOIN reviews.submission s ON s.review_id = r.id ORDER BY r.summary`,
    );
    expect(left).toEqual([
      { summary: 'Another’s', comments: 'Ask Dana Owens, 215 555 0177.', name: 'Dana O.', forgotten: false },
      { summary: 'Shown', comments: 'Ask the driver, [removed].', name: 'A driver', forgotten: true },
    ]);
    const pictures = await db.query(
      `SELECT r.summary FROM reviews.review_picture p JOIN reviews.review r ON r.id = p.review_id`,
    );
    expect(pictures).toEqual([{ summary: 'Another’s' }]);
    const replies = await db.query(
      `SELECT r.summary FROM reviews.reply p JOIN reviews.review r ON r.id = p.review_id`,
    );
    expect(replies).toEqual([{ summary: 'Another’s' }]);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });

  it('aren’t quoted with the name anymore once it is erased', async () => {
    const { db } = app;
    const { lineId } = await aProductLine(db, { name: 'Quoted' });
    await aTire(db, { lineId });
    for (let helpfulCount = 0; helpfulCount < FEWEST_REVIEWS_SAYING; helpfulCount += 1) {
      const { reviewId } = await aReview(db, { lineId, wet: 1, helpfulCount });
      await db.execute("UPDATE reviews.review SET comments = 'Dana Owens slips in rain.' WHERE id = $1", [
        reviewId,
      ]);
      if (helpfulCount === FEWEST_REVIEWS_SAYING - 1)
        await db.execute(SUBMIT, [reviewId, 'danao@gmail.com', null]);
    }
    const quote = async () => {
      await readCatalogue(app);
      const params = { brand: 'northway', line: 'quoted' };
      return (await app.client.call(productReviews, { params, query: {} })).said.criticized[0]?.quote;
    };
    expect(await quote()).toBe('Dana Owens slips in rain.');
    await erase();
    expect(await quote()).toBe('the driver slips in rain.');
  });
});
