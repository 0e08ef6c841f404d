import {
  type Client,
  createPriceList,
  exportPriceEntries,
  importPriceEntries,
  savePriceEntries,
} from '@simpletread/contract';

import { aProductLine } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

describe('what a price is for', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await startTestApp({ env: { RUN_WORKERS: '0' } });
    ({ client } = await aStaffClient(app, { role: 'merchandiser', name: 'Max Chen' }));
  });
  afterAll(() => app.close());

  const key = () => ({ idempotencyKey: newId() });
  const create = () =>
    client.call(
      createPriceList,
      { body: { name: 'Fleet prices', audience: 'fleet', startsAt: null, endsAt: null } },
      key(),
    );
  const importCsv = (id: string, version: number, csv: string) => {
    const file = new Blob([csv], { type: 'text/csv' });
    const body = { version: String(version), isDryRun: 'false', isReplacing: 'false', file } as const;
    return client.call(importPriceEntries, { params: { id }, body }, key());
  };
  const save = (id: string, version: number, brand: string) => {
    const rule = { kind: 'percentOff' as const, ratePpm: 50_000 };
    const entry = { scope: 'brand' as const, key: brand, minTires: 1, rule, startsAt: null, endsAt: null };
    const body = { version, isDryRun: false, entries: [entry], removedIds: [] };
    return client.call(savePriceEntries, { params: { id }, body }, key());
  };
  const exported = async (id: string) => (await client.call(exportPriceEntries, { params: { id } })).text;

  it('is found by its name in the shop or its slug, whatever the case; several matches are reported', async () => {
    const { lineId } = await aProductLine(app.db, { brandName: 'BF Goodrich', name: 'Trail King' });
    await aProductLine(app.db, { brandName: 'Kumho', name: 'Ice Grip' });
    await aProductLine(app.db, { brandName: 'Michelin', name: 'Ice Grip' });
    const { id } = await create();
    const table =
      'scope,key,rule,value\nbrand,BF GOODRICH,percentOff,5\nline,bf goodrich trail king,percentOff,6\n' +
      'category,all season,percentOff,7\nline,Kumho Ice Grip,percentOff,8\n';
    const saved = await importCsv(id, 1, table);
    expect(saved).toMatchObject({ isApplied: true, counts: { added: 4 } });
    expect(await exported(id)).toMatch(
      new RegExp(`brand,bf-goodrich,[^]*category,1,[^]*line,${lineId},1,percentOff,6`),
    );
    const again = await importCsv(id, 2, `${table}line,Ice-Grip,percentOff,9\nbrand,bf-goodrich,fixed,9\n`);
    expect(again).toMatchObject({ isApplied: false, counts: { same: 4, refused: 2 } });
    expect(again.rows.slice(-2).map(({ problem }) => problem)).toEqual([
      'More than one line is called “Ice-Grip”: Kumho Ice Grip (ice-grip), Michelin Ice Grip (ice-grip). Please enter one of them.',
      'This price appears twice for the same time.',
    ]);
    const typed = await save(id, 2, 'Bf Goodrich');
    expect(typed.counts).toMatchObject({ same: 1, refused: 0 });
  });
});
