import { getVehicle, searchTires } from '@simpletread/contract';

import pg from 'pg';

import { CatalogueModule } from '../../catalogue.module.js';
import { aFitment, aProductLine, aTire, aVehicle, aWarehouse } from '../../../../test/builders/index.js';
import { eventually, readCatalogue, startTestApp, type TestApp } from '../../../../test/index.js';
import { FindVehicle } from '../../vehicles/find-vehicle.js';
import { VehicleDirectory } from '../../vehicles/vehicle-directory.js';
import { CatalogueDirectory } from './catalogue-directory.js';

const CRV = 'honda/cr-v/2019';

describe('looking up what does not exist', () => {
  let app: TestApp;

  const unknownVehicle = (n: number) =>
    expect(
      app.client.call(getVehicle, { params: { make: 'nobody', model: `ghost-${n}`, year: 2020 } }),
    ).rejects.toMatchObject({ code: 'vehicle.unknown' });
  const unknownSize = () =>
    expect(app.client.call(searchTires, { query: { size: '999-99r99' } })).rejects.toMatchObject({
      code: 'tireSize.unknown',
    });

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    await aVehicle(db);
    await aFitment(db);
    await aWarehouse(db);
    const { lineId } = await aProductLine(db);
    await aTire(db, { lineId });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('keeps the cached value and everything derived from it', async () => {
    const catalogue = await app.get(CatalogueDirectory).current();
    const vehicles = await app.get(VehicleDirectory).current();
    const found = await app.get(FindVehicle).run(CRV);
    await Promise.all([unknownVehicle(1), unknownSize()]);
    expect(await app.get(CatalogueDirectory).current()).toBe(catalogue);
    expect(await app.get(VehicleDirectory).current()).toBe(vehicles);
    const again = await app.get(FindVehicle).run(CRV);
    expect(found.ok && again.ok && found.value === again.value).toBe(true);
  });

  it('finds a record that was just added', async () => {
    await aVehicle(app.db, { make: 'Rivian', model: 'R1S' });
    await eventually(async () =>
      expect(
        await app.client.call(getVehicle, { params: { make: 'rivian', model: 'r1s', year: 2019 } }),
      ).toMatchObject({ make: 'Rivian' }),
    );
  });

  it('does not delay look-ups of known names while it reloads', async () => {
    const directory = app.get(VehicleDirectory);
    const before = await directory.current();
    await app.db.execute(`UPDATE fitment.revision SET value = 'another'`);
    const writer = new pg.Client({ connectionString: app.databaseUrl });
    await writer.connect();
    try {
      await writer.query('BEGIN');
      await writer.query('LOCK TABLE fitment.vehicle IN ACCESS EXCLUSIVE MODE');
      const reading = directory.refresh();
      expect(await directory.current()).toBe(before);
      await expect(app.get(FindVehicle).run(CRV)).resolves.toMatchObject({ ok: true });
      await writer.query('ROLLBACK');
      await reading;
      expect(await directory.current()).not.toBe(before);
    } finally {
      await writer.end();
    }
  });
});
