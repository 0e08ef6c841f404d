import {
  addToGarage,
  type CallInput,
  listGarage,
  recordRotation,
  removeFromGarage,
  setMileage,
} from '@simpletread/contract';

import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { SsoModule } from '../sso.module.js';
import { aFitment, aVehicle } from '../../../test/builders/index.js';
import { call, startTestApp, type TestApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { newId } from '../../platform/ids/index.js';
import { RemindRotations } from './remind-rotations.js';

const DAY_MS = 86_400_000;
const CRV = { makeSlug: 'honda', modelSlug: 'cr-v', year: 2019 };
const STAGGERED = { makeSlug: 'tesla', modelSlug: 'model-y', year: 2021 };

describe('the garage', () => {
  let app: TestApp;
  let signIn: ReturnType<typeof signedInCustomers>;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule, CatalogueModule] });
    signIn = signedInCustomers(app);
    await aVehicle(app.db);
    await aVehicle(app.db, { year: 2021, make: 'Tesla', model: 'Model Y', isEv: true });
    await aVehicle(app.db, { year: 2011, make: 'Yugo', model: 'Koral' });
    await aFitment(app.db);
    const tesla = { make: 'Tesla', model: 'Model Y' };
    await aFitment(app.db, { ...tesla, trim: 'Long Range', frontSize: '255/45R19' });
    await aFitment(app.db, { ...tesla, trim: 'Performance', frontSize: '255/35R21', rearSize: '275/35R21' });
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.set('2026-03-04T15:00:00.000Z'));

  const add = (customer: SignedInCustomer, body: CallInput<typeof addToGarage>['body']) =>
    app.client.call(addToGarage, { body }, { headers: customer.headers });
  const list = async ({ headers }: SignedInCustomer) =>
    (await app.client.call(listGarage, {}, { headers })).vehicles;

  it('keeps a vehicle with the only sizes it has', async () => {
    const priya = await signIn();
    const added = await add(priya, { ...CRV, mileage: 41_200 });
    expect(added).toMatchObject({
      vehicle: { make: 'Honda', model: 'CR-V', year: 2019 },
      frontSize: '225/65R17',
      frontSizeSlug: '225-65r17',
      rearSize: null,
      mileage: 41_200,
      mileageOn: '2026-03-04',
      rotation: {
        rotatedOn: '2026-03-04',
        dueOn: '2026-09-04',
        dueMileage: 47_200,
        milesLeft: 6000,
        isDue: false,
      },
    });
    expect(await list(priya)).toEqual([added]);
  });

  it('keeps staggered sizes', async () => {
    const priya = await signIn();
    const sizes = { frontSize: '255/35R21', rearSize: '275/35R21' };
    expect(await add(priya, { ...STAGGERED, trim: 'Performance', ...sizes })).toMatchObject(sizes);
  });

  it('leaves sizes open if there are several, or none are known', async () => {
    const priya = await signIn();
    expect((await add(priya, STAGGERED)).frontSize).toBeNull();
    expect((await add(priya, { makeSlug: 'yugo', modelSlug: 'koral', year: 2011 })).frontSize).toBeNull();
  });

  it.each([
    ['sizes of another vehicle', { ...CRV, frontSize: '255/35R21' }, 'garage.sizeUnknown'],
    [
      'a rear size that the front does not go with',
      { ...STAGGERED, frontSize: '255/45R19', rearSize: '275/35R21' },
      'garage.sizeUnknown',
    ],
    ['half of a staggered set', { ...STAGGERED, frontSize: '255/35R21' }, 'garage.sizeUnknown'],
    ['a vehicle that was never made', { ...CRV, year: 1950 }, 'vehicle.unknown'],
  ])('refuses %s', async (_, body, code) => {
    await expect(add(await signIn(), body)).rejects.toMatchObject({ code });
  });

  it('holds each vehicle once', async () => {
    const priya = await signIn();
    expect(await add(priya, CRV)).toEqual(await add(priya, CRV));
    await Promise.all([1, 2, 3].map(() => add(priya, STAGGERED)));
    expect(await list(priya)).toHaveLength(2);
  });

  it('gives a known vehicle its new sizes and miles, and no impossible ones', async () => {
    const priya = await signIn();
    const performance = { frontSize: '255/35R21', rearSize: '275/35R21' };
    const { vehicleId } = await add(priya, STAGGERED);
    const chosen = await add(priya, { ...STAGGERED, ...performance });
    expect(chosen).toMatchObject({ vehicleId, ...performance, mileage: null, version: 2 });
    const driven = await add(priya, { ...STAGGERED, mileage: 12_000 });
    expect(driven).toMatchObject({ ...performance, mileage: 12_000, rotation: { dueMileage: 18_000 } });
    await expect(add(priya, { ...STAGGERED, mileage: 5 })).rejects.toMatchObject({
      code: 'garage.mileageInvalid',
    });
    await expect(add(priya, { ...STAGGERED, frontSize: '225/65R17' })).rejects.toMatchObject({
      code: 'garage.sizeUnknown',
    });
    expect(await add(priya, STAGGERED)).toEqual(driven);
    expect(await list(priya)).toEqual([driven]);
  });

  it('belongs to its owner: another’s vehicle answers like one that never existed', async () => {
    const [priya, eve] = [await signIn(), await signIn()];
    const { vehicleId, version } = await add(priya, CRV);
    expect(await list(eve)).toEqual([]);
    const answers = [];
    for (const id of [vehicleId, newId(), 'x', '1']) {
      const path = `${app.url}/users/me/garage/${id}`;
      const { headers } = eve;
      for (const [method, way, body] of [
        ['PUT', '/mileage', { mileage: 5, version }],
        ['PUT', '/rotation', { rotatedOn: '2026-01-01', version }],
        ['DELETE', '', undefined],
      ] as const) {
        const { status, body: reply } = await call(path + way, {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
        });
        answers.push([status, (reply as { code: string }).code]);
      }
    }
    expect(new Set(answers.map((answer) => answer.join(' ')))).toEqual(new Set(['404 record.missing']));
    expect(await list(priya)).toHaveLength(1);
  });

  it('needs a sign-in', async () => {
    expect((await call(`${app.url}/users/me/garage`)).status).toBe(401);
    expect((await call(`${app.url}/users/me/garage`, { body: CRV })).status).toBe(401);
  });

  it('counts the next rotation from the last one', async () => {
    const { headers, ...priya } = await signIn();
    const { vehicleId, version } = await add({ headers, ...priya }, { ...CRV, mileage: 1000 });
    const params = { vehicleId };
    const driven = await app.client.call(
      setMileage,
      { params, body: { mileage: 7000, version } },
      { headers },
    );
    expect(driven.rotation).toMatchObject({ isDue: true, milesLeft: 0 });
    const body = { rotatedOn: '2026-03-03', mileage: 7050, version: driven.version };
    const rotated = await app.client.call(recordRotation, { params, body }, { headers });
    expect(rotated).toMatchObject({
      mileage: 7050,
      rotation: { isDue: false, rotatedOn: '2026-03-03', dueOn: '2026-09-03', dueMileage: 13_050 },
    });
    const stale = app.client.call(setMileage, { params, body: { mileage: 8000, version } }, { headers });
    await expect(stale).rejects.toMatchObject({ code: 'record.stale' });
    const back = { mileage: 6000, version: rotated.version };
    await expect(app.client.call(setMileage, { params, body: back }, { headers })).rejects.toMatchObject({
      code: 'garage.mileageInvalid',
    });
    const tomorrow = { rotatedOn: '2026-03-05', version: rotated.version };
    await expect(
      app.client.call(recordRotation, { params, body: tomorrow }, { headers }),
    ).rejects.toMatchObject({ code: 'garage.rotationInvalid' });
    await app.client.call(removeFromGarage, { params }, { headers });
    expect(await list({ headers, ...priya })).toEqual([]);
  });

  describe('reminds its owner', () => {
    const mailsTo = async (email: string) =>
      (
        await app.db.query<{ subject: string }>(
          `SELECT subject FROM platform.message WHERE recipient = $1 AND template = 'rotation-reminder'`,
          [email],
        )
      ).map(({ subject }) => subject);
    const run = () => app.get(RemindRotations).run();

    it('every six months, once each time, whatever runs twice [R9.15 rotation]', async () => {
      const priya = await signIn();
      await add(priya, CRV);
      await run();
      expect(await mailsTo(priya.email)).toEqual([]);
      app.clock.set('2026-09-03T12:00:00Z');
      await run();
      expect(await mailsTo(priya.email)).toEqual([]);
      app.clock.set('2026-09-04T12:00:00Z');
      await Promise.all([run(), run(), run()]);
      await run();
      expect(await mailsTo(priya.email)).toEqual(['Time to rotate the tires of your 2019 Honda CR-V']);
      app.clock.advance(190 * DAY_MS);
      await run();
      expect(await mailsTo(priya.email)).toHaveLength(2);
    });

    it('every 6,000 miles [R9.15 rotation]', async () => {
      const priya = await signIn();
      const { vehicleId, version } = await add(priya, { ...CRV, mileage: 100 });
      const set = (mileage: number, at: number) =>
        app.client.call(
          setMileage,
          { params: { vehicleId }, body: { mileage, version: at } },
          { headers: priya.headers },
        );
      await set(6099, version);
      await run();
      expect(await mailsTo(priya.email)).toHaveLength(0);
      await set(6100, version + 1);
      await run();
      await run();
      expect(await mailsTo(priya.email)).toHaveLength(1);
    });

    it('again only after the rotation was done', async () => {
      const priya = await signIn();
      const { vehicleId, version } = await add(priya, CRV);
      app.clock.set('2026-10-01T12:00:00Z');
      await run();
      await app.client.call(
        recordRotation,
        { params: { vehicleId }, body: { rotatedOn: '2026-10-01', version } },
        { headers: priya.headers },
      );
      app.clock.set('2027-03-31T12:00:00Z');
      await run();
      expect(await mailsTo(priya.email)).toHaveLength(1);
      app.clock.set('2027-04-01T12:00:00Z');
      await run();
      expect(await mailsTo(priya.email)).toHaveLength(2);
    });
  });
});
