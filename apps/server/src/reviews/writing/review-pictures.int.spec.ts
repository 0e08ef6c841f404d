import { randomUUID } from 'node:crypto';

import {
  addReviewPicture,
  appealReview,
  buildUrl,
  editOwnReview,
  getAdminReview,
  getAdminReviewPicture,
  getReviewPicture,
  openOwnReview,
  openOwnReviewPicture,
  productReviews,
  publishReview,
  rejectReview,
  withdrawReview,
  writeReview,
} from '@simpletread/contract';
import sharp from 'sharp';

import { CartsModule } from '../../carts/carts.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { aProductLine, aReviewForm, aTire, CROSSWIND, UNRATED } from '../../../test/builders/index.js';
import { eventually, readCatalogue, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { ForgetReviewPictures } from '../pictures/forget-pictures.js';
import { ReviewsModule } from '../reviews.module.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const once = (name?: string) => ({ ...(name === undefined ? {} : as(name)), idempotencyKey: randomUUID() });

/** A photo with the place and the camera behind its pixels. */
const aPhoto = async (background: string): Promise<Blob> => {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  const bytes = await image
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
};

describe('pictures of a review', () => {
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

  const write = async () => {
    people += 1;
    const body = aReviewForm({ email: `dana${people}@example.com` });
    return (await app.client.call(writeReview, { body }, once())).token;
  };
  const add = (token: string, picture: Blob) =>
    app.client.call(addReviewPicture, { body: { token, picture } });
  const own = (token: string) => app.client.call(openOwnReview, { body: { token } });
  const decided = async (token: string, who = 'robin') => {
    const id = (await own(token)).reviewId;
    const { version } = await app.client.call(getAdminReview, { params: { id } }, as(who));
    return { id, version };
  };
  const publish = async (token: string, who = 'robin') => {
    const { id, version } = await decided(token, who);
    const body = { version, withoutContactData: false };
    await app.client.call(publishReview, { params: { id }, body }, once(who));
  };
  const reject = async (token: string, who = 'robin') => {
    const { id, version } = await decided(token, who);
    await app.client.call(rejectReview, { params: { id }, body: { version, reason: 'repeated' } }, once(who));
  };
  const appeal = (token: string) =>
    app.client.call(appealReview, { body: { token, text: 'It is mine.' } }, once());
  const statusOf = async (pictureId: string) =>
    (await send(buildUrl(app.url, getReviewPicture.path, { pictureId }, {}))).status;
  const stored = async (token: string) => {
    const { reviewId } = await own(token);
    const rows = await app.db.query<{ bytes: Buffer }>(
      'SELECT bytes FROM reviews.review_picture WHERE review_id = $1',
      [reviewId],
    );
    return rows.map(({ bytes }) => bytes);
  };

  it('are redrawn, seen by the writer and moderators at once, and by everyone once it is published', async () => {
    const token = await write();
    const photo = await aPhoto('#fbca0c');
    expect(Buffer.from(await photo.arrayBuffer()).includes('SecretCamera')).toBe(true);
    await add(token, photo);
    const { pictureIds } = await add(token, photo);
    expect(pictureIds).toHaveLength(1);
    const [pictureId = ''] = pictureIds;
    expect((await stored(token)).some((bytes) => bytes.includes('SecretCamera'))).toBe(false);

    const { id } = await decided(token);
    const staffUrl = buildUrl(app.url, getAdminReviewPicture.path, { id, pictureId }, {});
    const seen = await send(staffUrl, as('robin'));
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const opened = (key: string) =>
      send(buildUrl(app.url, openOwnReviewPicture.path, { pictureId }, {}), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: key }),
      });
    expect([(await opened(token)).status, (await opened('another')).status]).toEqual([200, 404]);
    expect(await statusOf(pictureId)).toBe(404);

    await publish(token);
    expect(await statusOf(pictureId)).toBe(200);
    await readCatalogue(app);
    const { items } = await app.client.call(productReviews, { params: CROSSWIND, query: {} });
    expect(items.find(({ reviewId }) => reviewId === id)?.pictureIds).toEqual([pictureId]);
    await expect(add(token, await aPhoto('#111111'))).rejects.toMatchObject({ code: 'review.movedOn' });
  });

  it('are at most four, and none that we can’t read', async () => {
    const token = await write();
    for (const shade of ['#111111', '#222222', '#333333', '#444444']) await add(token, await aPhoto(shade));
    await expect(add(token, await aPhoto('#555555'))).rejects.toMatchObject({
      message: 'A review has at most 4 pictures.',
    });
    const broken = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1])], { type: 'image/jpeg' });
    await expect(add(await write(), broken)).rejects.toMatchObject({ code: 'return.pictureUnreadable' });
  });

  it('are at most four, even if more wait at the same moment', async () => {
    const token = await write();
    for (const shade of ['#111111', '#222222', '#333333']) await add(token, await aPhoto(shade));
    const more = await Promise.all(['#444444', '#555555', '#666666'].map(aPhoto));
    const { reviewId } = await own(token);
    const sent: Promise<unknown>[] = [];
    await app.get(UnitOfWork).run(async (tx) => {
      await tx.execute('SELECT FROM reviews.review WHERE id = $1 FOR UPDATE', [reviewId]);
      sent.push(...more.map((photo) => add(token, photo).catch((error: unknown) => error)));
      await eventually(async () => {
        const [waiting] = await app.db.query<{ all: number }>(
          `SELECT count(*)::int AS all FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting?.all).toBe(more.length);
      });
      return { ok: true, value: null };
    });
    await Promise.all(sent);
    expect((await own(token)).pictureIds).toHaveLength(4);
  });

  it('make a moderator who didn’t see them reload, and go when the writer drops them', async () => {
    const token = await write();
    const before = await decided(token);
    await add(token, await aPhoto('#101010'));
    const body = { version: before.version, withoutContactData: false };
    await expect(
      app.client.call(publishReview, { params: { id: before.id }, body }, once('robin')),
    ).rejects.toMatchObject({ code: 'record.stale' });
    const { version, pictureIds, name, summary } = await own(token);
    const said = { name, summary, comments: '', purchasedOn: '', vehicle: '', milesDriven: null };
    const edit = {
      ...{ token, version, ...said, drivingStyle: null, placeDriven: null, wouldBuyAgain: true },
      ...{ ratings: { ...UNRATED, dry: 4 }, droppedPictures: [...pictureIds] },
    };
    expect((await app.client.call(editOwnReview, { body: edit }, once())).pictureIds).toEqual([]);
  });

  it('are hidden by a rejection, kept for the appeal, and deleted by the last word, by withdrawal or after 30 days', async () => {
    const [kept, last, gone, old] = [await write(), await write(), await write(), await write()];
    for (const token of [kept, last, gone, old]) await add(token, await aPhoto('#202020'));
    for (const token of [kept, last, old]) await reject(token);
    const [hidden = ''] = (await own(kept)).pictureIds;
    expect(await statusOf(hidden)).toBe(404);
    await appeal(kept);
    await publish(kept, 'marcus');
    expect(await statusOf(hidden)).toBe(200);

    await appeal(last);
    await reject(last, 'marcus');
    await app.client.call(withdrawReview, { body: { token: gone } }, once());
    await app.get(ForgetReviewPictures).run();
    expect((await stored(old)).length).toBe(1);
    await app.db.execute(
      `UPDATE reviews.submission SET decided_at = now() - interval '31 days' WHERE review_id = $1`,
      [(await own(old)).reviewId],
    );
    await app.get(ForgetReviewPictures).run();
    expect(
      await Promise.all([kept, last, gone, old].map(async (token) => (await stored(token)).length)),
    ).toEqual([1, 0, 0, 0]);
  });
});
