import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, type ScratchDatabase } from '../database/testing/scratch-database.js';
import { findKind, importFile, type ImportOptions, type ImportReport } from './index.js';

const BRANDS = 'brand,slug,route_slug,owner_or_group,tier,n_lines,confidence\n';
const LINES =
  'brand,line,brand_slug,line_slug,category,category_id,vehicle_type,utqg_treadwear,warranty_miles,three_peak_snowflake,confidence\n';

describe('importing a file', () => {
  let database: ScratchDatabase;
  let folder: string;

  const load = async (name: string, text: string, options: ImportOptions = {}): Promise<ImportReport> => {
    const kind = findKind(name);
    if (kind === undefined) throw new Error(name);
    const path = join(folder, `${name}.csv`);
    await writeFile(path, text);
    return importFile(database.client, kind, path, options);
  };
  const brandRows = async () =>
    (await database.client.query('SELECT slug, name, tier, updated_at FROM catalogue.brand ORDER BY slug'))
      .rows;

  beforeAll(async () => {
    database = await createScratchDatabase();
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await load('brands', `${BRANDS}Kestrel,kestrel,k,,mid,2,high\nOsprey,osprey,o,Aviary,value,0,medium\n`);
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('inserts new rows, updates different ones and leaves equal ones untouched', async () => {
    const before = await brandRows();
    const report = await load(
      'brands',
      `${BRANDS}Kestrel,kestrel,k,,premium,2,high\nOsprey,osprey,o,Aviary,value,9,medium\nMerlin,merlin,m,,,0,name only\n`,
    );
    expect(report).toMatchObject({ inserted: 1, changed: 1, unchanged: 1, rejected: [] });
    const after = await brandRows();
    expect(after.map(({ slug, tier }) => [slug, tier])).toEqual([
      ['kestrel', 'premium'],
      ['merlin', null],
      ['osprey', 'value'],
    ]);
    expect(after[2].updated_at).toEqual(before[1].updated_at);
  });

  it('changes nothing when the same file is imported again', async () => {
    const text = `${BRANDS}Kestrel,kestrel,k,,premium,2,high\nMerlin,merlin,m,,,0,name only\n`;
    await load('brands', text);
    const before = await brandRows();
    expect(await load('brands', text)).toMatchObject({ inserted: 0, changed: 0, unchanged: 2 });
    expect(await brandRows()).toEqual(before);
  });

  it('shows old and new values in a dry run, and writes nothing', async () => {
    const before = await brandRows();
    const text = `${BRANDS}Kestrel Tires,kestrel,k,Aviary,premium,2,high\nHeron,heron,h,,mid,0,high\n`;
    const report = await load('brands', text, { isDryRun: true });
    expect(report.changes).toEqual([
      {
        key: 'kestrel',
        columns: [
          { name: 'name', before: 'Kestrel', after: 'Kestrel Tires' },
          { name: 'owner', before: '(none)', after: 'Aviary' },
        ],
      },
    ]);
    expect(report.newKeys).toEqual(['heron']);
    expect(await brandRows()).toEqual(before);
  });

  it('rejects invalid rows with line and reason, including those found by the database', async () => {
    const good = Array.from(
      { length: 60 },
      (_, n) => `Kestrel,Tour ${n},kestrel,tour-${n},Touring,11,Passenger,500,60000,,high`,
    );
    const bad = [
      'Nobody,X,nobody,x,Touring,11,Passenger,,,,high',
      'Kestrel,Y,kestrel,y,Touring,11,Passenger,many,,,high',
    ];
    const report = await load('product-lines', `${LINES}${[...good, ...bad].join('\n')}\n`);
    expect(report).toMatchObject({ inserted: 60, changed: 0 });
    expect(report.rejected).toEqual([
      { line: 62, reason: 'brand "nobody" is unknown' },
      { line: 63, reason: 'utqg_treadwear "many" is not a whole number' },
    ]);
  });

  it('rejects the whole file if most rows are invalid', async () => {
    const text = `${BRANDS}Robin,robin,r,,mid,0,high\nWren,WREN!,w,,mid,0,high\n`;
    await expect(load('brands', text)).rejects.toThrow(
      '1 of 2 rows of brands are invalid; nothing was imported (line 3: slug "WREN!" is not a slug).',
    );
    expect((await brandRows()).some(({ slug }) => slug === 'robin')).toBe(false);
  });

  it('does not overwrite write-once values that were edited later', async () => {
    const lines = `${LINES}Kestrel,Tour 1,kestrel,tour-1,Touring,11,Passenger,520,60000,,high\n`;
    await database.client.query(
      "UPDATE catalogue.product_line SET description = 'Edited' WHERE slug = 'tour-1'",
    );
    expect(await load('product-lines', lines)).toMatchObject({ changed: 1 });
    const { rows } = await database.client.query(
      "SELECT description, utqg_treadwear, version FROM catalogue.product_line WHERE slug = 'tour-1'",
    );
    expect(rows).toEqual([{ description: 'Edited', utqg_treadwear: 520, version: 2 }]);
  });

  it('completes existing states and rejects fees of missing ones', async () => {
    await load(
      'state-sales-tax',
      'state,name,base_rate_pct,note,as_of,confidence\nPA,Pennsylvania,6,,2025-01,high\n',
    );
    const fees =
      'state,name,fee_usd_per_tire,basis,note,as_of,confidence\nPA,Pennsylvania,1.00,flat,,2024,high\nQQ,Nowhere,1.00,flat,,2024,high\n';
    const report = await load('state-tire-fees', fees, { mostRejected: 0.5 });
    expect(report).toMatchObject({
      inserted: 0,
      changed: 1,
      rejected: [{ line: 3, reason: '"QQ" does not exist' }],
    });
    expect(await load('state-tire-fees', fees, { mostRejected: 0.5 })).toMatchObject({
      changed: 0,
      unchanged: 1,
    });
  });
});
