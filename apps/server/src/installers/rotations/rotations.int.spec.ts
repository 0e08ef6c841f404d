import { randomUUID } from 'node:crypto';

import {
  addToGarage,
  bookRotation,
  cancelRotation,
  getRotationTimes,
  listRotations,
  listShopRotations,
  moveRotation,
} from '@simpletread/contract';
import { formatPhone, ok, zoneMoment } from '@simpletread/domain';

import { aShop, aVehicle } from '../../../test/builders/index.js';
import { AS_ALEX, brokenInvariants, startConsoleApp, type TestApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MessageSource } from '../../platform/personal-data/message-source.js';
import { EndRotations } from './end-rotations.js';
import { PersonalRotations } from './personal-rotations.js';

const YEARS = [2019, 2020, 2021, 2022];
let phones = 0;

describe('a rotation', () => {
  let app: TestApp;
  let signIn: ReturnType<typeof signedInCustomers>;
  beforeAll(async () => {
    app = await startConsoleApp();
    signIn = signedInCustomers(app);
    for (const year of YEARS) await aVehicle(app.db, { year });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const aPhone = () => `21555${String((phones += 1)).padStart(5, '0')}`;
  const someone = async (email?: string) => {
    const customer = await signIn(email === undefined ? {} : { email });
    const vehicles = [];
    for (const year of YEARS) {
      const body = { makeSlug: 'honda', modelSlug: 'cr-v', year };
      vehicles.push((await app.client.call(addToGarage, { body }, { headers: customer.headers })).vehicleId);
    }
    return { ...customer, vehicles, phone: aPhone() };
  };
  type Someone = Awaited<ReturnType<typeof someone>>;
  const times = async ({ headers, vehicles }: Someone, code: string, car = 0) => {
    const query = { vehicleId: vehicles[car] ?? '' };
    const { days } = await app.client.call(getRotationTimes, { params: { code }, query }, { headers });
    return days.flatMap(({ date, waits }) =>
      waits.map(({ startTime, amOrPm, isFree }) => ({ date, startTime, amOrPm, isDropOff: false, isFree })),
    );
  };
  const slot = async (who: Someone, code: string, at: number) => {
    const { isFree: _, ...appointment } = (await times(who, code))[at] ?? { isFree: false };
    return appointment as { date: string; startTime: string; amOrPm: 'am'; isDropOff: boolean };
  };
  const book = async (
    who: Someone,
    shopCode: string,
    { car = 0, at = 0, key = randomUUID(), phone = who.phone } = {},
  ) =>
    app.client.call(
      bookRotation,
      {
        body: {
          vehicleId: who.vehicles[car] ?? '',
          shopCode,
          appointment: await slot(who, shopCode, at),
          phone,
        },
      },
      { headers: who.headers, idempotencyKey: key },
    );
  const mails = (who: SignedInCustomer) =>
    app.db.query<{ template: string }>(
      `SELECT template FROM platform.message WHERE recipient IN ($1, 'shop@example.com')
       AND template LIKE 'rotation-%' ORDER BY created_at, template`,
      [who.email],
    );
  const clearMails = () => app.db.execute("DELETE FROM platform.message WHERE template LIKE 'rotation-%'");
  const mine = async ({ headers }: SignedInCustomer) =>
    (await app.client.call(listRotations, {}, { headers })).rotations;

  it('is booked from tomorrow at a shop, which hears of it, and takes a seat', async () => {
    await clearMails();
    const { code, shopId, company } = await aShop(app.db, { bays: 1 });
    const priya = await someone();
    const booked = await book(priya, code);
    expect(booked).toMatchObject({
      vehicle: '2019 Honda CR-V',
      shop: { code, company },
      hasBegun: false,
      movesLeft: 3,
    });
    const today = zoneMoment(new Date(), 'America/New_York').isoDay;
    expect(booked.appointment.date > today).toBe(true);
    expect((await mails(priya)).map(({ template }) => template).sort()).toEqual([
      'rotation-booked',
      'rotation-planned',
    ]);
    expect(await mine(priya)).toEqual([booked]);
    const other = await someone();
    expect((await times(other, code))[0]).toMatchObject({ isFree: false });
    expect((await times(priya, code))[0]).toMatchObject({ isFree: true });
    expect((await times(priya, code, 1))[0]).toMatchObject({ isFree: false });
    await expect(book(other, code)).rejects.toMatchObject({ code: 'rotation.taken' });
    expect(await mine(other)).toEqual([]);
    const { rotations } = await app.client.call(
      listShopRotations,
      { params: { id: shopId } },
      { headers: AS_ALEX },
    );
    expect(rotations).toEqual([
      expect.objectContaining({ accountId: priya.accountId, firstName: 'Priya', vehicle: '2019 Honda CR-V' }),
    ]);
  });

  it('is had by one of many who want the same seat at once', async () => {
    const { code } = await aShop(app.db, { bays: 1 });
    const people = await Promise.all(Array.from({ length: 5 }, () => someone()));
    const wanted = await slot(people[0] as Someone, code, 0);
    const results = await Promise.all(
      people.map(({ vehicles, phone, headers }) =>
        app.client
          .call(
            bookRotation,
            { body: { vehicleId: vehicles[0] ?? '', shopCode: code, appointment: wanted, phone } },
            { headers, idempotencyKey: randomUUID() },
          )
          .then(
            () => 'booked',
            (error: { code: string }) => error.code,
          ),
      ),
    );
    expect(results.filter((result) => result === 'booked')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['booked', 'rotation.taken']));
  });

  it('is one per vehicle, and three per customer and phone number', async () => {
    const { code } = await aShop(app.db);
    const priya = await someone();
    await book(priya, code);
    await expect(book(priya, code, { at: 1 })).rejects.toMatchObject({ code: 'rotation.booked' });
    const theirs = await someone();
    await book(priya, code, { car: 1 });
    await book(priya, code, { car: 2 });
    await expect(book(priya, code, { car: 3, phone: aPhone() })).rejects.toMatchObject({
      code: 'rotation.tooMany',
      message:
        'Your account or phone number already has 3 rotations booked. Cancel one, or wait until one is over.',
    });
    for (const phone of [priya.phone, `${priya.phone} x7`])
      await expect(book(theirs, code, { phone })).rejects.toMatchObject({ code: 'rotation.tooMany' });
    const alias = await someone(priya.email.replace('@', '+cars@'));
    await expect(book(alias, code)).rejects.toMatchObject({ code: 'rotation.tooMany' });
    expect(await mine(priya)).toHaveLength(3);
  });

  it('is not booked over and over', async () => {
    const { code } = await aShop(app.db);
    const priya = await someone();
    for (let turn = 0; turn < 6; turn += 1) {
      const { id, version } = await book(priya, code);
      await app.client.call(
        cancelRotation,
        { params: { id }, body: { version } },
        { headers: priya.headers, idempotencyKey: randomUUID() },
      );
    }
    await expect(book(priya, code)).rejects.toMatchObject({ code: 'rotation.tooOften', statusCode: 409 });
  });

  it('is moved three times, and cancelled; its seats are free again', async () => {
    await clearMails();
    const { code } = await aShop(app.db, { bays: 1 });
    const priya = await someone();
    let booked = await book(priya, code);
    const move = async (at: number, version = booked.version) =>
      app.client.call(
        moveRotation,
        { params: { id: booked.id }, body: { version, appointment: await slot(priya, code, at) } },
        { headers: priya.headers, idempotencyKey: randomUUID() },
      );
    await expect(move(0)).rejects.toMatchObject({ code: 'appointment.unchanged' });
    const first = booked;
    booked = await move(1);
    expect(booked).toMatchObject({ movesLeft: 2, version: 2 });
    await expect(move(2, first.version)).rejects.toMatchObject({ code: 'record.stale' });
    const other = await someone();
    const shown = await times(other, code);
    expect([shown[0]?.isFree, shown[1]?.isFree]).toEqual([true, false]);
    booked = await move(2);
    booked = await move(3);
    await expect(move(4)).rejects.toMatchObject({ code: 'rotation.movedOften' });
    const cancel = (who: SignedInCustomer) =>
      app.client.call(
        cancelRotation,
        { params: { id: booked.id }, body: { version: booked.version } },
        { headers: who.headers, idempotencyKey: randomUUID() },
      );
    await expect(cancel(other)).rejects.toMatchObject({ code: 'record.missing' });
    await cancel(priya);
    await expect(cancel(priya)).rejects.toMatchObject({ code: 'record.missing' });
    expect(await mine(priya)).toEqual([]);
    expect((await times(other, code)).slice(0, 5).every(({ isFree }) => isFree)).toBe(true);
    const sent = (await mails(priya)).map(({ template }) => template);
    expect(sent.filter((template) => template === 'rotation-booked')).toHaveLength(4);
    expect(
      sent.filter((template) => template.startsWith('rotation-c') || template === 'rotation-off'),
    ).toEqual(expect.arrayContaining(['rotation-cancelled', 'rotation-off']));
  });

  it('is no longer changed once it has begun, and another one can be booked then', async () => {
    const { code } = await aShop(app.db);
    const priya = await someone();
    const booked = await book(priya, code);
    await app.db.execute(
      `WITH past AS (UPDATE appointments.booking SET date = date - 20 WHERE rotation_id = $1 RETURNING date, start_time)
       UPDATE rotations.rotation SET begins_at = (past.date + past.start_time::time) AT TIME ZONE 'America/New_York'
       FROM past WHERE id = $1`,
      [booked.id],
    );
    const { headers } = priya;
    await expect(
      app.client.call(
        cancelRotation,
        { params: { id: booked.id }, body: { version: booked.version } },
        { headers, idempotencyKey: randomUUID() },
      ),
    ).rejects.toMatchObject({ code: 'rotation.begun' });
    await app.get(EndRotations).run();
    const ended = await app.db.query('SELECT state FROM rotations.rotation WHERE id = $1', [booked.id]);
    expect(ended).toEqual([{ state: 'over' }]);
    await book(priya, code, { at: 2 });
    expect((await mine(priya)).map(({ hasBegun }) => hasBegun)).toEqual([false, true]);
  });

  it('is not at a suspended shop, nor for a stranger’s vehicle, nor without a phone number', async () => {
    const { code } = await aShop(app.db);
    const gone = await aShop(app.db, { status: 'suspended' });
    const [priya, other] = [await someone(), await someone()];
    await expect(times(priya, gone.code)).rejects.toMatchObject({ code: 'shop.unknown' });
    await expect(book({ ...priya, vehicles: other.vehicles }, code)).rejects.toMatchObject({
      code: 'record.missing',
    });
    await expect(book(priya, code, { phone: '555' })).rejects.toMatchObject({
      code: 'contact.phoneInvalid',
      message: 'Please enter a valid phone number',
    });
  });

  it('is cancelled when its customer is erased', async () => {
    await clearMails();
    const { code } = await aShop(app.db, { bays: 1 });
    const priya = await someone();
    const { shop } = await book(priya, code);
    const planned = () =>
      app.db.query<{ text: string }>(
        "SELECT body_text AS text FROM platform.message WHERE template = 'rotation-planned'",
      );
    expect((await planned())[0]?.text).toContain(formatPhone(priya.phone, 'parentheses'));
    const source = app.get(PersonalRotations);
    const person = { accountId: priya.accountId, email: priya.email };
    const { contacts = [] } = await source.traces(app.db, person);
    const [section] = await source.collect(app.db, person);
    expect(section?.items).toEqual([
      expect.objectContaining({ vehicle: '2019 Honda CR-V', phone: priya.phone, shop: shop.company }),
    ]);
    await app.get(UnitOfWork).run(async (tx) => {
      const erasing = { person, requestId: randomUUID(), contacts, subjectIds: [] };
      await source.erase(tx, erasing);
      await app.get(MessageSource).erase(tx, erasing);
      return ok(null);
    });
    expect(await planned()).toEqual([{ text: '' }]);
    const off = await app.db.query(
      "SELECT 1 FROM platform.message WHERE template = 'rotation-off' AND body_text <> ''",
    );
    expect(off).toHaveLength(1);
    const left = await app.db.query(
      'SELECT state, phone, vehicle FROM rotations.rotation WHERE account_id = $1',
      [priya.accountId],
    );
    expect(left).toEqual([{ state: 'cancelled', phone: '', vehicle: 'Erased' }]);
    expect((await times(await someone(), code))[0]).toMatchObject({ isFree: true });
  });
});
