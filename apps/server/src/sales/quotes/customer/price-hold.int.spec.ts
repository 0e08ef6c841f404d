import { randomUUID } from 'node:crypto';

import {
  createQuote,
  listSalesRequests,
  sendQuote,
  sendSalesRequest,
  setCartDelivery,
  showQuote,
  takeQuote,
  withdrawQuote,
} from '@simpletread/contract';

import { aShipTo, theUsualVehicle } from '../../../../test/builders/carts/a-ready-cart.js';
import { aTire, payFor } from '../../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { UsedHolds } from '../../../carts/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { SalesModule } from '../../sales.module.js';
import { CustomerStep } from './customer-step.js';

const SAL = { headers: { authorization: 'Bearer sal' } };
const once = () => ({ ...SAL, idempotencyKey: randomUUID() });

describe('a price that a quote holds', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [SalesModule] });
  });
  afterAll(() => app.close());

  const requestOf = async (q: string) => {
    const [row] = await app.client.call(listSalesRequests, { query: { filter: JSON.stringify({ q }) } }, SAL);
    if (row === undefined) throw new Error(`no request ${q}`);
    return row;
  };
  const quoted = async (requestId: string, tireId: string) => {
    const draft = await app.client.call(
      createQuote,
      {
        body: {
          ...{ firstName: 'Nia', email: 'nia@example.com', phone: '(215) 555-0176', zip: '19147' },
          ...{
            message: '',
            vehicle: await theUsualVehicle(app),
            lines: [{ tireId, quantity: 4 }],
            requestId,
          },
        },
      },
      once(),
    );
    return app.client.call(sendQuote, { params: { id: draft.id }, body: { version: draft.version } }, once());
  };
  const asked = async () => {
    const { requestNumber } = await app.client.call(
      sendSalesRequest,
      {
        body: {
          ...{ firstName: 'Nia', lastName: 'Okafor', email: 'nia@example.com', quantity: '4' },
          ...{ make: 'Subaru', model: 'Outback', size: '225/65R17', brand: 'Any' },
        },
      },
      { idempotencyKey: randomUUID() },
    );
    return requestNumber;
  };
  const raise = (tireId: string, to: number) =>
    app.db.execute('UPDATE catalogue.tire SET price_in_cents = $2 WHERE id = $1', [tireId, to]);

  it('is what an order after a price rise pays, and the order wins the request [R1.14 hold]', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
    const number = await asked();
    const quote = await quoted((await requestOf(number)).id, tireId);
    const token = quote.link?.split('/').at(-1) ?? '';
    await raise(tireId, 99_900);
    const view = await app.client.call(showQuote, { body: { token } });
    expect(view.isHeld).toBe(true);
    expect(view.offer.pricing.totalInCents).toBe(view.sentOffer.pricing.totalInCents);
    const taken = await app.client.call(
      takeQuote,
      { body: { token, cartToken: null } },
      { idempotencyKey: randomUUID() },
    );
    const headers = { 'x-cart-token': taken.cartToken };
    const cart = await app.client.call(
      setCartDelivery,
      {
        body: {
          version: taken.cart.version,
          ...{ fulfilment: 'ship-to-me', shopCode: null, pickupPointCode: null },
          shipTo: aShipTo({ email: 'nia@example.com' }),
        },
      },
      { idempotencyKey: randomUUID(), headers },
    );
    expect(cart.alerts).toEqual([]);
    const { totalInCents } = view.sentOffer.pricing;
    expect(cart.pricing.totalInCents).toBe(totalInCents);
    const placed = await payFor(app, {
      ...taken,
      token: taken.cartToken,
      cart,
      headers,
      tireId,
      shipTo: aShipTo(),
    });
    const order = await app.db.one<{ id: string; total: number }>(
      'SELECT id, total_in_cents::int AS total FROM orders."order" WHERE number = $1',
      [placed.orderNumber],
    );
    expect(order?.total).toBe(totalInCents);
    await eventually(async () => expect(await requestOf(number)).toMatchObject({ state: 'won' }));
    // One order: the same quote in another cart has the prices of today.
    const again = await app.client.call(
      takeQuote,
      { body: { token, cartToken: null } },
      { idempotencyKey: randomUUID() },
    );
    expect(again.cart.pricing.tiresInCents).toBe(4 * 99_900);
    expect(again.cart.alerts.map(({ code }) => code)).toContain('quoteNotApplied');
    expect((await app.client.call(showQuote, { body: { token } })).isHeld).toBe(false);
  });

  it('is used by one of two orders that are placed at once', async () => {
    const [quoteId, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const use = (orderId: string) =>
      app.get(UnitOfWork).run((tx) => app.get(UsedHolds).use(tx, quoteId, orderId));
    const used = await Promise.all([use(first), use(second)]);
    expect(used.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  it('is lost in a cart that took the quote while it was being withdrawn', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
    const { id, version, link } = await quoted((await requestOf(await asked())).id, tireId);
    const token = link?.split('/').at(-1) ?? '';
    const take = (cartToken: string | null) =>
      app.client.call(takeQuote, { body: { token, cartToken } }, { idempotencyKey: randomUUID() });
    const { cartToken, cart } = await take(null);
    // As if the cart had been filled, but the taking not yet recorded.
    await app.db.execute("UPDATE quotes.quote SET state = 'sent', taken_at = NULL WHERE id = $1", [id]);
    await app.client.call(withdrawQuote, { params: { id }, body: { version } }, once());
    await raise(tireId, 31_000);
    const now = await app.client.call(
      setCartDelivery,
      {
        body: {
          version: cart.version,
          ...{ fulfilment: 'ship-to-me', shopCode: null, pickupPointCode: null },
          shipTo: aShipTo({ email: 'nia@example.com' }),
        },
      },
      { idempotencyKey: randomUUID(), headers: { 'x-cart-token': cartToken } },
    );
    expect(now.pricing.tiresInCents).toBe(4 * 31_000);
    expect(now.alerts.map(({ code }) => code)).toContain('quoteNotApplied');
    const recorded = await app.get(CustomerStep).run(id, 'take');
    expect(recorded).toMatchObject({ fault: { code: 'quote.withdrawn' } });
  });

  it('is kept by a quote that an order has used: it cannot be withdrawn', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
    const { id, version } = await quoted((await requestOf(await asked())).id, tireId);
    await app.get(UnitOfWork).run((tx) => app.get(UsedHolds).use(tx, id, randomUUID()));
    const withdrawn = app.client.call(withdrawQuote, { params: { id }, body: { version } }, once());
    await expect(withdrawn).rejects.toMatchObject({ code: 'quote.movedOn' });
  });

  it('no longer counts in another quantity, and the cart says so', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 40 } });
    const quote = await quoted((await requestOf(await asked())).id, tireId);
    const token = quote.link?.split('/').at(-1) ?? '';
    const own = await app.client.call(
      takeQuote,
      { body: { token, cartToken: null } },
      { idempotencyKey: randomUUID() },
    );
    await app.db.execute('UPDATE carts.cart_line SET quantity = 6 WHERE cart_id = $1', [own.cart.cartId]);
    await raise(tireId, 20_000);
    await eventually(async () => {
      const again = await app.client.call(
        takeQuote,
        { body: { token, cartToken: own.cartToken } },
        { idempotencyKey: randomUUID() },
      );
      expect(again.cart.pricing.tiresInCents).toBe(6 * 20_000);
      expect(again.cart.alerts.map(({ code }) => code)).toContain('quoteNotApplied');
    });
  });
});
