import { randomUUID } from 'node:crypto';

import {
  ContractError,
  getAdminOrder,
  getOrderAppointments,
  getOwnAppointments,
  moveAppointment,
  moveOwnAppointment,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aPlacedOrder, aShop } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';

const ROBIN = { authorization: 'Bearer robin' };

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

describe('a customer who moves their own appointment', () => {
  let app: ShopApp;
  let dana: SignedInCustomer;
  let eve: SignedInCustomer;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule] });
    const signIn = signedInCustomers(app);
    dana = await signIn();
    eve = await signIn();
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const ownOrder = async (bays?: number): Promise<Placed> => {
    const { code: shopCode } = await aShop(app.db, bays === undefined ? {} : { bays });
    const placed = await aPlacedOrder(app, { shopCode });
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      placed.orderId,
      dana.accountId,
    ]);
    return placed;
  };
  const look = ({ orderNumber }: Placed, { headers } = dana) =>
    app.client.call(getOwnAppointments, { params: { orderNumber } }, { headers });
  /** Slots as staff see them, who may always look. */
  const slots = async ({ orderId }: Placed) => {
    const { days } = await app.client.call(
      getOrderAppointments,
      { params: { id: orderId } },
      { headers: ROBIN },
    );
    return days.flatMap(({ date, waits }) =>
      waits.map(({ startTime, amOrPm }) => ({ date, isDropOff: false, startTime, amOrPm })),
    );
  };
  const move = async (
    placed: Placed,
    at: number,
    { orderVersion = 1, key = randomUUID(), by = dana } = {},
  ) => {
    const appointment = (await slots(placed))[at];
    if (appointment === undefined) throw new Error('there is no such slot');
    return app.client.call(
      moveOwnAppointment,
      { params: { orderNumber: placed.orderNumber }, body: { orderVersion, appointment } },
      { headers: by.headers, idempotencyKey: key },
    );
  };
  const codeOf = (call: Promise<unknown>): Promise<string | null> =>
    call.then(
      () => 'ok',
      (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
    );

  it('sees the times, moves it, and the shop and they are written to once', async () => {
    const placed = await ownOrder();
    const shown = await look(placed);
    expect(shown).toMatchObject({ orderVersion: 1, movesLeft: 3, current: placed.cart.appointment });
    const key = randomUUID();
    const moved = await move(placed, 2, { key });
    expect(moved).toMatchObject({ version: 2, appointment: { date: (await slots(placed))[2]?.date } });
    expect((await move(placed, 2, { key })).version).toBe(2);
    await eventually(async () => {
      const sent = await app.db.query<{ template: string }>(
        "SELECT template FROM platform.message WHERE order_id = $1 AND template LIKE '%-moved' ORDER BY template",
        [placed.orderId],
      );
      expect(sent.map(({ template }) => template)).toEqual(['appointment-moved', 'installation-moved']);
    });
    const order = await app.client.call(
      getAdminOrder,
      { params: { id: placed.orderId } },
      { headers: ROBIN },
    );
    expect(order.timeline.find(({ title }) => title === 'Appointment moved')?.detail).not.toContain('·');
  });

  it('finds no order of another account: not to read, and not to move', async () => {
    const placed = await ownOrder();
    expect(await codeOf(look(placed, eve))).toBe('record.missing');
    expect(await codeOf(move(placed, 1, { by: eve }))).toBe('record.missing');
    expect((await look(placed)).current).toEqual(placed.cart.appointment);
  });

  it('moves it three times and no more; a move by staff isn’t one of them', async () => {
    const placed = await ownOrder();
    const appointment = (await slots(placed))[5];
    if (appointment === undefined) throw new Error('there is no such slot');
    await app.client.call(
      moveAppointment,
      {
        params: { id: placed.orderId },
        body: { orderVersion: 1, appointment, reason: 'The buyer called' },
      },
      { headers: ROBIN, idempotencyKey: randomUUID() },
    );
    for (const n of [1, 2, 3]) await move(placed, n, { orderVersion: n + 1 });
    expect(await codeOf(move(placed, 4, { orderVersion: 5 }))).toBe('appointment.movedOften');
    expect(await codeOf(look(placed))).toBe('appointment.movedOften');
  });

  it('calls us within the last 24 hours, by the database’s clock', async () => {
    const placed = await ownOrder();
    const { timeZone } = await look(placed);
    await app.db.execute(
      `UPDATE appointments.booking SET date = soon::date, start_time = to_char(soon, 'HH24:MI')
       FROM (SELECT (now() + interval '90 minutes') AT TIME ZONE $2 AS soon) clock WHERE order_id = $1`,
      [placed.orderId, timeZone],
    );
    expect(await codeOf(look(placed))).toBe('appointment.tooSoon');
    expect(await codeOf(move(placed, 3))).toBe('appointment.tooSoon');
  });

  it('loses no slot to a taken one, and doubles none in a race of two browsers', async () => {
    const placed = await ownOrder(1);
    const other = await aPlacedOrder(app, { shopCode: (await look(placed)).shopCode });
    expect(await codeOf(move(placed, 1))).toBe('appointment.taken');
    const raced = await Promise.all([codeOf(move(placed, 3)), codeOf(move(placed, 4))]);
    expect(raced.toSorted()).toEqual(['ok', 'record.stale']);
    const booked = await app.db.query(
      "SELECT 1 FROM appointments.booking WHERE order_id = ANY ($1) AND state = 'booked'",
      [[placed.orderId, other.orderId]],
    );
    expect(booked).toHaveLength(2);
  });
});
