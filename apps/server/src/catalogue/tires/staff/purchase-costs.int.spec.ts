import {
  addPurchaseCost,
  changePurchaseCost,
  type Client,
  ContractError,
  exportPurchaseCosts,
  getRecordChange,
  getHistory,
  importPurchaseCosts,
  listAudit,
  listPurchaseCosts,
  listRecordChanges,
  removePurchaseCost,
  tryPurchaseCostImport,
  undoPurchaseCostChange,
} from '@simpletread/contract';

import { aTire } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ContractError ? (error.code ?? '') : String(error)),
  );
const key = () => ({ idempotencyKey: newId() });
const KIND = { kind: 'purchase-costs' } as const;

describe('purchase costs', () => {
  let app: TestApp;
  let buyer: Client;
  let marketer: Client;
  let senior: Client;
  let tire: Awaited<ReturnType<typeof aTire>>;
  let other: Awaited<ReturnType<typeof aTire>>;

  beforeAll(async () => {
    app = await startTestApp();
    ({ client: buyer } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    ({ client: marketer } = await aStaffClient(app, { role: 'marketer', name: 'Maya Ortiz' }));
    ({ client: senior } = await aStaffClient(app, { role: 'senior-agent', name: 'Sam Lee' }));
    tire = await aTire(app.db, { priceInCents: 14_200, loadIndex: 91 });
    other = await aTire(app.db, { loadIndex: 92 });
    await app.db.execute('UPDATE catalogue.tire SET purchase_cost_in_cents = NULL');
  });
  afterAll(() => app.close());

  const shown = async (client: Client, id: string) => {
    const rows = await client.call(listPurchaseCosts, {
      params: KIND,
      query: { filter: JSON.stringify({ id: [id] }), range: '[0,9]' },
    });
    const [row] = rows;
    if (row === undefined) throw new Error('no such tire');
    return row;
  };
  const table = (...lines: readonly string[]) =>
    new File([['item_number,cost', ...lines].join('\r\n')], 'costs.csv', { type: 'text/csv' });

  it('are changed one by one by permitted staff, and the price stays the same', async () => {
    const { version } = await shown(buyer, tire.tireId);
    const change = (client: Client, values: Record<string, number | null>) =>
      client.call(
        changePurchaseCost,
        { params: { ...KIND, id: tire.tireId }, body: { version, values } },
        key(),
      );
    expect(await refusal(change(marketer, { costInCents: 11_000 }))).toBe('access.refused');
    expect(await refusal(change(buyer, { costInCents: 0 }))).toBe('records.fieldInvalid');
    expect((await change(buyer, { costInCents: 11_000 })).values).toEqual({
      itemNumber: tire.itemNumber,
      costInCents: 11_000,
    });
    expect(await refusal(change(buyer, { costInCents: 12_000 }))).toBe('record.stale');
    expect(await shown(marketer, tire.tireId)).toMatchObject({ values: { costInCents: 11_000 } });
    expect(
      await app.db.one('SELECT price_in_cents FROM catalogue.tire WHERE id = $1', [tire.tireId]),
    ).toMatchObject({ price_in_cents: 14_200 });
  });

  it('belong to tires: they are neither added nor removed', async () => {
    const values = { itemNumber: tire.itemNumber, costInCents: 9_000 };
    expect(
      await refusal(buyer.call(addPurchaseCost, { params: KIND, body: { values, reason: null } }, key())),
    ).toBe('records.notAddable');
    const { version } = await shown(buyer, tire.tireId);
    const request = { params: { ...KIND, id: tire.tireId }, query: { version } };
    expect(await refusal(buyer.call(removePurchaseCost, request, key()))).toBe('records.inUse');
  });

  it('come as a table, tried first and reported line by line, and can be undone', async () => {
    const wrong = table(`${tire.itemNumber},$10.5x`, '1999999999,90.00', `${other.itemNumber},90.00`);
    const tried = await buyer.call(tryPurchaseCostImport, {
      params: KIND,
      body: { isRemoving: 'false', file: wrong },
    });
    expect(tried.counts).toMatchObject({ changed: 1, refused: 2 });
    expect(tried.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'refused'],
      [3, 'refused'],
      [4, 'changed'],
    ]);
    const good = table(`${tire.itemNumber},105.00`, `${other.itemNumber},90.00`);
    const body = { isRemoving: 'false' as const, file: good };
    const { planDigest } = await buyer.call(tryPurchaseCostImport, { params: KIND, body });
    const begun = await buyer.call(
      importPurchaseCosts,
      { params: KIND, body: { ...body, planDigest } },
      key(),
    );
    const read = (id: string) => buyer.call(getRecordChange, { params: { id } });
    await eventually(async () => expect((await read(begun.id)).state).toBe('done'));
    expect((await shown(buyer, other.tireId)).values).toMatchObject({ costInCents: 9_000 });
    const { text } = await buyer.call(exportPurchaseCosts, { params: KIND, query: { range: '[0,9]' } });
    expect(text).toContain(`${tire.itemNumber},105.00`);
    const undone = await buyer.call(undoPurchaseCostChange, { params: { id: begun.id }, query: {} }, key());
    await eventually(async () => expect((await read(undone.id)).state).toBe('done'));
    expect((await shown(buyer, other.tireId)).values).toMatchObject({ costInCents: null });
    expect((await shown(buyer, tire.tireId)).values).toMatchObject({ costInCents: 11_000 });
  });

  it('are hidden from staff who may not see margins: in lists, changes, the audit and the past', async () => {
    expect(await refusal(senior.call(listPurchaseCosts, { params: KIND, query: { range: '[0,9]' } }))).toBe(
      'access.refused',
    );
    const changes = (client: Client) => client.call(listRecordChanges, { query: { range: '[0,9]' } });
    expect(await changes(senior)).toEqual([]);
    const [change] = await changes(buyer);
    expect(await refusal(senior.call(getRecordChange, { params: { id: change?.id ?? '' } }))).toBe(
      'record.missing',
    );
    const told = JSON.stringify([
      await senior.call(listAudit, {
        query: { filter: JSON.stringify({ subjectId: tire.tireId }), range: '[0,9]' },
      }),
      await senior.call(listAudit, {
        query: { filter: JSON.stringify({ subjectId: change?.id ?? '' }), range: '[0,9]' },
      }),
      await senior.call(getHistory, { params: { type: 'purchaseCost', id: tire.tireId }, query: {} }),
    ]);
    expect(told).toContain('costInCents');
    expect(told).not.toMatch(/"costInCents":(\d|null,"x)|11000|10500/);
  });
});
