import { getVehicle, listElectricVehicles, vehicleOptions } from '@simpletread/contract';

import { CatalogueModule } from '../catalogue.module.js';
import { aFitment, aTire, aVehicle } from '../../../test/builders/index.js';
import { readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { FindVehicle } from '../vehicles/find-vehicle.js';

describe('vehicles', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    await aVehicle(db);
    await aVehicle(db, { year: 2021 });
    await aVehicle(db, { year: 2003, trim: '4WD' });
    await aVehicle(db, { make: 'Honda', model: 'Civic' });
    await aVehicle(db, { make: 'Tesla', model: 'Model Y', isEv: true });
    await aFitment(db, { trim: 'LX' });
    await aFitment(db, { trim: 'EX' });
    await aFitment(db, { trim: 'Touring', frontSize: '235/60R18', frontLoadIndex: 103 });
    await aFitment(db, {
      make: 'Tesla',
      model: 'Model Y',
      trim: 'Performance',
      frontSize: '255/35R21',
      frontLoadIndex: 98,
      frontSpeed: 'W',
      rearSize: '275/35R21',
      rearLoadIndex: 103,
      rearSpeed: 'W',
    });
    await aVehicle(db, { make: 'Ford', model: 'F150', year: 2018 });
    await aVehicle(db, { make: 'Ford', model: 'F-150', year: 2019 });
    await aFitment(db, { make: 'Ford', model: 'F-150', frontSize: '275/65R18', frontLoadIndex: 116 });
    await aVehicle(db, { make: 'Honda', model: 'Accord' });
    await aVehicle(db, { make: 'Honda', model: 'Accord Hybrid' });
    await aVehicle(db, { make: 'Honda', model: 'Accord Hybrid', year: 2021 });
    await aFitment(db, { model: 'Accord', frontSize: '215/55R17', frontLoadIndex: 94 });
    const both = await aTire(db, { sizeCode: '255/35R21' });
    await aTire(db, { lineId: both.lineId, sizeCode: '275/35R21' });
    await aTire(db, { sizeCode: '255/35R21' });
    await aTire(db, { sizeCode: '225/65R17' });
    await aTire(db, { sizeCode: '225/65R17', status: 'discontinued' });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  const options = (query: { make?: string; model?: string }) => app.client.call(vehicleOptions, { query });
  const vehicle = (make: string, model: string, year: number) =>
    app.client.call(getVehicle, { params: { make, model, year } });

  it('are chosen by make, then model, then year', async () => {
    expect(await options({})).toEqual({
      makes: [
        { slug: 'ford', name: 'Ford' },
        { slug: 'honda', name: 'Honda' },
        { slug: 'tesla', name: 'Tesla' },
      ],
      models: [],
      model: null,
      years: [],
    });
    expect((await options({ make: 'honda' })).models).toEqual([
      { slug: 'accord', name: 'Accord' },
      { slug: 'accord-hybrid', name: 'Accord Hybrid' },
      { slug: 'civic', name: 'Civic' },
      { slug: 'cr-v', name: 'CR-V' },
    ]);
    expect((await options({ make: 'honda', model: 'cr-v' })).years).toEqual([2021, 2019, 2003]);
  });

  it('are refused when make or model is unknown', async () => {
    await expect(options({ make: 'yugo' })).rejects.toMatchObject({ code: 'vehicle.unknown' });
    await expect(options({ make: 'honda', model: 'model-y' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(vehicle('honda', 'cr-v', 1950)).rejects.toMatchObject({ code: 'vehicle.unknown' });
  });

  it('show trims, other years and one option for each set of sizes', async () => {
    const crv = await vehicle('honda', 'cr-v', 2019);
    expect(crv).toMatchObject({
      make: 'Honda',
      model: 'CR-V',
      vehicleType: 'SUV/Crossover',
      isEv: false,
      trims: ['EX', 'LX', 'Touring'],
      alternativeYears: [2021, 2003],
    });
    expect(crv.options.map(({ trims, front, tireCount }) => [trims, front.sizeSlug, tireCount])).toEqual([
      [['EX', 'LX'], '225-65r17', 1],
      [['Touring'], '235-60r18', 0],
    ]);
  });

  it('of two spellings are one, under the one with known sizes', async () => {
    const { models } = await options({ make: 'ford' });
    expect(models).toEqual([{ slug: 'f-150', name: 'F-150' }]);
    expect(await options({ make: 'ford', model: 'f150' })).toMatchObject({
      model: { slug: 'f-150', name: 'F-150' },
      years: [2019, 2018],
    });
    for (const [slug, year] of [
      ['f150', 2018],
      ['f150', 2019],
      ['f-150', 2018],
    ] as const) {
      expect(await vehicle('ford', slug, year)).toMatchObject({
        model: 'F-150',
        modelSlug: 'f-150',
        options: [{ front: { sizeCode: '275/65R18' }, inheritedFrom: null }],
      });
    }
    const found = await app.get(FindVehicle).run('ford/f150/2018');
    expect(found).toMatchObject({ ok: true, value: { modelSlug: 'f-150', fitments: [{}] } });
  });

  it('inherit the sizes of their parent of the same year, marked with its name', async () => {
    expect((await vehicle('honda', 'accord-hybrid', 2019)).options).toMatchObject([
      { front: { sizeCode: '215/55R17' }, inheritedFrom: 'Accord', confidence: 'medium' },
    ]);
    expect((await vehicle('honda', 'accord', 2019)).options).toMatchObject([{ inheritedFrom: null }]);
    // The parent wasn't sold in 2021.
    expect((await vehicle('honda', 'accord-hybrid', 2021)).options).toEqual([]);
  });

  it('count, for a staggered set, tires whose line has both sizes', async () => {
    const { options: sets, isEv } = await vehicle('tesla', 'model-y', 2019);
    expect(isEv).toBe(true);
    expect(sets).toMatchObject([{ isStaggered: true, rear: { sizeCode: '275/35R21' }, tireCount: 1 }]);
  });

  it('list electric models with the latest year whose sizes are known', async () => {
    const { models } = await app.client.call(listElectricVehicles, {});
    expect(models).toEqual([
      { make: 'Tesla', model: 'Model Y', makeSlug: 'tesla', modelSlug: 'model-y', year: 2019 },
    ]);
  });

  it('list the variants as trims where no sizes are known', async () => {
    expect(await vehicle('honda', 'cr-v', 2003)).toMatchObject({ trims: ['4WD'], options: [] });
  });

  it('are found by their path, a trim narrowing their sizes', async () => {
    const find = app.get(FindVehicle);
    const touring = await find.run('honda/cr-v/2019/touring');
    expect(touring).toMatchObject({
      ok: true,
      value: { name: { trim: 'touring' }, fitments: [{ front: { sizeCode: '235/60R18' } }] },
    });
    expect(await find.run('honda/cr-v')).toMatchObject({ ok: false, fault: { code: 'vehicle.unknown' } });
  });
});
