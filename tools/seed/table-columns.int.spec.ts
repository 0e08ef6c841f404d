import { z } from 'zod';
import { queryRows } from '../database/index.js';
import { createScratchDatabase, type ScratchDatabase } from '../database/testing/scratch-database.js';
import { writeColumns } from './write-columns.js';

const WAREHOUSE = {
  code: 'ATL',
  name: 'Atlanta',
  city: 'Atlanta',
  state: 'GA',
  zip: '30303',
  lat: 33.75,
  lng: -84.39,
  time_zone: 'America/New_York',
  cut_off_hour: 16,
};

describe('the seed against the migrated schema', () => {
  let database: ScratchDatabase;
  beforeAll(async () => {
    database = await createScratchDatabase();
  });
  afterAll(() => database.drop());
  const write = (row: Record<string, string | number>) =>
    writeColumns(database.client, 'locations.warehouse', [row]);

  it('names a column that the table no longer has', async () => {
    await expect(write({ ...WAREHOUSE, cut_off: 16 })).rejects.toThrow(
      'locations.warehouse has no column cut_off',
    );
  });

  it('names the columns that a row must have', async () => {
    const { time_zone: _zone, lat: _lat, ...rest } = WAREHOUSE;
    await expect(write(rest)).rejects.toThrow("locations.warehouse can't be written without lat, time_zone");
  });

  it('names a column that only later rows have', async () => {
    const { name: _name, ...rest } = WAREHOUSE;
    await expect(writeColumns(database.client, 'locations.warehouse', [rest, WAREHOUSE])).rejects.toThrow(
      'the first row of locations.warehouse lacks name',
    );
  });

  it('reads rows with exactly the expected columns and types', async () => {
    await write(WAREHOUSE);
    const read = (shape: z.ZodRawShape, sql: string) => queryRows(database.client, z.object(shape), sql);
    const name = z.string();
    expect(await read({ name }, 'SELECT name FROM locations.warehouse')).toEqual([{ name: 'Atlanta' }]);
    await expect(read({ title: name }, 'SELECT name FROM locations.warehouse WHERE false')).rejects.toThrow(
      'lacks [title] and has [name]',
    );
    await expect(read({ lat: z.string() }, 'SELECT lat FROM locations.warehouse')).rejects.toThrow(/lat/);
  });
});
