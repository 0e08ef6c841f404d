import {
  addFitmentRecord,
  type Client,
  ContractError,
  exportFitmentRecords,
  importFitmentRecords,
  tryFitmentImport,
  trySearchImport,
} from '@simpletread/contract';

import { aFitment, aVehicle } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'begun',
    (error: unknown) => (error instanceof ContractError ? (error.code ?? '') : String(error)),
  );
const key = () => ({ idempotencyKey: newId() });
const KIND = { kind: 'fitments' } as const;
const REASON = 'The placard';

describe('a table that removes what it does not name', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    // Changes are started and never made, so the fitments stay as they were.
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    for (const model of ['CR-V', 'Civic', 'Pilot']) {
      await aVehicle(app.db, { make: 'Honda', model, year: 2019 });
      if (model !== 'Pilot') await aFitment(app.db, { make: 'Honda', model, trim: '' });
    }
  });
  afterAll(() => app.close());

  it('is not begun where a record came since it was tried', async () => {
    const { text } = await client.call(exportFitmentRecords, { params: KIND, query: {} });
    const csv = text
      .split('\r\n')
      .filter((line) => !line.includes('Civic'))
      .join('\n');
    const table = () => ({ isRemoving: 'true' as const, file: new Blob([csv], { type: 'text/csv' }) });
    const planNow = () => client.call(tryFitmentImport, { params: KIND, body: table() });
    const tried = await planNow();
    expect(tried.counts).toMatchObject({ removed: 1, changed: 0, added: 0, same: 1 });
    const values = {
      make: 'Honda',
      model: 'Pilot',
      yearFrom: 2017,
      yearTo: 2022,
      trim: '',
      frontSize: '225/65R17',
      frontLoadIndex: 102,
      frontSpeed: 'H',
      confidence: 'high',
    };
    await client.call(addFitmentRecord, { params: KIND, body: { values, reason: REASON } }, key());
    const take = (planDigest: string) =>
      refusal(
        client.call(
          importFitmentRecords,
          { params: KIND, body: { ...table(), reason: REASON, planDigest } },
          key(),
        ),
      );
    expect(await take(tried.planDigest)).toBe('records.planStale');
    expect(await take((await planNow()).planDigest)).toBe('begun');
  });

  it('is refused where there are more records than can be looked at', async () => {
    const attempt = () =>
      refusal(
        client.call(trySearchImport, {
          params: { kind: 'search-synonyms' },
          body: { isRemoving: 'true', file: new Blob(['words,means\n'], { type: 'text/csv' }) },
        }),
      );
    expect(await attempt()).toBe('begun');
    await app.db.execute(
      `INSERT INTO search.synonym (id, words, means, is_on)
       SELECT gen_random_uuid(), 'typed ' || n, 'meant', true FROM generate_series(1, 50001) n`,
    );
    expect(await attempt()).toBe('records.tooMany');
  });
});
