import {
  changePriceList,
  type Client,
  ContractError,
  createPriceList,
  exportPriceEntries,
  getPriceList,
  importPriceEntries,
  movePriceList,
  type PriceEntryReply,
  type PriceListRow,
  savePriceEntries,
} from '@simpletread/contract';

import { aPriceList, aProductLine } from '../../../../test/builders/index.js';
import { consoleList, eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';
import { PriceBook } from '../../rules/price-book.js';
import { KnownKeys } from '../../rules/staff/known-keys.reader.js';

const codeOf = (error: unknown): string =>
  error instanceof ContractError ? (error.code ?? '') : String(error);

describe('price lists that staff make', () => {
  let app: TestApp;
  let client: Client;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client, headers } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
    await aProductLine(app.db, { brandName: 'Michelin' });
    await aProductLine(app.db, { brandName: 'Kumho' });
  });
  afterAll(() => app.close());

  const TERMS = { name: 'Fleet prices', audience: 'fleet', startsAt: null, endsAt: null } as const;
  const create = (changes: object = {}) =>
    client.call(createPriceList, { body: { ...TERMS, ...changes } }, { idempotencyKey: newId() });
  const brand = (key: string, percent: number, changes: object = {}) => ({
    scope: 'brand' as const,
    key,
    minTires: 1,
    rule: { kind: 'percentOff' as const, ratePpm: percent * 10_000 },
    startsAt: null,
    endsAt: null,
    ...changes,
  });
  const save = (
    id: string,
    version: number,
    entries: ReturnType<typeof brand>[],
    { isDryRun = false, removedIds = [] as string[] } = {},
  ) =>
    client.call(
      savePriceEntries,
      { params: { id }, body: { version, isDryRun, entries, removedIds } },
      { idempotencyKey: newId() },
    );
  const importCsv = (
    id: string,
    version: number,
    csv: string,
    changes: Record<string, 'true' | 'false'> = {},
  ) =>
    client.call(
      importPriceEntries,
      {
        params: { id },
        body: {
          version: String(version),
          isDryRun: 'false',
          isReplacing: 'false',
          ...changes,
          file: new Blob([csv], { type: 'text/csv' }),
        },
      },
      { idempotencyKey: newId() },
    );
  const exported = async (id: string) => (await client.call(exportPriceEntries, { params: { id } })).text;

  it('begin empty as drafts, and go through their life', async () => {
    const { id, ...made } = await create();
    expect(made).toMatchObject({ state: 'draft', entryCount: 0, version: 1 });
    const key = () => ({ idempotencyKey: newId() });
    const renamed = await client.call(
      changePriceList,
      { params: { id }, body: { ...TERMS, name: 'Fleet prices 2027', version: 1 } },
      key(),
    );
    expect(renamed).toMatchObject({ name: 'Fleet prices 2027', version: 2 });
    const active = await client.call(
      movePriceList,
      { params: { id }, body: { version: 2, event: 'activate' } },
      key(),
    );
    expect(active).toMatchObject({ state: 'active', phase: 'running' });
    const refused: unknown = await client
      .call(movePriceList, { params: { id }, body: { version: 3, event: 'resume' } }, key())
      .catch((error: unknown) => error);
    expect(codeOf(refused)).toBe('pricing.stateRefused');
  });

  it('are saved row by row in one call, with a result for each row', async () => {
    const { id } = await create();
    const first = await save(id, 1, [brand('michelin', 5), brand('kumho', 8)]);
    expect(first.rows.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
    expect(first).toMatchObject({ isApplied: true, priceList: { entryCount: 2, version: 2 } });
    const second = await save(id, 2, [
      brand('michelin', 5),
      brand('kumho', 9),
      brand('kumho', 12, { startsAt: '2027-01-01T05:00:00Z' }),
    ]);
    expect(second.counts).toEqual({ added: 1, changed: 1, same: 1, removed: 0, refused: 0 });
    expect(codeOf(await save(id, 2, []).catch((error: unknown) => error))).toBe('record.stale');
    expect(await exported(id)).toBe(
      [
        'scope,key,min_tires,rule,value,starts_at,ends_at',
        'brand,kumho,1,percentOff,9,,',
        'brand,kumho,1,percentOff,12,2027-01-01T05:00:00.000Z,',
        'brand,michelin,1,percentOff,5,,',
        '',
      ].join('\r\n'),
    );
  });

  it('change nothing while any row is refused, nor on a try', async () => {
    const { id } = await create();
    const refused = await save(id, 1, [brand('michelin', 5), brand('mishelin', 5)]);
    expect(refused).toMatchObject({ isApplied: false, priceList: { entryCount: 0, version: 1 } });
    expect(refused.rows).toEqual([
      { row: 0, outcome: 'added', problem: null },
      { row: 1, outcome: 'refused', problem: 'There is no brand “mishelin”.' },
    ]);
    const tried = await save(id, 1, [brand('michelin', 5)], { isDryRun: true });
    expect(tried).toMatchObject({ isApplied: false, counts: { added: 1 }, priceList: { version: 1 } });
  });

  it('import a spreadsheet line by line, after a trial', async () => {
    const { id } = await create();
    const bad =
      'scope,key,rule,value\nbrand,michelin,percentOff,5\nbrand,kumho,percentOff,500\nsize,1/1R1,fixed,99\n';
    const tried = await importCsv(id, 1, bad, { isDryRun: 'true' });
    expect(tried.rows).toEqual([
      { row: 2, outcome: 'added', problem: null },
      { row: 3, outcome: 'refused', problem: 'Please enter a percentage above 0 and at most 100.' },
      { row: 4, outcome: 'refused', problem: 'There is no size “1/1R1”.' },
    ]);
    const good = 'scope,key,rule,value\nbrand,michelin,percentOff,5\nall,,amountOff,2.50\n';
    expect(await importCsv(id, 1, good)).toMatchObject({ isApplied: true, counts: { added: 2 } });
    const again = await importCsv(id, 2, await exported(id));
    expect(again.counts).toMatchObject({ same: 2, added: 0, changed: 0 });
  });

  it('equal the table that replaces them', async () => {
    const { id } = await create();
    await save(id, 1, [brand('michelin', 5), brand('kumho', 8)]);
    const replaced = await importCsv(id, 2, 'scope,key,rule,value\nbrand,kumho,percentOff,8\n', {
      isReplacing: 'true',
    });
    expect(replaced.counts).toEqual({ added: 0, changed: 0, same: 1, removed: 1, refused: 0 });
    expect(replaced.priceList.entryCount).toBe(1);
  });

  it('are refused as a table without the required columns', async () => {
    const { id } = await create();
    const refused: unknown = await importCsv(id, 1, 'brand;price\nmichelin;5\n').catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      code: 'pricing.csvUnreadable',
      message: expect.stringContaining('scope, key, min_tires') as string,
    });
  });

  it('take twenty thousand prices in one table', async () => {
    const { id } = await create();
    const lines = Array.from({ length: 20_000 }, (_, index) => {
      const minTires = (index % 1000) + 1;
      const key = index < 10_000 ? 'michelin' : 'kumho';
      const start = `2030-01-${String(10 + Math.floor((index % 10_000) / 1000))}T00:00:00Z`;
      return `brand,${key},${minTires},percentOff,5,${start}`;
    });
    const saved = await importCsv(id, 1, ['scope,key,min_tires,rule,value,starts_at', ...lines].join('\n'));
    expect(saved).toMatchObject({ isApplied: true, priceList: { entryCount: 20_000 } });
    const more: unknown = await save(id, 2, [brand('kumho', 5)]).catch((error: unknown) => error);
    expect(codeOf(more)).toBe('pricing.tooManyEntries');
  });

  it('are refused by their number before anything is looked up for them', async () => {
    const { id } = await create();
    const tableOf = (count: number) =>
      [
        'scope,key,min_tires,rule,value',
        ...Array.from({ length: count }, (_, index) => `brand,no-brand-${index},1,percentOff,5`),
      ].join('\n');
    const looked = jest.spyOn(app.get(KnownKeys), 'unknown');
    const refused: unknown = await importCsv(id, 1, tableOf(20_001)).catch((error: unknown) => error);
    expect(codeOf(refused)).toBe('pricing.tooManyEntries');
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
    const started = Date.now();
    expect((await importCsv(id, 1, tableOf(20_000))).counts).toMatchObject({ added: 0, refused: 20_000 });
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('change prices of every server at once', async () => {
    const { id } = await create({ name: 'Counts now' });
    await save(id, 1, [brand('michelin', 5)]);
    await client.call(
      movePriceList,
      { params: { id }, body: { version: 2, event: 'activate' } },
      { idempotencyKey: newId() },
    );
    await eventually(async () => {
      const { priceLists } = await app.get(PriceBook).rules();
      const list = priceLists.find(({ priceListId }) => priceListId === id);
      expect(list?.entries.map(({ key }) => key)).toEqual(['michelin']);
    }, 1_000);
  });

  it('are listed with their prices, in words', async () => {
    const lists = consoleList<PriceListRow>(app, headers, 'price-lists');
    const entries = consoleList<PriceEntryReply>(app, headers, 'price-entries');
    const id = await aPriceList(app.db, {
      name: 'Listed',
      audience: 'wholesale',
      entries: [
        { percentOff: 5 },
        { scope: 'brand', key: 'michelin', percentOff: 7 },
        { scope: 'category', key: '1', percentOff: 6 },
      ],
    });
    expect((await lists({ filter: { audience: 'wholesale' } })).rows).toMatchObject([{ id, entryCount: 3 }]);
    expect(await client.call(getPriceList, { params: { id } })).toMatchObject({ name: 'Listed' });
    const { rows } = await entries({ filter: { priceListId: id }, sort: ['scope', 'ASC'] });
    expect(rows.map(({ scope, label }) => [scope, label])).toEqual([
      ['all', 'All tires'],
      ['brand', expect.any(String)],
      ['category', 'All Season'],
    ]);
    for (const column of ['name', 'audience', 'startsAt', 'endsAt', 'updatedAt', 'id'])
      expect((await lists({ sort: [column, 'ASC'], filter: { phase: 'running' } })).status).toBe(200);
    for (const column of ['scope', 'key', 'minTires', 'startsAt', 'id'])
      expect((await entries({ sort: [column, 'DESC'], filter: { q: 'mich' } })).status).toBe(200);
  });

  it('of a campaign keep its window until it is over, and are then released', async () => {
    const campaignId = newId();
    const inIt = async (endsAt: Date) => {
      const id = await aPriceList(app.db, { name: TERMS.name, startsAt: new Date(0), endsAt });
      await app.db.execute('UPDATE pricing.price_list SET campaign_id = $2 WHERE id = $1', [id, campaignId]);
      return id;
    };
    const change = (id: string) =>
      client.call(
        changePriceList,
        { params: { id }, body: { ...TERMS, version: 1 } },
        { idempotencyKey: newId() },
      );
    const refused: unknown = await change(await inIt(new Date('2099-12-01'))).catch(
      (error: unknown) => error,
    );
    expect(codeOf(refused)).toBe('pricing.inCampaign');
    const [changed, paused] = [await inIt(new Date(1)), await inIt(new Date(1))];
    expect(await change(changed)).toMatchObject({ phase: 'running', campaignId: null });
    const move = { params: { id: paused }, body: { version: 1, event: 'pause' as const } };
    await client.call(movePriceList, move, { idempotencyKey: newId() });
    for (const id of [changed, paused]) {
      expect(
        await app.db.one('SELECT campaign_id AS owner FROM pricing.price_list WHERE id = $1', [id]),
      ).toEqual({ owner: null });
      expect(
        await app.db.one('SELECT before, after FROM platform.audit_row WHERE subject_id = $1', [id]),
      ).toMatchObject({ before: { campaignId }, after: { campaignId: null } });
    }
  });

  it('are in the audit before and after', async () => {
    const { id } = await create();
    await save(id, 1, [brand('michelin', 5)]);
    await save(id, 2, [brand('michelin', 6)]);
    const rows = await app.db.query(
      "SELECT before, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'priceList.saveEntries' ORDER BY at DESC LIMIT 1",
      [id],
    );
    expect(rows).toMatchObject([
      {
        before: { entries: [{ key: 'michelin', rule: { ratePpm: 50_000 } }] },
        after: { changed: 1, entries: [{ key: 'michelin', rule: { ratePpm: 60_000 } }] },
      },
    ]);
  });
});
