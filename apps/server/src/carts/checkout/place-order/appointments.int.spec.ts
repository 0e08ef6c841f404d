import { randomUUID } from 'node:crypto';

import {
  ContractError,
  getCart,
  getCartAppointments,
  getProduct,
  setCartDelivery,
} from '@simpletread/contract';

import { ok } from '@simpletread/domain';

import { CartsModule } from '../../carts.module.js';
import {
  aPlacedOrder,
  aProductLine,
  aReadyCart,
  aShop,
  aTire,
  aWarehouse,
  cancelPlaced,
  chooseAppointment,
  payFor,
  type ReadyCart,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { AppointmentBookings } from '../../../installers/appointments/appointment-bookings.js';
import { ShowOrder } from '../../../orders/order/view/show-order.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';

const MANY = 50;
const RENO = {
  code: 'REN',
  city: 'Reno',
  state: 'NV',
  lat: 39.5,
  lng: -119.8,
  // Not its own zone: with a later cut-off hour than the near warehouse, it may be as fast in the evening.
  timeZone: 'America/New_York',
} as const;

describe('appointments at a shop', () => {
  let app: ShopApp;
  let tireId: string;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { DATABASE_POOL: '8' } });
    await aWarehouse(app.db, { ...RENO });
    ({ tireId } = await aTire(app.db, { stock: { CAR: 8 * MANY } }));
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const ready = (shopCode: string) => aReadyCart(app, { tireId, shopCode });
  const outcome = (cart: ReadyCart, token?: string) =>
    payFor(app, cart, token === undefined ? {} : { token }).then(
      ({ state }) => state as string,
      (error: unknown) => (error instanceof ContractError ? (error.code ?? '') : String(error)),
    );
  const key = () => ({ idempotencyKey: randomUUID() });
  const offered = ({ headers }: Pick<ReadyCart, 'headers'>) =>
    app.client.call(getCartAppointments, { query: {} }, { headers });
  const held = async () =>
    (
      await app.db.one<{ n: number }>(
        "SELECT count(*)::int AS n FROM appointments.booking WHERE state = 'held'",
      )
    )?.n;

  /** Chooses the first window in which the cart's shop takes cars that are left there. */
  const leaveCar = async ({ cart, headers }: ReadyCart) => {
    const [day] = (await offered({ headers })).days;
    const [dropOff] = day?.dropOffs ?? [];
    if (day === undefined || dropOff === undefined) throw new Error('nothing is offered');
    const { amOrPm, from, to } = dropOff;
    const choice = { date: day.date, isDropOff: true, amOrPm, startTime: null };
    const place = { fulfilment: 'ship-to-shop', shopCode: cart.shop?.code ?? null } as const;
    const body = { version: cart.version, ...place, appointment: choice };
    const chosen = await app.client.call(setCartDelivery, { body }, { headers, ...key() });
    return { choice, dropOffWindow: { from, to }, chosen };
  };

  it('hold installer, date, times and whether the car is left there, from the cart to the order [R3.10]', async () => {
    const shop = await aShop(app.db);
    const cart = await ready(shop.code);
    const { choice, dropOffWindow, chosen } = await leaveCar(cart);
    const appointment = {
      installer: shop.code,
      ...choice,
      dropOffWindow,
      timeZone: 'America/New_York',
    };
    expect(chosen.appointment).toEqual(appointment);
    const { orderNumber, orderToken } = await payFor(app, { ...cart, cart: chosen });
    const order = await app.get(ShowOrder).byToken(orderNumber, orderToken);
    expect(order?.appointment).toEqual(appointment);
  });

  it('begin after the day that the product page promises', async () => {
    const line = await aProductLine(app.db, { name: 'Crosswind Promise' });
    const stock = { REN: 8, CAR: 8 };
    const tire = await aTire(app.db, { lineId: line.lineId, stock });
    const show = () =>
      app.client.call(getProduct, {
        params: { brand: 'northway', line: 'crosswind-promise' },
        query: { item: tire.itemNumber, zip: '19147' },
      });
    // The calendar of a shop goes by the database's clock.
    app.clock.set(new Date().toISOString());
    const product = await eventually(show);
    const { code } = await aShop(app.db);
    const near = await offered(await aReadyCart(app, { tireId: tire.tireId, shopCode: code }));
    expect(near.tiresArriveBy).toBe(product.delivery?.latestOn);
    expect(near.firstDate > near.tiresArriveBy).toBe(true);
  });

  it('are refused at payment if the tires of the near warehouse were sold meanwhile, and nothing is held', async () => {
    const { tireId: wanted } = await aTire(app.db, { stock: { REN: 8, CAR: 4 } });
    // A shop that is closed on a Sunday may first see tires from both warehouses on the same Monday.
    const { code } = await aShop(app.db, { isOpenOnSundays: true });
    const cart = await aReadyCart(app, { tireId: wanted, shopCode: code });
    expect(await outcome(await aReadyCart(app, { tireId: wanted }))).toBe('placed');
    expect(await outcome(cart)).toBe('appointment.taken');
    expect(await held()).toBe(0);
  });

  it('have to be chosen before an order to a shop is paid', async () => {
    const { code } = await aShop(app.db);
    expect(await outcome(await aReadyCart(app, { tireId, shopCode: code, hasAppointment: false }))).toBe(
      'appointment.required',
    );
  });

  it('fall away with their shop', async () => {
    const { code } = await aShop(app.db);
    const other = await aShop(app.db);
    const { cart, headers } = await ready(code);
    const to = (version: number, shopCode: string | null) => {
      const fulfilment = shopCode === null ? 'ship-to-me' : 'ship-to-shop';
      return app.client.call(
        setCartDelivery,
        { body: { version, fulfilment, shopCode } },
        { headers, ...key() },
      );
    };
    const same = await to(cart.version, code);
    expect(same.appointment).toEqual(cart.appointment);
    expect((await to(same.version, other.code)).appointment).toBeNull();
  });

  it('are refused where the shop offers no such slot', async () => {
    const { code } = await aShop(app.db);
    const { cart, headers } = await ready(code);
    const appointment = { date: '2020-01-06', isDropOff: false, amOrPm: 'am', startTime: '09:00' } as const;
    const body = { version: cart.version, fulfilment: 'ship-to-shop', shopCode: code, appointment } as const;
    await expect(app.client.call(setCartDelivery, { body }, { headers, ...key() })).rejects.toMatchObject({
      code: 'appointment.notOffered',
    });
  });

  it('are gone if the shop has changed its hours, so that no customer comes at a wrong time', async () => {
    const { code, shopId } = await aShop(app.db);
    const cart = await ready(code);
    await leaveCar(cart);
    await app.db.execute(
      `UPDATE installers.shop SET hours =
         (SELECT jsonb_object_agg(day, '{"open":"09:00","close":"18:00"}'::jsonb) FROM jsonb_object_keys(hours) AS day)
       WHERE id = $1`,
      [shopId],
    );
    const late = await app.client.call(getCart, {}, { headers: cart.headers });
    expect(late.alerts.map((alert) => alert.code)).toContain('appointmentUnavailable');
    expect(await outcome({ ...cart, cart: late })).toBe('appointment.taken');
  });

  it('go to one of 50 who pay for the last seat, and no one else is charged or keeps anything', async () => {
    const { code, shopId } = await aShop(app.db, { bays: 1 });
    const before = await app.db.one<{ n: number }>(
      'SELECT available AS n FROM catalogue.stock_level WHERE tire_id = $1',
      [tireId],
    );
    const carts: ReadyCart[] = [];
    for (let at = 0; at < MANY; at += 1) carts.push(await ready(code));
    const tokens = await Promise.all(carts.map(() => app.sandbox.token()));
    const outcomes = await Promise.all(carts.map((cart, at) => outcome(cart, tokens[at])));
    expect(outcomes.filter((one) => one === 'placed')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'appointment.taken')).toHaveLength(MANY - 1);
    const level = await app.db.one(
      'SELECT available AS n, held FROM catalogue.stock_level WHERE tire_id = $1',
      [tireId],
    );
    expect(level).toEqual({ n: (before?.n ?? 0) - 4, held: 0 });
    expect(await held()).toBe(0);
    const charges = await app.db.one<{ n: number }>(
      `SELECT count(*)::int AS n FROM payment_sandbox.charge c
       JOIN checkout.payment_attempt a ON a.id::text = c.idempotency_key WHERE a.draft ->> 'shopId' = $1`,
      [shopId],
    );
    expect(charges?.n).toBe(1);
  }, 120_000);

  it('show as taken in the slower shopper’s cart, and are not free for the next one [R4.16]', async () => {
    const { code } = await aShop(app.db, { bays: 1 });
    const [first, second] = [await ready(code), await ready(code)];
    expect(await outcome(first)).toBe('placed');
    const cart = await app.client.call(getCart, {}, { headers: second.headers });
    expect(cart.alerts.map((alert) => alert.code)).toContain('appointmentUnavailable');
    expect(await outcome({ ...second, cart })).toBe('appointment.taken');
    const [day] = (await offered(second)).days;
    expect(day?.waits[0]?.isFree).toBe(false);
    const next = await chooseAppointment(app, { ...second, cart });
    expect(next.alerts.map((alert) => alert.code)).not.toContain('appointmentUnavailable');
    expect(await outcome({ ...second, cart: next })).toBe('placed');
  });

  it('are renewed with the order after their hold expired if still free, and refused if taken', async () => {
    const { code, shopId } = await aShop(app.db, { bays: 1 });
    const bookings = app.get(AppointmentBookings);
    const { cart } = await ready(code);
    if (cart.appointment === null) throw new Error('no slot was chosen');
    const { timeZone: _, ...appointment } = cart.appointment;
    const wanted = { shopId, appointment };
    const owner = () => ({ attemptId: newId(), cartId: newId(), orderId: newId() });
    const inTransaction = app.get(UnitOfWork);
    const ranOut = new Date(Date.now() - 1000);
    const [first, second, third] = [owner(), owner(), owner()];
    const hold = (who: typeof first) =>
      inTransaction.run((tx) => bookings.hold(tx, wanted, { ...who, expiresAt: ranOut }));
    const take = (who: typeof first) => inTransaction.run((tx) => bookings.take(tx, wanted, who));
    for (const who of [first, second, third]) expect(await hold(who)).toMatchObject({ ok: true });
    expect(await take(second)).toMatchObject({ ok: true });
    expect(await take(first)).toMatchObject({ ok: false, fault: { code: 'appointment.taken' } });
    await inTransaction.run(async (tx) => ok(await bookings.releaseOfOrder(tx, second.orderId)));
    expect(await take(third)).toMatchObject({ ok: true });
    await inTransaction.run(async (tx) => ok(await bookings.releaseOfOrder(tx, third.orderId)));
  });

  it('stay booked when a shop has fewer bays, and no seat is added before there are fewer cars', async () => {
    const { code, shopId } = await aShop(app.db, { bays: 3 });
    const bookings = app.get(AppointmentBookings);
    const { appointment } = (await ready(code)).cart;
    if (appointment === null) throw new Error('no slot was chosen');
    const hold = (orderId = newId()) =>
      app.get(UnitOfWork).run((tx) => {
        const owner = { orderId, attemptId: null, cartId: null, expiresAt: null };
        return bookings.hold(tx, { shopId, appointment }, owner);
      });
    const release = (orderId: string) =>
      app.get(UnitOfWork).run(async (tx) => ok(await bookings.releaseOfOrder(tx, orderId)));
    const [first, second, third, late] = [newId(), newId(), newId(), newId()];
    for (const orderId of [first, second, third]) expect(await hold(orderId)).toMatchObject({ ok: true });
    await app.db.execute(
      'UPDATE installers.shop SET bays = 2, bays_lowered_at = clock_timestamp() WHERE id = $1',
      [shopId],
    );
    await release(first);
    expect(await hold()).toMatchObject({ ok: false, fault: { code: 'appointment.taken' } });
    await release(second);
    expect(await hold(late)).toMatchObject({ ok: true });
    for (const orderId of [third, late]) await release(orderId);
  });

  it('are free again when a payment is declined', async () => {
    const { code } = await aShop(app.db, { bays: 1 });
    const cart = await ready(code);
    await expect(payFor(app, cart, { card: 'declined' })).rejects.toMatchObject({ code: 'payment.declined' });
    expect(await held()).toBe(0);
    expect((await offered(cart)).days[0]?.waits[0]?.isFree).toBe(true);
  });

  it('are free again when the order is cancelled, which then has none', async () => {
    const { code } = await aShop(app.db, { bays: 1 });
    const placed = await aPlacedOrder(app, { tireId, shopCode: code });
    await cancelPlaced(app, placed);
    expect(await app.get(AppointmentBookings).ofOrder(placed.orderId)).toBeNull();
    expect((await offered(await aReadyCart(app, { tireId, shopCode: code }))).days[0]?.waits[0]?.isFree).toBe(
      true,
    );
  });
});
