import { getAdminVehicle, listVehicles } from '@simpletread/contract';

import { aFitment, aTire, aVehicle } from '../../../../test/builders/index.js';
import { AS_ALEX, call, startConsoleApp, type TestApp } from '../../../../test/index.js';

const ALEX = { headers: AS_ALEX };

describe('vehicles in the console', () => {
  let app: TestApp;
  const found = async (filter: object) =>
    (await app.client.call(listVehicles, { query: { filter: JSON.stringify(filter) } }, ALEX)).map(
      ({ year, model, trim }) => [year, model, trim].join(' ').trim(),
    );

  beforeAll(async () => {
    app = await startConsoleApp();
    await aVehicle(app.db, { trim: 'LX' });
    await aVehicle(app.db, { year: 2024, trim: 'EX-L' });
    await aVehicle(app.db, { year: 2023, make: 'Tesla', model: 'Model 3', isEv: true, vehicleType: 'Car' });
    await aFitment(app.db);
    // Another model of the year, which no listed vehicle is.
    await aFitment(app.db, { model: 'Pilot' });
    await aFitment(app.db, {
      trim: 'Touring',
      frontSize: '235/60R18',
      frontLoadIndex: 103,
      rearSize: '255/55R18',
      rearLoadIndex: 105,
      rearSpeed: 'H',
    });
    await aTire(app.db);
    await aTire(app.db, { status: 'discontinued' });
  });
  afterAll(() => app.close());

  it('come newest first with the number of their fitments', async () => {
    const rows = await app.client.call(listVehicles, { query: {} }, ALEX);
    expect(rows.map(({ year, fitmentCount }) => [year, fitmentCount])).toEqual([
      [2024, 0],
      [2023, 0],
      [2019, 2],
    ]);
  });

  it.each([
    [{ q: 'honda 2019' }, ['2019 CR-V LX']],
    [{ q: '  ex-l   cr-v ' }, ['2024 CR-V EX-L']],
    [{ q: 'honda model' }, []],
    [{ make: 'Tesla' }, ['2023 Model 3']],
    [{ year: 2019 }, ['2019 CR-V LX']],
    [{ isEv: true }, ['2023 Model 3']],
    [{ isEv: false, year: 2024 }, ['2024 CR-V EX-L']],
  ])('are found by %j, whatever the order of the words', async (filter, vehicles) => {
    expect(await found(filter)).toEqual(vehicles);
  });

  it.each([1, 99_999, 9e12, 2019.5])('are not looked for in the year %p', async (year) => {
    const filter = encodeURIComponent(JSON.stringify({ year }));
    const { status } = await call(`${app.url}/admin/vehicles?filter=${filter}`, { headers: AS_ALEX });
    expect(status).toBe(400);
  });

  it('open with their fitments and how many tires there are of each', async () => {
    const rows = await app.client.call(listVehicles, { query: {} }, ALEX);
    const id = rows.find(({ year }) => year === 2019)?.id ?? '';
    const { fitments, sizesFrom, ...vehicle } = await app.client.call(
      getAdminVehicle,
      { params: { id } },
      ALEX,
    );
    expect(sizesFrom).toBeNull();
    expect(vehicle).toEqual(rows.find((row) => row.id === id));
    expect(fitments).toEqual([
      expect.objectContaining({
        trim: 'LX',
        years: '2017–2022',
        front: '225/65R17 102H',
        rear: null,
        tireCount: 1,
      }),
      expect.objectContaining({
        trim: 'Touring',
        front: '235/60R18 103H',
        rear: '255/55R18 105H',
        isStaggered: true,
        tireCount: 0,
      }),
    ]);
  });

  it('without fitments of their own show where shoppers’ sizes come from', async () => {
    await aVehicle(app.db, { make: 'Lexus', model: 'ES', year: 2020 });
    await aVehicle(app.db, { make: 'Lexus', model: 'ES Hybrid', year: 2020 });
    await aVehicle(app.db, { make: 'Lexus', model: 'Lexus ES', year: 2020 });
    await aFitment(app.db, {
      make: 'Lexus',
      model: 'ES',
      yearFrom: 2019,
      frontSize: '215/55R17',
      frontLoadIndex: 94,
    });
    const source = async (model: string) => {
      const rows = await app.client.call(
        listVehicles,
        { query: { filter: JSON.stringify({ make: 'Lexus' }) } },
        ALEX,
      );
      const id = rows.find((row) => row.model === model)?.id ?? '';
      return (await app.client.call(getAdminVehicle, { params: { id } }, ALEX)).sizesFrom;
    };
    expect(await source('ES')).toBeNull();
    expect(await source('ES Hybrid')).toEqual({ kind: 'parent', model: 'ES', sizes: ['215/55R17'] });
    expect(await source('Lexus ES')).toEqual({ kind: 'spelling', model: 'ES', sizes: ['215/55R17'] });
  });
});
