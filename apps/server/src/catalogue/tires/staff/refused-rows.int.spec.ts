import {
  bulkChangeCatalogue,
  type Client,
  getRecordChange,
  importCatalogueRecords,
  tryCatalogueImport,
  undoCatalogueChange,
} from '@simpletread/contract';

import { aProductLine, aTire } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

const key = () => ({ idempotencyKey: newId() });

describe('rows of a change that their table does not take', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await startTestApp();
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
  });
  afterAll(() => app.close());

  const finished = (id: string) =>
    eventually(async () => {
      const read = await client.call(getRecordChange, { params: { id } });
      expect(read.state).toBe('done');
      return read;
    });

  it('are skipped where two records would be one, and the others are made', async () => {
    const { lineId } = await aProductLine(app.db, { name: `Twins ${newId().slice(-6)}` });
    for (const loadIndex of [96, 98, 102]) await aTire(app.db, { lineId, loadIndex });
    const change = { loadIndex: { kind: 'set' as const, value: 100 } };
    const body = { ids: null, filter: { lineId }, change, expected: 3 };
    const { id } = await client.call(bulkChangeCatalogue, { params: { kind: 'tires' }, body }, key());
    const read = await finished(id);
    expect(read).toMatchObject({ applied: 1, skipped: 2 });
    expect(read.rows[0]).toMatchObject({
      state: 'skipped',
      problem: 'A record like this already exists.',
    });
  });

  it('are skipped when an undo would remove a record that others need', async () => {
    const slug = `kept-${newId().slice(-6)}`;
    const csv = `slug,name,confidence\n${slug},Kept Tires,high\n${slug}-b,Gone Tires,high\n`;
    const file = new File([csv], 'brands.csv', { type: 'text/csv' });
    const params = { kind: 'brands' as const };
    const table = { isRemoving: 'false' as const, file };
    const { planDigest } = await client.call(tryCatalogueImport, { params, body: table });
    const added = await client.call(
      importCatalogueRecords,
      { params, body: { ...table, planDigest } },
      key(),
    );
    await finished(added.id);
    await app.db.execute(
      `INSERT INTO catalogue.product_line (id, brand_slug, slug, name, category_id, vehicle_type, description, image_key, confidence)
       VALUES ($1, $2, 'ridge', 'Ridge', 1, 'Passenger', '', 'all-season-1', 'high')`,
      [newId(), slug],
    );
    const undone = await client.call(undoCatalogueChange, { params: { id: added.id }, query: {} }, key());
    const read = await finished(undone.id);
    expect(read).toMatchObject({ applied: 1, skipped: 1 });
    expect(read.rows[0]).toMatchObject({
      state: 'skipped',
      problem: 'It is in use and cannot be removed.',
    });
  });
});
