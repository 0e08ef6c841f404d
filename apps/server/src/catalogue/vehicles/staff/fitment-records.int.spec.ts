import {
  addFitmentRecord,
  changeFitmentRecord,
  type Client,
  ContractError,
  getProduct,
  listFitmentRecords,
  removeFitmentRecord,
  tryFitmentVerdicts,
} from '@simpletread/contract';
import type { RecordValues } from '@simpletread/domain';

import { aFitment, aProductLine, aTire, aVehicle } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

const refusal = (call: Promise<unknown>): Promise<string | null | undefined> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ContractError ? error.code : String(error)),
  );
const key = () => ({ idempotencyKey: newId() });

describe('records of fitments', () => {
  let app: TestApp;
  let client: Client;
  let line: Awaited<ReturnType<typeof aProductLine>>;
  let itemNumber: number;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    line = await aProductLine(app.db, { name: 'Safe' });
    ({ itemNumber } = await aTire(app.db, { lineId: line.lineId, loadIndex: 102, speedSymbol: 'H' }));
    await aVehicle(app.db, { make: 'Honda', model: 'CR-V', year: 2019 });
    await aFitment(app.db, { trim: '' });
  });
  afterAll(() => app.close());

  const fitment = async () => {
    const [row] = await client.call(listFitmentRecords, { params: { kind: 'fitments' }, query: {} });
    if (row === undefined) throw new Error('no fitment');
    return row;
  };
  const change = (
    id: string,
    version: number,
    values: RecordValues,
    reason: string | null,
    told: { acceptedUnrefused?: number } = {},
  ) =>
    client.call(
      changeFitmentRecord,
      { params: { kind: 'fitments', id }, body: { version, values, reason, ...told } },
      key(),
    );
  const verdict = async () => {
    const product = await app.client.call(getProduct, {
      params: { brand: line.brandSlug, line: line.lineSlug },
      query: { item: String(itemNumber), vehicle: 'honda/cr-v/2019' },
    });
    return product.selected?.fit?.kind;
  };

  it('say which tires get another verdict before anything is saved', async () => {
    const { id } = await fitment();
    const more = await client.call(tryFitmentVerdicts, { body: { id, values: { frontLoadIndex: 106 } } });
    expect(more).toEqual({
      examined: 1,
      total: 1,
      unrefused: 0,
      changes: [
        {
          itemNumber,
          label: 'Northway Safe 225/65R17 102H',
          vehicle: 'Honda CR-V',
          years: '2017–2022',
          before: 'fits',
          after: 'refused',
        },
      ],
    });
    const same = await client.call(tryFitmentVerdicts, { body: { id, values: { confidence: 'medium' } } });
    expect(same.total).toBe(0);
    expect((await client.call(tryFitmentVerdicts, { body: { id, values: null } })).changes).toMatchObject([
      { before: 'fits', after: 'unknown' },
    ]);
    expect(await verdict()).toBe('fits');
  });

  it('are changed only with a reason, which the audit keeps, and apply in the shop at once', async () => {
    const { id, version } = await fitment();
    expect(await refusal(change(id, version, { frontLoadIndex: 106 }, null))).toBe('records.reasonRequired');
    const saved = await change(id, version, { frontLoadIndex: 106 }, 'The placard says 106');
    await eventually(async () => expect(await verdict()).toBe('refused'));
    const [row] = await app.db.query<{ after: object }>(
      "SELECT after FROM platform.audit_row WHERE subject_type = 'fitment' ORDER BY at DESC LIMIT 1",
    );
    expect(row?.after).toEqual({ frontLoadIndex: 106, reason: 'The placard says 106' });
    await change(id, saved.version, { frontLoadIndex: 102 }, 'Back again', { acceptedUnrefused: 1 });
    await eventually(async () => expect(await verdict()).toBe('fits'));
  });

  it('are added with sizes that there are, once, and removed for a reason', async () => {
    const { values } = await fitment();
    const add = (changes: RecordValues) =>
      client.call(
        addFitmentRecord,
        { params: { kind: 'fitments' }, body: { values: { ...values, ...changes }, reason: 'New trim' } },
        key(),
      );
    expect(await refusal(add({ trim: 'EX', frontSize: '999/99R99' }))).toBe('records.referenceUnknown');
    expect(await refusal(add({}))).toBe('records.keyTaken');
    const { id, version } = await add({ trim: 'EX' });
    const remove = (query: { version: string; reason?: string }) =>
      client.call(removeFitmentRecord, { params: { kind: 'fitments', id }, query }, key());
    expect(await refusal(remove({ version: String(version) }))).toBe('records.reasonRequired');
    await remove({ version: String(version), reason: 'Never sold' });
    expect(await client.call(listFitmentRecords, { params: { kind: 'fitments' }, query: {} })).toHaveLength(
      1,
    );
  });

  describe('that would sell a refused tire', () => {
    /** A separate trim that needs more than the tire carries. */
    const aRefusing = async (trim: string) => {
      const { values } = await fitment();
      const request = { ...values, trim, frontLoadIndex: 108 };
      return client.call(
        addFitmentRecord,
        { params: { kind: 'fitments' }, body: { values: request, reason: 'Heavier' } },
        key(),
      );
    };
    const trims = async () =>
      (await client.call(listFitmentRecords, { params: { kind: 'fitments' }, query: {} })).map(
        ({ values }) => [values.trim, values.frontLoadIndex],
      );

    it('are changed only with the number of tires that the change would sell', async () => {
      const { id, version } = await aRefusing('Hybrid');
      const lighter = (told: { acceptedUnrefused?: number }) =>
        refusal(change(id, version, { frontLoadIndex: 102 }, 'The placard', told));
      expect(await lighter({})).toBe('records.verdictsUnconfirmed');
      expect(await lighter({ acceptedUnrefused: 2 })).toBe('records.verdictsUnconfirmed');
      expect(await trims()).toContainEqual(['Hybrid', 108]);
      expect(await lighter({ acceptedUnrefused: 1 })).toBe('done');
      expect(await trims()).toContainEqual(['Hybrid', 102]);
    });

    it('are removed only with the number of tires that the change would sell', async () => {
      const { id, version } = await aRefusing('Touring');
      const remove = (told: { acceptedUnrefused?: string }) =>
        refusal(
          client.call(
            removeFitmentRecord,
            {
              params: { kind: 'fitments', id },
              query: { version: String(version), reason: 'Never sold', ...told },
            },
            key(),
          ),
        );
      expect(await remove({})).toBe('records.verdictsUnconfirmed');
      expect(await remove({ acceptedUnrefused: '1' })).toBe('done');
      expect(await trims()).not.toContainEqual(['Touring', 108]);
    });

    it('are added only with the number of tires that the change would sell', async () => {
      const { values } = await aRefusing('Sport');
      const lighter = (told: { acceptedUnrefused?: number }) => {
        const body = {
          values: { ...values, yearTo: 2021, frontLoadIndex: 102 },
          reason: 'A second set',
          ...told,
        };
        return refusal(client.call(addFitmentRecord, { params: { kind: 'fitments' }, body }, key()));
      };
      expect(await lighter({})).toBe('records.verdictsUnconfirmed');
      expect(await lighter({ acceptedUnrefused: 1 })).toBe('done');
    });
  });
});
