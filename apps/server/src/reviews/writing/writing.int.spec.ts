import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  editOwnReview,
  getAdminReview,
  openOwnReview,
  withdrawReview,
  writeReview,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aDeliveredOrder, aProductLine, aTire } from '../../../test/builders/index.js';
import { readCatalogue, type ShopApp, startShopApp } from '../../../test/index.js';
import { signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { ReviewsModule } from '../reviews.module.js';

type Body = CallInput<typeof writeReview>['body'];

const SAID = {
  ratings: { dry: 5, wet: 4, winter: null, comfort: null, noise: null, treadwear: null },
  summary: 'Quiet, and planted in the rain',
  comments: 'They replaced a worn set that hummed above 60.',
  name: 'Dana Whitfield',
  purchasedOn: '',
  vehicle: '',
  milesDriven: null,
  drivingStyle: null,
  placeDriven: null,
  wouldBuyAgain: true,
} as const;

describe('a review that is written', () => {
  let app: ShopApp;
  let people = 0;
  let bought: Awaited<ReturnType<typeof aDeliveredOrder>>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, OrdersModule, ReviewsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    const { lineId } = await aProductLine(app.db);
    const { tireId } = await aTire(app.db, { lineId, stock: { CAR: 8 } });
    await readCatalogue(app);
    bought = await aDeliveredOrder(app, { tireId });
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('UPDATE reviews.submission SET network = NULL'));

  const write = (change: Partial<Body> = {}, headers: Readonly<Record<string, string>> = {}) => {
    people += 1;
    const email = `dana${people}@example.com`;
    const body = {
      brand: 'northway',
      line: 'crosswind-ht',
      ...SAID,
      email,
      order: null,
      seconds: 95,
      ...change,
    };
    return app.client.call(writeReview, { body }, { headers, idempotencyKey: randomUUID() });
  };
  const withdraw = (token: string) =>
    app.client.call(withdrawReview, { body: { token } }, { idempotencyKey: randomUUID() });
  const signsOf = async (token: string) => {
    const { reviewId: id } = await app.client.call(openOwnReview, { body: { token } });
    const robin = { headers: { authorization: 'Bearer robin' } };
    return (await app.client.call(getAdminReview, { params: { id } }, robin)).signs.map(({ kind }) => kind);
  };

  it('is an employee’s if the order is one’s, whoever writes it', async () => {
    const email = 'merch@simpletread.example';
    await app.db.execute('UPDATE orders."order" SET email = $2 WHERE id = $1', [bought.orderId, email]);
    const { token } = await write({ order: { orderNumber: bought.orderNumber, zip: '19147' } });
    const { isEmployee, isVerified } = await app.client.call(openOwnReview, { body: { token } });
    expect({ isEmployee, isVerified }).toEqual({ isEmployee: true, isVerified: true });
    await withdraw(token);
    expect(
      (await app.client.call(openOwnReview, { body: { token: (await write()).token } })).isEmployee,
    ).toBe(false);
    await app.db.execute('UPDATE orders."order" SET email = $2 WHERE id = $1', [
      bought.orderId,
      'buyer@example.com',
    ]);
  });

  it('is verified once by an order, whoever writes it', async () => {
    const order = { orderNumber: bought.orderNumber, zip: '19147' };
    const { token, isVerified } = await write({ order });
    expect(isVerified).toBe(true);
    await expect(write({ order })).rejects.toMatchObject({ code: 'review.writtenAlready' });
    await withdraw(token);
    const again = await write({ order });
    expect(again.isVerified).toBe(true);
    await withdraw(again.token);
  });

  it('is not verified by an order that was not delivered yet', async () => {
    const move = (state: string) =>
      app.db.execute('UPDATE orders."order" SET state = $2 WHERE id = $1', [bought.orderId, state]);
    await move('placed');
    const early = write({ order: { orderNumber: bought.orderNumber, zip: '19147' } });
    await expect(early).rejects.toMatchObject({
      message: 'We haven’t delivered these tires with this order. Check the order number, or leave it out.',
    });
    await move('delivered');
  });

  it('is verified by the orders of the signed-in account, which writes one of a line', async () => {
    const dana = await signedInCustomers(app)();
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      bought.orderId,
      dana.accountId,
    ]);
    const { token, isVerified } = await write({}, dana.headers);
    expect(isVerified).toBe(true);
    await expect(write({}, dana.headers)).rejects.toMatchObject({ code: 'review.writtenAlready' });
    await withdraw(token);
  });

  it('keeps the sign of a burst when its writer edits it', async () => {
    const written = [await write(), await write(), await write(), await write()];
    const token = written.at(-1)?.token ?? '';
    expect(await signsOf(token)).toContain('burst');
    const { version } = await app.client.call(openOwnReview, { body: { token } });
    const body = { token, version, ...SAID, comments: 'Another wording.' };
    await app.client.call(editOwnReview, { body }, { idempotencyKey: randomUUID() });
    expect(await signsOf(token)).toContain('burst');
  });
});
