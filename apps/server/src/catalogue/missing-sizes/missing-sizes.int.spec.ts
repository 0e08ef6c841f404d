import { randomUUID } from 'node:crypto';

import { askForSizes, dismissMissingSize, listMissingSizes, restoreMissingSize } from '@simpletread/contract';

import { aFitment, aVehicle } from '../../../test/builders/index.js';
import { FakeClock } from '../../platform/clock/index.js';
import { AS_ALEX, call, readCatalogue, startConsoleApp, type TestApp } from '../../../test/index.js';
import { ForgetAskings } from './forget-askings.js';

const KEY = 'a-storefront-key-for-tests';
/** The storefront passes on whom it serves. */
const from = (address: string) => ({ headers: { 'x-storefront-key': KEY, 'x-forwarded-for': address } });
const ALEX = { headers: AS_ALEX };
const keyed = () => ({ ...ALEX, idempotencyKey: randomUUID() });
const CIVIC = { make: 'honda', model: 'civic', year: 2024 };
const PILOT = { make: 'honda', model: 'pilot', year: 2025 };

describe('vehicles without sizes', () => {
  let app: TestApp;
  const clock = new FakeClock('2026-11-24T12:00:00Z');

  beforeAll(async () => {
    app = await startConsoleApp({ clock, env: { STOREFRONT_KEY: KEY } });
    await aVehicle(app.db, { model: 'Civic', year: 2024 });
    await aVehicle(app.db, { model: 'Pilot', year: 2025 });
    await aVehicle(app.db, { model: 'CR-V', year: 2019 });
    for (let at = 0; at < 12; at += 1) await aVehicle(app.db, { model: `Concept ${at}`, year: 2026 });
    await aFitment(app.db);
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  const ask = (params: typeof CIVIC, address: string) =>
    app.client.call(askForSizes, { params }, from(address));
  const queue = async (filter: object = { isDismissed: false }) =>
    (await app.client.call(listMissingSizes, { query: { filter: JSON.stringify(filter) } }, ALEX)).map(
      ({ year, model, visitors, lastAskedOn }) => `${year} ${model} ${visitors} ${lastAskedOn}`,
    );
  const idOf = async (model: string) => {
    const rows = await app.client.call(listMissingSizes, { query: {} }, ALEX);
    return rows.find((row) => row.model === model)?.id ?? '';
  };

  it('that visitors look for are on a queue, the most wanted first', async () => {
    expect(await ask(CIVIC, '203.0.113.1')).toEqual({ isMissing: true });
    await ask(PILOT, '203.0.113.1');
    await ask(PILOT, '198.51.100.7');
    expect(await queue()).toEqual(['2025 Pilot 2 2026-11-24', '2024 Civic 1 2026-11-24']);
    expect(await ask({ make: 'honda', model: 'cr-v', year: 2019 }, '203.0.113.1')).toEqual({
      isMissing: false,
    });
    expect(await queue()).toHaveLength(2);
    await expect(ask({ ...CIVIC, model: 'yugo' }, '203.0.113.1')).rejects.toMatchObject({
      code: 'vehicle.unknown',
    });
  });

  it('count each visitor once a day, however often the page is opened, on any server', async () => {
    for (let times = 0; times < 3; times += 1) await ask(CIVIC, '203.0.113.1');
    const other = await startConsoleApp({
      clock,
      databaseUrl: app.databaseUrl,
      env: { STOREFRONT_KEY: KEY },
    });
    await other.client.call(askForSizes, { params: CIVIC }, from('203.0.113.1'));
    await other.close();
    expect(await queue()).toContain('2024 Civic 1 2026-11-24');
  });

  it('count at most three visitors of a network, and ten vehicles of a visitor, also at once', async () => {
    await Promise.all([2, 3, 4, 5, 6].map((last) => ask(CIVIC, `203.0.113.${last}`)));
    expect(await queue()).toContain('2024 Civic 3 2026-11-24');
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        ask({ make: 'honda', model: `concept-${at}`, year: 2026 }, '192.0.2.9'),
      ),
    );
    expect((await queue()).filter((row) => row.includes('Concept'))).toHaveLength(10);
  });

  it('keep nothing of an address: digests of the day, which are deleted when it is over', async () => {
    const rows = () =>
      app.db.query<{ visitor: string; network: string }>('SELECT visitor, network FROM missing_sizes.asking');
    const kept = await rows();
    expect(kept.length).toBeGreaterThan(10);
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|192\.0\.2/);
    // 7:30 pm at the shop: still the same day.
    clock.set('2026-11-25T00:30:00Z');
    await ask(CIVIC, '203.0.113.1');
    await app.get(ForgetAskings).run();
    expect(await queue()).toContain('2024 Civic 3 2026-11-24');
    expect(await rows()).toHaveLength(kept.length);
    clock.set('2026-11-25T05:30:00Z');
    await ask(CIVIC, '203.0.113.1');
    expect(await queue()).toContain('2024 Civic 4 2026-11-25');
    await app.get(ForgetAskings).run();
    expect(await rows()).toHaveLength(1);
    expect(kept.map(({ visitor }) => visitor)).not.toContain((await rows())[0]?.visitor);
  });

  it('are dismissed and restored, which the audit shows', async () => {
    const id = await idOf('Civic');
    expect(await app.client.call(dismissMissingSize, { params: { id } }, keyed())).toEqual({ id });
    expect((await queue()).filter((row) => row.includes('Civic'))).toEqual([]);
    expect(await queue({ isDismissed: true })).toEqual(['2024 Civic 4 2026-11-25']);
    expect(await app.client.call(restoreMissingSize, { params: { id } }, keyed())).toMatchObject({
      isDismissed: false,
    });
    expect(await queue()).toContain('2024 Civic 4 2026-11-25');
    const audit = await app.db.query<{ action: string }>(
      `SELECT action FROM platform.audit_row WHERE subject_type = 'missingSize' ORDER BY at`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['missingSize.dismiss', 'missingSize.restore']);
    const missing = { params: { id: randomUUID() } };
    await expect(app.client.call(dismissMissingSize, missing, keyed())).rejects.toMatchObject({
      code: 'record.missing',
    });
  });

  it('leave the queue with a size of another spelling, and are back without it', async () => {
    await aVehicle(app.db, { make: 'Mercedes-Benz', model: 'CLA', year: 2020 });
    await aVehicle(app.db, { make: 'Mercedes-Benz', model: 'CLA-Class', year: 2020 });
    await readCatalogue(app);
    await ask({ make: 'mercedes-benz', model: 'cla', year: 2020 }, '198.51.100.42');
    expect((await queue()).filter((row) => row.includes('CLA'))).toHaveLength(1);
    await aFitment(app.db, { make: 'Mercedes-Benz', model: 'CLA-Class', yearFrom: 2020, yearTo: 2020 });
    expect((await queue()).filter((row) => row.includes('CLA'))).toEqual([]);
    await app.db.execute("DELETE FROM fitment.fitment WHERE model = 'CLA-Class'");
    expect((await queue()).filter((row) => row.includes('CLA'))).toHaveLength(1);
  });

  it('leave the queue with their first size', async () => {
    await aFitment(app.db, { model: 'Civic', yearFrom: 2022, yearTo: 2025 });
    expect((await queue()).filter((row) => row.includes('Civic'))).toEqual([]);
    await readCatalogue(app);
    expect(await ask(CIVIC, '198.51.100.99')).toEqual({ isMissing: false });
  });

  it('are shown only to staff who may see them', async () => {
    expect((await call(`${app.url}/admin/missing-sizes`)).status).toBe(401);
  });
});
