import { randomUUID } from 'node:crypto';

import { changeCartLine, getCart, removeCartLine, setCartZip } from '@simpletread/contract';

import { CartsModule } from '../../carts.module.js';
import {
  aFitment,
  anOpenCart,
  aReadyCart,
  aShop,
  aTire,
  aVehicle,
  payFor,
  type ReadyCart,
  reasonsAgainst,
} from '../../../../test/builders/index.js';
import {
  brokenInvariants,
  call,
  eventually,
  type ShopApp,
  startShopApp,
  send,
} from '../../../../test/index.js';

const OUTBACK = {
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: '',
  makeSlug: 'subaru',
  modelSlug: 'outback',
};

describe('checkout refuses', () => {
  let app: ShopApp;

  const change = ({ headers }: Pick<ReadyCart, 'headers'>) => ({ idempotencyKey: randomUUID(), headers });
  const nothingHappened = async ({ cart }: Pick<ReadyCart, 'cart'>) => {
    const state = await app.db.one(
      `SELECT c.state, (SELECT count(*)::int FROM checkout.payment_attempt a WHERE a.cart_id = c.id AND a.state <> 'failed') AS attempts
       FROM carts.cart c WHERE c.id = $1`,
      [cart.cartId],
    );
    expect(state).toEqual({ state: 'open', attempts: 0 });
    expect(await app.db.one('SELECT coalesce(sum(held), 0)::int AS held FROM catalogue.stock_level')).toEqual(
      { held: 0 },
    );
  };
  const refused = async (ready: ReadyCart, code: string, payment: Parameters<typeof payFor>[2] = {}) => {
    await expect(payFor(app, ready, payment)).rejects.toMatchObject({ code });
    await nothingHappened(ready);
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('another total than the shopper was shown, and charges nothing', async () => {
    const ready = await aReadyCart(app);
    await refused(ready, 'cart.priceChanged', { expectedTotalInCents: ready.cart.pricing.totalInCents - 1 });
    await app.db.execute('UPDATE catalogue.tire SET price_in_cents = price_in_cents + 100 WHERE id = $1', [
      ready.tireId,
    ]);
    await refused(ready, 'cart.priceChanged');
  });

  it('a cart that changed since it was shown', async () => {
    const ready = await aReadyCart(app);
    await app.client.call(setCartZip, { body: { version: ready.cart.version, zip: '19147' } }, change(ready));
    await refused(ready, 'record.stale');
  });

  it('an empty cart, and one without a way to get or a place to send the tires', async () => {
    const ready = await aReadyCart(app);
    const { lineId } = ready.cart.lines[0] ?? { lineId: '' };
    const emptied = await app.client.call(
      removeCartLine,
      { params: { lineId }, query: { version: ready.cart.version } },
      change(ready),
    );
    await refused({ ...ready, cart: emptied }, 'cart.empty');
    const open = await anOpenCart(app, { lines: [{ tireId: ready.tireId, quantity: 4 }] });
    await refused({ ...ready, ...open }, 'cart.fulfilmentRequired');
    const chosen = await aReadyCart(app);
    await app.db.execute('UPDATE carts.cart SET ship_to = NULL WHERE id = $1', [chosen.cart.cartId]);
    await refused(chosen, 'cart.shipToRequired');
  });

  it('tires that are sold out or no longer made', async () => {
    const few = await aTire(app.db, { stock: { CAR: 4 } });
    const first = await aReadyCart(app, { tireId: few.tireId });
    const second = await aReadyCart(app, { tireId: few.tireId });
    await payFor(app, first);
    await refused(second, 'tire.outOfStock');
    const gone = await aReadyCart(app);
    await app.db.execute("UPDATE catalogue.tire SET status = 'discontinued' WHERE id = $1", [gone.tireId]);
    await refused(gone, 'tire.discontinued');
  });

  it('tires that do not fit the vehicle of the cart, unless the shopper acknowledged every current reason', async () => {
    await aVehicle(app.db, { year: 2021, make: 'Subaru', model: 'Outback' });
    await aFitment(app.db, { make: 'Subaru', model: 'Outback', yearFrom: 2020, yearTo: 2024, trim: '' });
    const { tireId } = await aTire(app.db, {
      sizeCode: '205/55R16',
      loadIndex: 91,
      speedSymbol: 'V',
      stock: { CAR: 8 },
    });
    const ready = await aReadyCart(app, { tireId, vehicle: OUTBACK });
    const [line] = ready.cart.lines;
    expect(line).toMatchObject({ fit: { kind: 'refused' }, isFitAcknowledged: false });
    await refused(ready, 'fitment.refused');
    const say = (version: number, acknowledgedReasons: string[]) =>
      app.client.call(
        changeCartLine,
        { params: { lineId: line?.lineId ?? '' }, body: { version, acknowledgedReasons } },
        change(ready),
      );
    const said = await say(ready.cart.version, reasonsAgainst(line));
    expect(said.lines[0]?.isFitAcknowledged).toBe(true);
    // The acknowledgment covered the reasons at the time.
    const setLoad = (index: number) =>
      app.db.execute("UPDATE fitment.fitment SET front_load_index = $1 WHERE make = 'Subaru'", [index]);
    await setLoad(103);
    await eventually(async () => {
      const { lines } = await app.client.call(getCart, {}, { headers: ready.headers });
      expect(lines[0]?.isFitAcknowledged).toBe(false);
    });
    await refused({ ...ready, cart: said }, 'fitment.refused');
    // A shopper with the former page open hasn't seen the current reason.
    await expect(say(said.version, reasonsAgainst(line))).rejects.toMatchObject({
      code: 'fitment.otherReasons',
      statusCode: 409,
    });
    await setLoad(102);
    await eventually(async () => {
      const { lines } = await app.client.call(getCart, {}, { headers: ready.headers });
      expect(lines[0]?.isFitAcknowledged).toBe(true);
    });
    const { orderNumber } = await payFor(app, { ...ready, cart: said });
    const kept = await app.db.one<{ kind: string; reasons: string[] }>(
      `SELECT fitment_verdict ->> 'kind' AS kind, fit_acknowledgement -> 'reasons' AS reasons
       FROM orders.order_line l JOIN orders."order" o ON o.id = l.order_id WHERE o.number = $1`,
      [orderNumber],
    );
    expect(kept?.kind).toBe('refused');
    expect(kept?.reasons).toEqual(reasonsAgainst(line));
  });

  it('a shop that stopped or cannot mount the tires', async () => {
    const shop = await aShop(app.db);
    const ready = await aReadyCart(app, { shopCode: shop.code });
    await app.db.execute('UPDATE installers.shop SET max_rim_in = 16 WHERE id = $1', [shop.shopId]);
    await refused(ready, 'shop.cannotInstall');
    await app.db.execute("UPDATE installers.shop SET status = 'suspended' WHERE id = $1", [shop.shopId]);
    await refused(ready, 'shop.unknown');
  });

  it('a card that is declined with 402, and leaves cart and stock as they were', async () => {
    const ready = await aReadyCart(app);
    await expect(payFor(app, ready, { card: 'declined' })).rejects.toMatchObject({
      code: 'payment.declined',
      statusCode: 402,
    });
    await refused(ready, 'payment.declined', { card: 'insufficientFunds' });
    expect(await app.client.call(getCart, {}, { headers: ready.headers })).toEqual(ready.cart);
    expect((await payFor(app, ready)).state).toBe('placed');
  });

  it('a card token that the provider does not know', async () => {
    await refused(await aReadyCart(app), 'payment.tokenUnknown', { token: 'tok_of_somebody_else' });
  });

  it('a payment that the provider could not process', async () => {
    const ready = await aReadyCart(app);
    await refused(ready, 'payment.notProcessed', { card: 'providerFault' });
  });

  it('a wrong card number, no or a past expiry, no state and no phone type [R5.08]', async () => {
    const card = {
      number: '4242424242424242',
      expiry: '12/39',
      code: '123',
      name: 'Dana Okafor',
      zip: '19147',
    };
    const tokenFaults = async (fields: object) =>
      (await call(`${app.sandbox.url}/v1/tokens`, { body: { ...card, ...fields } })).body;
    const fieldsOf = (fields: object) => ({ error: { code: 'card_invalid', fields } });
    const wrongNumber = fieldsOf({ number: 'Please enter a valid card number' });
    expect(await tokenFaults({ number: '4242424242424241' })).toEqual(wrongNumber);
    expect(await tokenFaults({ number: '9792030394440796' })).toEqual(wrongNumber);
    expect(await tokenFaults({ expiry: '' })).toEqual(fieldsOf({ expiry: 'Please enter the expiry date' }));
    expect(await tokenFaults({ expiry: '10/25' })).toEqual(fieldsOf({ expiry: 'This card has expired' }));
    const { headers, shipTo } = await aReadyCart(app);
    const { status, body } = await call(`${app.url}/carts/current/delivery`, {
      method: 'PUT',
      body: { fulfilment: 'ship-to-me', shipTo: { ...shipTo, state: '', phoneType: '' } },
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ code: 'contact.stateRequired' }),
        expect.objectContaining({ code: 'contact.phoneTypeRequired' }),
      ]),
    });
  });

  it('without an idempotency key', async () => {
    const { headers } = await aReadyCart(app);
    const response = await send(`${app.url}/checkout/orders`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        cartVersion: 1,
        expectedTotalInCents: 1,
        payment: { method: 'card', token: 'tok_12345678' },
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'idempotency.keyMissing', statusCode: 400 });
  });
});
