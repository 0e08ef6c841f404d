import {
  addSearchRecord,
  changeSearchRecord,
  type Client,
  getShopState,
  listSearches,
  searchTypeahead,
} from '@simpletread/contract';

import { aProductLine, aTire } from '../../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../../test/index.js';
import { aStaffClient } from '../../../sso/account-types/testing/people.js';
import { newId } from '../../../platform/ids/index.js';

describe('records of the search', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await startTestApp();
    ({ client } = await aStaffClient(app, { role: 'content-editor', name: 'Cleo Ray' }));
    const { lineId } = await aProductLine(app.db, { brandName: 'Yokohama', name: 'Geolandar' });
    await aTire(app.db, { lineId });
  });
  afterAll(() => app.close());

  const ask = async (queryText: string) =>
    (await app.client.call(searchTypeahead, { query: { queryText } })).resultLists.flatMap(
      ({ items }) => items,
    );
  const labels = async (text: string) => (await ask(text)).map(({ label }) => label);
  const teach = (words: string, means: string) =>
    client.call(
      addSearchRecord,
      { params: { kind: 'search-synonyms' }, body: { values: { words, means, isOn: true } } },
      { idempotencyKey: newId() },
    );
  const searches = (filter: object) =>
    client.call(listSearches, { query: { filter: JSON.stringify(filter) } });

  it('makes a search that nothing answered into one that a synonym answers, until it is turned off', async () => {
    const before = await app.client.call(getShopState, {});
    expect(await labels('Gecko Lander')).toEqual([]);
    await eventually(async () => {
      const [row] = await searches({ isUnanswered: true, q: 'gecko' });
      expect(row).toMatchObject({ words: 'gecko lander', times: 1, unanswered: 1, means: null });
    }, 10_000);
    const synonym = await teach('Gecko  Lander', 'Geolandar');
    expect(synonym).toMatchObject({ label: 'gecko lander', values: { words: 'gecko lander' } });
    await eventually(async () => expect(await labels('gecko lander')).toContain('Yokohama Geolandar'));
    expect((await app.client.call(getShopState, {})).version).not.toBe(before.version);
    expect(await searches({ isUnanswered: true, q: 'gecko' })).toMatchObject([{ means: 'Geolandar' }]);
    await client.call(
      changeSearchRecord,
      {
        params: { kind: 'search-synonyms', id: synonym.id },
        body: { version: synonym.version, values: { isOn: false } },
      },
      { idempotencyKey: newId() },
    );
    await eventually(async () => expect(await labels('gecko lander')).toEqual([]));
  });

  it('leads a search of the very words to a page', async () => {
    await client.call(
      addSearchRecord,
      {
        params: { kind: 'search-redirects' },
        body: { values: { words: 'Rebates', path: '/tire-deals', label: 'Tire deals', isOn: true } },
      },
      { idempotencyKey: newId() },
    );
    await eventually(async () =>
      expect(await ask('rebates')).toMatchObject([
        { label: 'Tire deals', action: { type: 'link', link: '/tire-deals' } },
      ]),
    );
  });

  it('counts searches, but none that may name a person', async () => {
    await ask('yokohama');
    await ask('priya@mail.com');
    await eventually(async () => {
      expect(await searches({ q: 'yokohama' })).toMatchObject([{ times: 1, unanswered: 0 }]);
    }, 10_000);
    expect(await searches({ q: 'priya' })).toEqual([]);
  });
});
