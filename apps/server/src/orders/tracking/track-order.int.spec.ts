import { boughtWith } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aZip, cancelPlaced } from '../../../test/builders/index.js';
import { call, eventually, type ShopApp, startShopApp } from '../../../test/index.js';

describe('tracking an order', () => {
  let app: ShopApp;
  let orderNumber: string;

  const track = (body: object, headers: Record<string, string> = {}) =>
    call(`${app.url}/orders/track`, { body, headers });

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    await aZip(app.db, { zip: '19103' });
    ({ orderNumber } = await aPlacedOrder(app, {
      shipTo: { email: 'priya@mail.com', company: 'Wharton Garage', address2: 'Rear' },
    }));
  });
  afterAll(() => app.close());

  it('finds it by number and shipping ZIP, in any spelling', async () => {
    const spoken = `${orderNumber.slice(0, 5).toLowerCase()}-${orderNumber.slice(5)} `;
    for (const spelling of [orderNumber, spoken]) {
      const { status, body } = await track({ orderNumber: spelling, zip: '19147-1234' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        orderNumber,
        state: 'placed',
        canCancel: true,
        maskedEmail: 'p•••@mail.com',
        shippingAddress: { name: 'Dana Okafor', company: 'Wharton Garage', address2: 'Rear', zip: '19147' },
        payment: { method: 'card', cardBrand: 'visa', cardLast4: '4242' },
        lines: [{ quantity: 4, returnedQuantity: 0 }],
      });
    }
  });

  it('says the same whatever was wrong: Order ID & ZIP Code do not match. [R8.08]', async () => {
    const answers = await Promise.all([
      track({ orderNumber, zip: '19148' }),
      track({ orderNumber: '0000000000', zip: '19147' }),
      track({ orderNumber: 'not a number', zip: '19147' }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject({
        code: 'order.trackingMismatch',
        message: 'Order ID & ZIP Code do not match.',
        statusCode: 404,
      });
    }
  });

  it('is opened only by its own pair: not by another order’s ZIP, nor by another number with its own', async () => {
    const far = await aPlacedOrder(app, { shipTo: { zip: '19103' } });
    expect((await track({ orderNumber: far.orderNumber, zip: '19103' })).status).toBe(200);
    const crossed = [
      { orderNumber, zip: '19103' },
      { orderNumber: far.orderNumber, zip: '19147' },
      { orderNumber: far.orderNumber.slice(0, 5), zip: '19103' },
      { orderNumber: `${far.orderNumber}0`, zip: '19103' },
      { orderNumber: '', zip: '19103' },
      { orderNumber: "' OR 1=1 --", zip: '19103' },
      { orderNumber: '%', zip: '19103' },
    ];
    for (const pair of crossed) {
      const { status, body } = await track(pair);
      expect([pair, status, body]).toMatchObject([pair, 404, { code: 'order.trackingMismatch' }]);
    }
  });

  it('follows it through a cancellation, and states the true state of the money', async () => {
    const placed = await aPlacedOrder(app);
    await cancelPlaced(app, placed);
    const body = { orderNumber: placed.orderNumber, zip: '19147' };
    await eventually(async () =>
      expect((await track(body)).body).toMatchObject({
        state: 'cancelled',
        paymentState: 'refunded',
        refundedInCents: placed.cart.pricing.totalInCents,
        canCancel: false,
      }),
    );
    const { steps } = (await track(body)).body as { steps: { name: string; state: string }[] };
    expect(steps.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'Order Processed: done',
      'Cancelled: cancelled',
    ]);
  });

  it('refuses an invalid ZIP code with its own text at the field', async () => {
    const { status, body } = await track({ orderNumber, zip: '1914' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'contact.zipInvalid', statusCode: 400 });
  });

  it('reveals no more of the customer’s address and card than it shows', async () => {
    const { body } = await track({ orderNumber, zip: '19147' });
    expect(JSON.stringify(body)).not.toMatch(/priya@|2155550149|4242424242/);
  });

  it('allows no more than 20 pairs a minute', async () => {
    const strict = await startShopApp({
      modules: [CartsModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '20' },
    });
    const attempts = await Promise.all(
      Array.from({ length: 21 }, (_, at) =>
        call(`${strict.url}/orders/track`, {
          body: { orderNumber: String(at).padStart(10, '0'), zip: '19147' },
        }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(404), 429]);
    await strict.close();
  });

  it('counts toward the tires that buyers chose together; one buyer alone does not', async () => {
    const [line] = await app.db.query<{ item_number: number }>(
      'SELECT item_number FROM orders.order_line l JOIN orders."order" o ON o.id = l.order_id WHERE o.number = $1',
      [orderNumber],
    );
    const chosen = await app.client.call(boughtWith, { params: { itemNumber: line?.item_number ?? 0 } });
    expect(chosen).toMatchObject({ installedPercent: 0, coveredPercent: 0, items: [] });
    expect(chosen.orderCount).toBeGreaterThan(0);
  });
});
