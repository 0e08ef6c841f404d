import { aServedPlace, aTire } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';
import { TireReader } from './tire.reader.js';

describe('tires read by id', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    await aServedPlace(app.db);
  });
  afterAll(() => app.close());

  /** A tire in memory, and no word of what happens to it from now on: the news of a change comes later than the change. */
  const unwatchedTire = async () => {
    await app.db.execute('ALTER TABLE catalogue.tire ENABLE TRIGGER USER');
    const { tireId } = await aTire(app.db, { stock: { CAR: 6, REN: 14 } });
    await read(tireId);
    await app.db.execute('ALTER TABLE catalogue.tire DISABLE TRIGGER USER');
    await read(tireId);
    return tireId;
  };

  const read = async (tireId: string) => (await app.get(TireReader).byIds([tireId]))[0];

  it('come out of memory until something about them changes', async () => {
    const tireId = await unwatchedTire();
    await app.db.execute('UPDATE catalogue.tire SET max_pressure_psi = 77 WHERE id = $1', [tireId]);
    expect(await read(tireId)).toMatchObject({ maxPressurePsi: 51, available: 20 });
  });

  it.each([
    ['price', 'UPDATE catalogue.tire SET price_in_cents = 12345 WHERE id = $1', { priceInCents: 12_345 }],
    ['status', "UPDATE catalogue.tire SET status = 'discontinued' WHERE id = $1", { status: 'discontinued' }],
    [
      'any other fact, with its version',
      'UPDATE catalogue.tire SET max_pressure_psi = 77, version = version + 1 WHERE id = $1',
      { maxPressurePsi: 77 },
    ],
  ])('show a change of %s at once', async (_, change, expected) => {
    const tireId = await unwatchedTire();
    await app.db.execute(change, [tireId]);
    expect(await read(tireId)).toMatchObject(expected);
  });

  it('have the stock of this moment', async () => {
    const tireId = await unwatchedTire();
    await app.db.execute(
      "UPDATE catalogue.stock_level SET available = 2 WHERE tire_id = $1 AND warehouse_code = 'CAR'",
      [tireId],
    );
    expect(await read(tireId)).toMatchObject({ available: 16 });
  });
});
