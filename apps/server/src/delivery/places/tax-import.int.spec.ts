import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { searchTires } from '@simpletread/contract';
import { findKind, importFile, type ImportOptions } from '@simpletread/tools/import';
import pg from 'pg';

import { aProductLine, aShop, aStateTax, aTire, aWarehouse, aZip } from '../../../test/builders/index.js';
import { eventually, readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';

const TAXES = 'state,name,base_rate_pct,note,as_of,confidence\n';
const LINES =
  'brand,line,brand_slug,line_slug,category,category_id,vehicle_type,utqg_treadwear,warranty_miles,three_peak_snowflake,confidence\n';
const SIZE = '225-65r17';

/** The order of the tests: four tires at $100 each, with a fee of $1 each. */
const TAXED_IN_CENTS = 4 * 10_000;

describe('after an import', () => {
  let here: TestApp;
  let there: TestApp;
  let folder: string;

  const load = async (name: string, text: string, options: ImportOptions = {}) => {
    const kind = findKind(name);
    if (kind === undefined) throw new Error(name);
    const path = join(folder, `${name}.csv`);
    await writeFile(path, text);
    const client = new pg.Client({ connectionString: here.databaseUrl });
    await client.connect();
    try {
      await importFile(client, kind, path, options);
    } finally {
      await client.end();
    }
  };

  const first = async (app: TestApp) => {
    const { items } = await app.client.call(searchTires, { query: { size: SIZE, zip: '19147' } });
    return items[0];
  };
  const taxes = async () =>
    Promise.all([here, there].map(async (app) => (await first(app))?.outTheDoor?.salesTaxInCents));

  beforeAll(async () => {
    here = await startTestApp({ modules: [CatalogueModule] });
    there = await startTestApp({ modules: [CatalogueModule], databaseUrl: here.databaseUrl });
    const { db } = here;
    await aStateTax(db, { salesTaxRatePpm: 60_000, tireFeeInCents: 0 });
    await aZip(db, { zip: '19147' });
    await aShop(db);
    await aWarehouse(db);
    const { lineId } = await aProductLine(db, { brandName: 'Northway', name: 'Crosswind HT' });
    await aTire(db, { lineId, priceInCents: 10_000 });
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await readCatalogue(here);
    await readCatalogue(there);
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    await rm(folder, { recursive: true });
  });

  it('of taxes, all servers charge the new one', async () => {
    const atSix = await taxes();
    expect(atSix[0]).toBe(atSix[1]);
    expect(atSix[0]).toBeGreaterThanOrEqual((TAXED_IN_CENTS * 6) / 100);
    await load('state-sales-tax', `${TAXES}PA,Pennsylvania,0,,2027-01,high\n`);
    await eventually(async () => expect(await taxes()).toEqual([0, 0]));
  });

  it('of product lines, all servers show the new category', async () => {
    const categories = () => Promise.all([here, there].map(async (app) => (await first(app))?.categoryName));
    expect(await categories()).toEqual(['All Season', 'All Season']);
    await load(
      'product-lines',
      `${LINES}Northway,Crosswind HT,northway,crosswind-ht,Winter,3,Passenger,500,60000,1,high\n`,
    );
    await eventually(async () => expect(await categories()).toEqual(['Winter', 'Winter']));
  });

  it('that was only tried, nothing is read again', async () => {
    await load('state-sales-tax', `${TAXES}PA,Pennsylvania,9,,2027-01,high\n`, { isDryRun: true });
    expect(await taxes()).toEqual([0, 0]);
  });
});
