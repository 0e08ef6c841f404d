import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  getVehicle,
  listHubAddresses,
  listTireSizes,
  searchTires,
  searchTypeahead,
} from '@simpletread/contract';
import { readCsv, searchCodeOf } from '@simpletread/domain';

import { aFitment, aProductLine, aTire, aVehicle, aWarehouse } from '../../../test/builders/index.js';
import { readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

const REFERENCE = join(import.meta.dirname, '../../../../../data/reference/sizes.csv');

/** The codes of the reference list; its first column. */
const referenceSizes = (): string[] =>
  readCsv(readFileSync(REFERENCE, 'utf8'))
    .slice(1)
    .map(([code = '']) => code);

describe('P225/65R17 and 225/65R17', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    await aWarehouse(db);
    const { lineId } = await aProductLine(db, { name: 'Crosswind HT' });
    await aTire(db, { lineId, sizeCode: '225/65R17', stock: { CAR: 8 } });
    await aTire(db, { lineId, sizeCode: 'P225/65R17', loadIndex: 100, stock: { CAR: 8 } });
    await aTire(db, { lineId, sizeCode: 'LT225/75R16', stock: { CAR: 8 } });
    await aTire(db, { lineId, sizeCode: 'P265/70R17', stock: { CAR: 8 } });
    await aVehicle(db);
    await aFitment(db, { frontSize: 'P225/65R17' });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it.each(['225-65r17', 'p225-65r17'])('are one search at %s, with the mark on each tire', async (size) => {
    const reply = await app.client.call(searchTires, { query: { size } });
    expect(reply).toMatchObject({ sizeCode: '225/65R17', sizeSlug: '225-65r17', total: 2 });
    expect(reply.items.map(({ sizeCode, sizeSlug }) => [sizeCode, sizeSlug]).sort()).toEqual([
      ['225/65R17', '225-65r17'],
      ['P225/65R17', '225-65r17'],
    ]);
  });

  it('are one size in lists and counts, named without the P even where only that form is on sale', async () => {
    const { rims } = await app.client.call(listTireSizes, { query: { perRim: 50 } });
    const counted = rims.flatMap(({ sizes }) =>
      sizes.map(({ sizeCode, tireCount }) => [sizeCode, tireCount]),
    );
    expect(counted.sort()).toEqual([
      ['225/65R17', 2],
      ['265/70R17', 1],
      ['LT225/75R16', 1],
    ]);
    const { items } = await app.client.call(listHubAddresses, { query: { family: 'size' } });
    expect(items.map(({ size }) => size).sort()).toEqual(['225-65r17', '265-70r17', 'lt225-75r16']);
  });

  it('are counted together on the page of a vehicle made with either', async () => {
    const { options } = await app.client.call(getVehicle, {
      params: { make: 'honda', model: 'cr-v', year: 2019 },
    });
    expect(options.map(({ front, tireCount }) => [front.sizeCode, front.sizeSlug, tireCount])).toEqual([
      ['P225/65R17', '225-65r17', 2],
    ]);
  });

  it.each(['P225/65R17', '225/65R17', 'p225 65 17'])('are one answer to %s', async (queryText) => {
    const { resultLists } = await app.client.call(searchTypeahead, { query: { queryText } });
    const links = resultLists.flatMap(({ items }) => items.map(({ link }) => link));
    expect(links).toEqual(['/tire-sizes/225-65r17']);
  });

  it('have the same search in SQL as in the domain, like every size of the reference list', async () => {
    const codes = referenceSizes();
    const rows = await app.db.query<{ code: string; search: string }>(
      `SELECT code, replace(regexp_replace(code, '^P(?=[0-9])', ''), 'ZR', 'R') AS search FROM unnest($1::text[]) AS code`,
      [codes],
    );
    expect(rows).toHaveLength(codes.length);
    expect(rows.filter(({ code, search }) => search !== searchCodeOf(code))).toEqual([]);
    const [column] = await app.db.query<{ expression: string }>(
      `SELECT pg_get_expr(adbin, adrelid) AS expression FROM pg_attrdef JOIN pg_attribute a ON a.attrelid = adrelid AND a.attnum = adnum
       WHERE adrelid = 'catalogue.tire'::regclass AND a.attname = 'search_size'`,
    );
    expect(column?.expression).toContain(
      "regexp_replace(size_code, '^P(?=[0-9])'::text, ''::text), 'ZR'::text, 'R'::text",
    );
  });
});
