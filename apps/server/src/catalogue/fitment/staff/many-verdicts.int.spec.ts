import {
  bulkChangeFitment,
  type CallInput,
  type Client,
  ContractError,
  getRecordChange,
  importFitmentRecords,
  listFitmentRecords,
  tryFitmentBulk,
  tryFitmentImport,
  undoFitmentChange,
} from '@simpletread/contract';

import { aFitment, aTire, aVehicle } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'begun',
    (error: unknown) => (error instanceof ContractError ? (error.code ?? '') : String(error)),
  );
const key = () => ({ idempotencyKey: newId() });
const KIND = { kind: 'fitments' } as const;

/** Two vehicles that need load index 106. */
const someFitments = async ({ db }: TestApp): Promise<void> => {
  for (const [make, model] of [
    ['Honda', 'CR-V'],
    ['Subaru', 'Outback'],
  ] as const) {
    await aVehicle(db, { make, model, year: 2019 });
    await aFitment(db, { make, model, trim: '', frontSize: '225/65R17', frontLoadIndex: 106 });
  }
};

const loadOf = (value: number) => ({
  ids: null,
  filter: {},
  change: { frontLoadIndex: { kind: 'set' as const, value } },
});

describe('a change of many fitments', () => {
  let app: TestApp;
  let client: Client;
  let itemNumber: number;
  beforeAll(async () => {
    // Changes are started and never made, so each test sees the original fitments.
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    ({ itemNumber } = await aTire(app.db, { loadIndex: 102, speedSymbol: 'H' }));
    await someFitments(app);
  });
  afterAll(() => app.close());

  type Begun = Partial<CallInput<typeof bulkChangeFitment>['body']>;
  const begin = (value: number, told: Begun) =>
    refusal(
      client.call(
        bulkChangeFitment,
        { params: KIND, body: { ...loadOf(value), expected: 2, reason: 'The placard', ...told } },
        key(),
      ),
    );

  it('lists the tires whose verdict changes, those that would be sold first', async () => {
    const plan = await client.call(tryFitmentBulk, { params: KIND, body: loadOf(102) });
    expect(plan.counts).toMatchObject({ changed: 2 });
    expect(plan.verdicts).toMatchObject({ examined: 1, total: 2, unrefused: 2 });
    expect(plan.verdicts?.changes.map(({ vehicle, ...verdict }) => [vehicle, verdict]).sort()).toEqual(
      ['Honda CR-V', 'Subaru Outback'].map((vehicle) => [
        vehicle,
        {
          itemNumber,
          label: expect.stringMatching(/225\/65R17 102H$/),
          years: '2017–2022',
          before: 'refused',
          after: 'fits',
        },
      ]),
    );
    const stricter = await client.call(tryFitmentBulk, { params: KIND, body: loadOf(108) });
    expect(stricter.verdicts).toMatchObject({ total: 0, unrefused: 0, changes: [] });
  });

  it('that would sell refused tires is begun for a reason and when so many were confirmed, and not else', async () => {
    expect(await begin(102, {})).toBe('records.verdictsUnconfirmed');
    expect(await begin(102, { acceptedUnrefused: 1 })).toBe('records.verdictsUnconfirmed');
    expect(await begin(102, { acceptedUnrefused: 2, reason: null })).toBe('records.reasonRequired');
    expect(await begin(102, { acceptedUnrefused: 2 })).toBe('begun');
    expect(await begin(108, {})).toBe('begun');
  });

  it('is judged as a whole when it comes as a table', async () => {
    const rows = await client.call(listFitmentRecords, { params: KIND, query: {} });
    const csv = [
      'make,model,year_from,year_to,trim,front_size,front_load_index,rear_size',
      ...rows.map(({ values: { make, model, yearFrom, yearTo } }, at) =>
        [make, model, yearFrom, yearTo, '', '225/65R17', at === 0 ? 102 : 108, ''].join(),
      ),
    ].join('\n');
    const table = () => ({ isRemoving: 'false' as const, file: new Blob([csv], { type: 'text/csv' }) });
    const plan = await client.call(tryFitmentImport, { params: KIND, body: table() });
    expect(plan.counts).toMatchObject({ changed: 2, refused: 0 });
    expect(plan.verdicts).toMatchObject({ total: 1, unrefused: 1 });
    const take = (told: { acceptedUnrefused?: string }) =>
      refusal(
        client.call(
          importFitmentRecords,
          { params: KIND, body: { ...table(), planDigest: plan.planDigest, reason: 'The placard', ...told } },
          key(),
        ),
      );
    expect(await take({})).toBe('records.verdictsUnconfirmed');
    expect(await take({ acceptedUnrefused: '1' })).toBe('begun');
  });
});

describe('a change of many fitments that was made', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await startTestApp();
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    await aTire(app.db, { loadIndex: 106, speedSymbol: 'H' });
    await someFitments(app);
  });
  afterAll(() => app.close());

  it('is taken back on the same terms: for as many refused tires as were confirmed', async () => {
    const { id } = await client.call(
      bulkChangeFitment,
      { params: KIND, body: { ...loadOf(108), expected: 2, reason: 'Too light' } },
      key(),
    );
    await eventually(async () =>
      expect(await client.call(getRecordChange, { params: { id } })).toMatchObject({
        state: 'done',
        applied: 2,
      }),
    );
    const undo = (query: { acceptedUnrefused?: string }) =>
      refusal(client.call(undoFitmentChange, { params: { id }, query }, key()));
    expect(await undo({})).toBe('records.verdictsUnconfirmed');
    expect(await undo({ acceptedUnrefused: '2' })).toBe('begun');
  });
});
