import { getShopTimes, listNextTimes } from '@simpletread/contract';
import { appointmentKey, dayAfter, promiseDelivery } from '@simpletread/domain';

import { aShop, aStateTax, aWarehouse, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { InstallersModule } from '../installers.module.js';
import { AppointmentBookings } from './appointment-bookings.js';
import { AppointmentCalendar } from './appointment-calendar.js';

type Times = Awaited<ReturnType<typeof timesOf>>;
const timesOf = (app: TestApp, code: string) => app.client.call(getShopTimes, { params: { code } });

/** The first slot to wait at a shop. */
const firstWait = ({ days: [day], shopCode }: Times) => {
  const [wait] = day?.waits ?? [];
  if (day === undefined || wait === undefined) throw new Error('no time to wait is offered');
  const { startTime, amOrPm } = wait;
  return { installer: shopCode, date: day.date, isDropOff: false, amOrPm, startTime, dropOffWindow: null };
};

describe('free times of shops', () => {
  let app: TestApp;
  let far: Awaited<ReturnType<typeof aWarehouse>>;
  let place: Awaited<ReturnType<typeof aZip>>;
  beforeAll(async () => {
    app = await startTestApp({ modules: [InstallersModule] });
    await aStateTax(app.db);
    place = await aZip(app.db);
    await aWarehouse(app.db);
    far = await aWarehouse(app.db, {
      code: 'REN',
      city: 'Reno',
      state: 'NV',
      lat: 39.5,
      lng: -119.8,
      timeZone: 'America/Los_Angeles',
    });
  });
  afterAll(() => app.close());

  const next = async (...codes: string[]) =>
    Object.fromEntries(
      (await app.client.call(listNextTimes, { query: { codes: codes.join(',') } })).map(
        ({ shopCode, times }) => [shopCode, times.map(appointmentKey)],
      ),
    );
  const book = async (shop: { shopId: string; code: string }) => {
    const appointment = firstWait(await timesOf(app, shop.code));
    const owner = { orderId: newId(), attemptId: null, cartId: null, expiresAt: null };
    await app
      .get(UnitOfWork)
      .run((tx) => app.get(AppointmentBookings).hold(tx, { shopId: shop.shopId, appointment }, owner));
    return appointmentKey(appointment);
  };
  /** The day by which a parcel from the far warehouse has arrived. */
  const slowest = async () => {
    const position = { lat: place.lat ?? NaN, lng: place.lng ?? NaN };
    const now = await app.get(AppointmentCalendar).now();
    return promiseDelivery(far, position, now).latestOn;
  };
  const bookings = async () =>
    (await app.db.one<{ n: number }>('SELECT count(*)::int AS n FROM appointments.booking'))?.n;

  it('begin after the slowest parcel has arrived, name the shop’s zone, and hold nothing', async () => {
    const shop = await aShop(app.db);
    const before = await bookings();
    const earliest = await slowest();
    const times = await timesOf(app, shop.code);
    // The cut-off may pass between the two.
    expect([earliest, await slowest()]).toContain(times.tiresArriveBy);
    expect(times).toMatchObject({ shopCode: shop.code, timeZone: 'America/New_York' });
    expect(times.firstDate >= dayAfter(times.tiresArriveBy, 1)).toBe(true);
    expect(await bookings()).toBe(before);
  });

  it('show a slot as taken once its last bay is booked', async () => {
    const shop = await aShop(app.db, { bays: 1 });
    const key = await book(shop);
    const [day] = (await timesOf(app, shop.code)).days;
    expect(key).toBe(`${day?.date}.${day?.waits[0]?.startTime}`);
    expect(day?.waits[0]?.isFree).toBe(false);
    expect(day?.waits[1]?.isFree).toBe(true);
  });

  it('are unknown of a suspended shop and of none', async () => {
    await aShop(app.db, { code: 'GONE-9', status: 'suspended' });
    for (const code of ['GONE-9', 'NEVER-9'])
      await expect(timesOf(app, code)).rejects.toMatchObject({ code: 'shop.unknown' });
  });

  it('are listed for many shops at once, the same as each shop’s own, without unknown and suspended ones', async () => {
    const busy = await aShop(app.db, { bays: 1 });
    const other = await aShop(app.db);
    const taken = await book(busy);
    const listed = await next(busy.code.toLowerCase(), other.code, 'GONE-9', 'NEVER-9', other.code);
    expect(Object.keys(listed)).toEqual([busy.code, other.code]);
    expect(listed[busy.code]).not.toContain(taken);
    for (const { code } of [busy, other]) {
      const free = (await timesOf(app, code)).days.flatMap(({ date, waits }) =>
        waits.filter(({ isFree }) => isFree).map(({ startTime }) => `${date}.${startTime}`),
      );
      expect(listed[code]?.[0]).toBe(free[0]);
      expect(free).toEqual(expect.arrayContaining(listed[code] ?? []));
    }
  });

  it('are listed for no shop without codes, and refused for more than 50', async () => {
    expect(await next()).toEqual({});
    const many = Array.from({ length: 51 }, (_, at) => `S${at}`);
    await expect(next(...many)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
