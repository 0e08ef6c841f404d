import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  editOwnReview,
  editOwnShopReview,
  getAdminReview,
  getShop,
  listReviews,
  openOwnReview,
  publishReview,
  rejectReview,
  replyToReview,
  shopReviews,
  withdrawReview,
  writeShopReview,
} from '@simpletread/contract';

import { aDeliveredOrder, aShop, aTire } from '../../../test/builders/index.js';
import { brokenInvariants, readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { ReviewsModule } from '../reviews.module.js';

type Body = CallInput<typeof writeShopReview>['body'];
type Shop = Awaited<ReturnType<typeof aShop>>;

const SAID = {
  stars: 4,
  summary: 'In at 8:30, out by 9:50',
  comments: 'They torqued the wheels by hand.',
  name: 'Dana Whitfield',
  wouldComeBack: true,
} as const;

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const key = () => ({ idempotencyKey: randomUUID() });

describe('a review of a shop', () => {
  let app: ShopApp;
  let tireId: string;
  let people = 0;
  let days = 0;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, OrdersModule, ReviewsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    ({ tireId } = await aTire(app.db, { stock: { CAR: 200 } }));
    await readCatalogue(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('UPDATE reviews.submission SET network = NULL'));

  /** An order whose tires the shop has mounted, or will. */
  const orderAt = async (shop: Shop, isOver = true) => {
    const placed = await aDeliveredOrder(app, { tireId, shopCode: shop.code });
    if (isOver)
      await app.db.execute(
        `UPDATE appointments.booking SET date = current_date - 3 - $2::int WHERE order_id = $1`,
        [placed.orderId, (days += 1)],
      );
    return placed;
  };
  const write = (shop: Shop, orderNumber: string | null, change: Partial<Body> = {}) => {
    people += 1;
    const order = orderNumber === null ? null : { orderNumber, zip: '19147' };
    const body = { ...SAID, email: `driver${people}@example.com`, order, seconds: 95, ...change };
    return app.client.call(writeShopReview, { params: { code: shop.code }, body }, key());
  };
  const written = async (shop: Shop, change: Partial<Body> = {}) => {
    const { token } = await write(shop, (await orderAt(shop)).orderNumber, change);
    const { reviewId: id } = await app.client.call(openOwnReview, { body: { token } });
    return { token, id };
  };
  const publish = async (id: string) => {
    const { version } = await app.client.call(getAdminReview, { params: { id } }, ROBIN);
    const body = { version, withoutContactData: false };
    return app.client.call(publishReview, { params: { id }, body }, { ...ROBIN, ...key() });
  };
  const shown = (shop: Shop) => app.client.call(shopReviews, { params: { code: shop.code }, query: {} });
  const ratingOf = async (shop: Shop) => {
    const { rating, reviewCount } = await app.client.call(getShop, { params: { code: shop.code } });
    return [rating, reviewCount];
  };

  it('is shown and counted only once a moderator has published it', async () => {
    const shop = await aShop(app.db);
    const { token, id } = await written(shop);
    const own = await app.client.call(openOwnReview, { body: { token } });
    expect(own).toMatchObject({ state: 'submitted', isVerified: true, rating: 4, shop: { code: shop.code } });
    expect((await shown(shop)).items).toEqual([]);
    expect(await ratingOf(shop)).toEqual([null, 0]);

    const record = await publish(id);
    expect(record.subject).toEqual({
      kind: 'shop',
      name: shop.company,
      path: `/tire-shops/shop/${shop.code.toLowerCase()}/${shop.code.toLowerCase()}`,
    });
    expect(record.order?.tires).toMatch(/^4 × /);
    const { items, ...sums } = await shown(shop);
    expect(items).toMatchObject([
      { authorName: 'Dana W.', stars: 4, summary: SAID.summary, wouldComeBack: true },
    ]);
    expect(sums).toMatchObject({ total: 1, listed: 1, rating: 4, wouldComeBackCount: 1 });
    expect(await ratingOf(shop)).toEqual([4, 1]);
  });

  it('counts the mean of all published ones, and no withdrawn or rejected one', async () => {
    const shop = await aShop(app.db);
    const [five, two, one] = [
      await written(shop, { stars: 5 }),
      await written(shop, { stars: 2, wouldComeBack: false }),
      await written(shop, { stars: 1 }),
    ];
    for (const { id } of [five, two, one]) await publish(id);
    expect(await ratingOf(shop)).toEqual([2.7, 3]);
    await app.client.call(withdrawReview, { body: { token: one.token } }, key());
    expect(await ratingOf(shop)).toEqual([3.5, 2]);
    const { version } = await app.client.call(getAdminReview, { params: { id: two.id } }, ROBIN);
    const body = { version, reason: 'abusive' as const };
    await app.client.call(rejectReview, { params: { id: two.id }, body }, { ...ROBIN, ...key() });
    expect(await ratingOf(shop)).toEqual([5, 1]);
    expect((await shown(shop)).stars).toEqual(
      [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 1 : 0 })),
    );
  });

  it('is refused without a finished appointment at this shop', async () => {
    const [shop, other] = [await aShop(app.db), await aShop(app.db)];
    const coming = await orderAt(shop, false);
    const elsewhere = await orderAt(other);
    for (const orderNumber of [coming.orderNumber, elsewhere.orderNumber, null])
      await expect(write(shop, orderNumber)).rejects.toMatchObject({ code: 'review.notInstalled' });
    await expect(write(shop, '0000000000')).rejects.toMatchObject({ code: 'order.trackingMismatch' });
  });

  it('is written once for each order, also if two are sent at once, and again after it is withdrawn', async () => {
    const shop = await aShop(app.db);
    const { orderNumber } = await orderAt(shop);
    const both = await Promise.allSettled([write(shop, orderNumber), write(shop, orderNumber)]);
    const done = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
    expect(done).toHaveLength(1);
    await expect(write(shop, orderNumber)).rejects.toMatchObject({ code: 'review.orderReviewed' });
    await app.client.call(withdrawReview, { body: { token: done[0] ?? '' } }, key());
    expect((await write(shop, orderNumber)).isVerified).toBe(true);
  });

  it('is edited by its own form only, and read again before it is shown', async () => {
    const shop = await aShop(app.db);
    const { token, id } = await written(shop);
    await publish(id);
    const { version } = await app.client.call(openOwnReview, { body: { token } });
    const tires = {
      ...{ token, version, summary: 'x', comments: '', name: 'Dana Whitfield', wouldBuyAgain: true },
      ratings: { dry: 5, wet: null, winter: null, comfort: null, noise: null, treadwear: null },
      ...{ purchasedOn: '', vehicle: '', milesDriven: null, drivingStyle: null, placeDriven: null },
    };
    await expect(app.client.call(editOwnReview, { body: tires }, key())).rejects.toMatchObject({
      code: 'record.missing',
    });
    const body = { ...SAID, token, version, stars: 2 };
    expect((await app.client.call(editOwnShopReview, { body }, key())).state).toBe('submitted');
    expect(await ratingOf(shop)).toEqual([null, 0]);
    await publish(id);
    expect(await ratingOf(shop)).toEqual([2, 1]);
  });

  it('is found in the moderators’ queue by the shop, and answered by us, not by a brand', async () => {
    const shop = await aShop(app.db, { company: 'Quietwheel Garage' });
    const { id } = await written(shop);
    const query = { filter: JSON.stringify({ q: 'quietwheel', subject: 'shop' }) };
    const found = await app.client.call(listReviews, { query }, ROBIN);
    expect(found.map((review) => review.id)).toEqual([id]);
    await publish(id);
    const { version } = await app.client.call(getAdminReview, { params: { id } }, ROBIN);
    const reply = (voice: 'shop' | 'brand') =>
      app.client.call(
        replyToReview,
        { params: { id, voice }, body: { version, text: 'Thank you for coming by.' } },
        { headers: { authorization: 'Bearer robin' }, ...key() },
      );
    await expect(reply('brand')).rejects.toMatchObject({ code: 'record.missing' });
    await reply('shop');
    expect((await shown(shop)).items[0]?.replies).toMatchObject([{ by: 'SimpleTread' }]);
  });
});
