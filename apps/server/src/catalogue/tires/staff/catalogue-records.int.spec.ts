import {
  addCatalogueRecord,
  bulkChangeCatalogue,
  changeCatalogueRecord,
  type Client,
  ContractError,
  exportCatalogueRecords,
  getCatalogueRecord,
  getHub,
  getProduct,
  getRecordChange,
  getShopState,
  importCatalogueRecords,
  listCatalogueRecords,
  searchTires,
  tryCatalogueBulk,
  tryCatalogueImport,
  undoCatalogueChange,
} from '@simpletread/contract';

import { aProductLine, aTire } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

const codeOf = (error: unknown): string =>
  error instanceof ContractError ? (error.code ?? '') : String(error);
const refusal = (call: Promise<unknown>): Promise<string> => call.then(() => 'done', codeOf);
const key = () => ({ idempotencyKey: newId() });

describe('records of the catalogue', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await startTestApp();
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
  });
  afterAll(() => app.close());

  const tire = (id: string) => client.call(getCatalogueRecord, { params: { kind: 'tires', id } });
  const change = (id: string, version: number, values: Record<string, string | number | boolean | null>) =>
    client.call(changeCatalogueRecord, { params: { kind: 'tires', id }, body: { version, values } }, key());
  const someTires = async (count: number, setup: Parameters<typeof aTire>[1] = {}) => {
    const { lineId, brandSlug, lineSlug } = await aProductLine(app.db, { name: `Desk ${newId().slice(-6)}` });
    const loads = Array.from({ length: count }, (_, at) => 90 + at);
    const tires = [];
    for (const loadIndex of loads) tires.push(await aTire(app.db, { lineId, loadIndex, ...setup }));
    return { lineId, brandSlug, lineSlug, tires };
  };
  const finished = (id: string) =>
    eventually(async () => {
      const read = await client.call(getRecordChange, { params: { id } });
      expect(read.state).toBe('done');
      return read;
    });

  it('has a changed price on the shop’s product, in its results and in its from-price, and nothing else read', async () => {
    const { tires, brandSlug, lineSlug } = await someTires(1);
    const [one] = tires;
    if (one === undefined) throw new Error('no tire');
    const product = () =>
      app.client.call(getProduct, { params: { brand: brandSlug, line: lineSlug }, query: {} });
    const prices = async () => (await product()).sizes.map(({ priceInCents }) => priceInCents);
    const inResults = async () =>
      (await app.client.call(searchTires, { query: { size: one.sizeSlug } })).items.find(
        ({ tireId }) => tireId === one.tireId,
      )?.priceInCents;
    expect(await prices()).toEqual([14_200]);
    expect(await inResults()).toBe(14_200);
    const before = await app.client.call(getShopState, {});
    const saved = await change(one.tireId, 1, { priceInCents: 15_350 });
    expect(saved).toMatchObject({ version: 2, values: { priceInCents: 15_350, status: 'active' } });
    await eventually(async () => {
      expect(await prices()).toEqual([15_350]);
      expect(await inResults()).toBe(15_350);
      expect((await app.client.call(getShopState, {})).version).not.toBe(before.version);
    });
  });

  it('takes a discontinued tire out of the results', async () => {
    const { tires } = await someTires(1, { sizeCode: '205/55R16' });
    const [one] = tires;
    if (one === undefined) throw new Error('no tire');
    const items = async () =>
      (await app.client.call(searchTires, { query: { size: one.sizeSlug } })).items.map(
        ({ tireId }) => tireId,
      );
    expect(await items()).toContain(one.tireId);
    await change(one.tireId, 1, { status: 'discontinued' });
    await eventually(async () => expect(await items()).not.toContain(one.tireId));
  });

  it('refuses a version that was overtaken, a wrong value and a field that is not its', async () => {
    const { tires } = await someTires(1);
    const id = tires[0]?.tireId ?? '';
    await change(id, 1, { warrantyMiles: 65_000 });
    expect(await refusal(change(id, 1, { warrantyMiles: 70_000 }))).toBe('record.stale');
    expect(await refusal(change(id, 2, { priceInCents: -1 }))).toBe('records.fieldInvalid');
    expect(await refusal(change(id, 2, { purchaseCostInCents: 1 }))).toBe('records.fieldUnknown');
    expect(await refusal(change(newId(), 1, {}))).toBe('record.missing');
    expect((await tire(id)).values).toMatchObject({ warrantyMiles: 65_000, priceInCents: 14_200 });
  });

  it('records in the audit who changed which value, before and after', async () => {
    const { tires } = await someTires(1);
    const id = tires[0]?.tireId ?? '';
    await change(id, 1, { priceInCents: 9_900 });
    expect(
      await app.db.query(
        'SELECT actor_name, action, before, after FROM platform.audit_row WHERE subject_type = $1 AND subject_id = $2',
        ['tire', id],
      ),
    ).toEqual([
      {
        actor_name: 'Max Chen',
        action: 'record.change',
        before: { priceInCents: 14_200 },
        after: { priceInCents: 9_900 },
      },
    ]);
  });

  it('adds a brand and a line, but no duplicate, and no line of a missing brand', async () => {
    const add = (
      kind: 'brands' | 'product-lines',
      values: Record<string, string | number | boolean | null>,
    ) => client.call(addCatalogueRecord, { params: { kind }, body: { values } }, key());
    const brand = { slug: 'oakline', name: 'Oakline', owner: null, tier: 'mid', confidence: 'low' };
    expect(await add('brands', brand)).toMatchObject({ id: 'oakline', label: 'Oakline', version: 1 });
    expect(await refusal(add('brands', brand))).toBe('records.keyTaken');
    const line = {
      brandSlug: 'oakline',
      slug: 'ridge',
      name: 'Ridge',
      categoryId: 5,
      vehicleType: 'Light Truck',
      description: 'For the highway.',
      utqgTreadwear: 500,
      warrantyMiles: null,
      hasSnowflake: false,
      imageKey: 'all-season-1',
      confidence: 'low',
    };
    expect(await add('product-lines', line)).toMatchObject({ label: 'Oakline Ridge' });
    expect(await refusal(add('product-lines', { ...line, brandSlug: 'elmline' }))).toBe(
      'records.referenceUnknown',
    );
    expect(await refusal(add('brands', { ...brand, slug: 'Oak Line' }))).toBe('records.fieldInvalid');
  });

  it('has the text of a brand on its hub, and on no crossing of it', async () => {
    const { brandSlug } = await someTires(1);
    const textOn = async (query: { category?: string }) =>
      (await app.client.call(getHub, { query: { brand: brandSlug, ...query } })).brandText;
    expect(await textOn({})).toBeNull();
    const of = { kind: 'brands', id: brandSlug } as const;
    const { version } = await client.call(getCatalogueRecord, { params: of });
    const write = (description: string | null) =>
      client.call(changeCatalogueRecord, { params: of, body: { version, values: { description } } }, key());
    expect(await refusal(write('[x](javascript:x)'))).toBe('article.linkUnsafe');
    await write('## Since 1920\n\nMade in Ohio.');
    await eventually(async () => expect(await textOn({})).toBe('## Since 1920\n\nMade in Ohio.'));
    expect(await textOn({ category: 'all-season' })).toBeNull();
  });

  it('lists tires by words and by filters', async () => {
    const { lineId, tires } = await someTires(3);
    const { status } = { status: 'active' };
    const list = (filter: object) =>
      client.call(listCatalogueRecords, {
        params: { kind: 'tires' },
        query: { filter: JSON.stringify(filter), sort: '["priceInCents","DESC"]' },
      });
    expect(await list({ lineId, status })).toHaveLength(3);
    expect(await list({ q: `${tires[0]?.itemNumber}` })).toHaveLength(1);
    expect(await list({ lineId, status: 'discontinued' })).toEqual([]);
  });

  describe('many at once', () => {
    const raise = (lineId: string, ratePpm: number) => ({
      ids: null,
      filter: { lineId },
      change: { priceInCents: { kind: 'raise' as const, ratePpm } },
    });
    const start = async (lineId: string, ratePpm: number, expected: number) =>
      client.call(
        bulkChangeCatalogue,
        { params: { kind: 'tires' }, body: { ...raise(lineId, ratePpm), expected } },
        key(),
      );
    const prices = async (lineId: string) =>
      (
        await app.db.query<{ price: number }>(
          'SELECT price_in_cents AS price FROM catalogue.tire WHERE line_id = $1 ORDER BY item_number',
          [lineId],
        )
      ).map(({ price }) => price);

    it('are tried, changed by a job, and undone as one change', async () => {
      const { lineId } = await someTires(3);
      const plan = await client.call(tryCatalogueBulk, {
        params: { kind: 'tires' },
        body: raise(lineId, 100_000),
      });
      expect(plan.counts).toEqual({ added: 0, changed: 3, removed: 0, same: 0, refused: 0 });
      expect(plan.rows[0]?.fields).toEqual([{ field: 'priceInCents', before: 14_200, after: 15_620 }]);
      expect(await prices(lineId)).toEqual([14_200, 14_200, 14_200]);
      const { id } = await start(lineId, 100_000, 3);
      expect(await finished(id)).toMatchObject({ applied: 3, skipped: 0, summary: 'Price 10% higher' });
      expect(await prices(lineId)).toEqual([15_620, 15_620, 15_620]);
      const undo = () => client.call(undoCatalogueChange, { params: { id }, query: {} }, key());
      const undone = await undo();
      expect(await finished(undone.id)).toMatchObject({ origin: 'undo', undoes: id, applied: 3 });
      expect(await prices(lineId)).toEqual([14_200, 14_200, 14_200]);
      expect(await client.call(getRecordChange, { params: { id } })).toMatchObject({ undoneBy: undone.id });
      expect(await refusal(undo())).toBe('records.undoneAlready');
    });

    it('skip records that were changed since, when undone', async () => {
      const { lineId, tires } = await someTires(2);
      const { id } = await start(lineId, 50_000, 2);
      await finished(id);
      await change(tires[0]?.tireId ?? '', 2, { priceInCents: 20_000 });
      const undone = await client.call(undoCatalogueChange, { params: { id }, query: {} }, key());
      const read = await finished(undone.id);
      expect(read).toMatchObject({ applied: 1, skipped: 1 });
      expect(read.rows[0]).toMatchObject({
        state: 'skipped',
        problem: 'Someone changed this in the meantime.',
      });
      expect(await prices(lineId)).toEqual([20_000, 14_200]);
    });

    it('do not start if they differ from their trial, change nothing or name a key', async () => {
      const { lineId } = await someTires(2);
      expect(await refusal(start(lineId, 50_000, 3))).toBe('records.planStale');
      expect(await refusal(start(newId(), 50_000, 1))).toBe('records.nothingChanges');
      const byKey = { ...raise(lineId, 1), change: { itemNumber: { kind: 'set' as const, value: 1 } } };
      expect(await refusal(client.call(tryCatalogueBulk, { params: { kind: 'tires' }, body: byKey }))).toBe(
        'records.fieldUnknown',
      );
    });
  });

  describe('as a table', () => {
    const file = (csv: string) => new Blob([csv], { type: 'text/csv' });
    const attempt = (kind: 'tires' | 'product-lines', csv: string) =>
      client.call(tryCatalogueImport, { params: { kind }, body: { isRemoving: 'false', file: file(csv) } });

    it('goes out and comes in, each line with its own number', async () => {
      const { lineId, tires } = await someTires(2);
      const { text } = await client.call(exportCatalogueRecords, {
        params: { kind: 'tires' },
        query: { filter: JSON.stringify({ lineId }) },
      });
      expect(text.split('\r\n')[1]).toMatch(/^\d+,142\.00,17\.50,active,/);
      expect((await attempt('tires', text)).counts).toMatchObject({ same: 2, refused: 0 });
      const [a, b] = tires.map(({ itemNumber }) => itemNumber);
      const csv = `item_number,price,utqg\n${a},99.99,\n\n${b},much,\n${b},1,\n7,1,\n`;
      const plan = await attempt('tires', csv);
      expect(plan.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
        [4, 'refused'],
        [6, 'refused'],
        [2, 'changed'],
        [5, 'changed'],
      ]);
    });

    it('is taken in whole or not at all', async () => {
      const { tires } = await someTires(2);
      const [a, b] = tires.map(({ itemNumber }) => itemNumber);
      const take = (csv: string, planDigest: string) =>
        client.call(
          importCatalogueRecords,
          { params: { kind: 'tires' }, body: { isRemoving: 'false', planDigest, file: file(csv) } },
          key(),
        );
      const wrong = `item_number,price\n${a},99.99\n${b},x\n`;
      const partly = await attempt('tires', wrong);
      expect(await refusal(take(wrong, partly.planDigest))).toBe('records.planStale');
      const csv = `item_number,price\n${a},99.99\n${b},89.99\n`;
      const { planDigest } = await attempt('tires', csv);
      expect(await refusal(take(csv.replace('89.99', '8.99'), planDigest))).toBe('records.planStale');
      const begun = await take(csv, planDigest);
      expect(await finished(begun.id)).toMatchObject({
        applied: 2,
        summary: 'A table of tires: 2 changed',
      });
      expect((await tire(tires[1]?.tireId ?? '')).values.priceInCents).toBe(8_999);
    });

    it('counts the lines of the file where a text breaks over lines', async () => {
      const plan = await attempt(
        'product-lines',
        'brand_slug,slug,description\nnorthway,nothing-of-ours,"a\nb"\nnorthway,Bad,x\n',
      );
      expect(plan.rows.map(({ line }) => line)).toEqual([2, 4]);
    });
  });
});
