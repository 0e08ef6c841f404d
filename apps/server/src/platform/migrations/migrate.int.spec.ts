import pg from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../test/index.js';
import { migrate, type MigrationFile } from './index.js';

const file = (name: string, sql: string, checksum = sql): MigrationFile => ({ name, sql, checksum });

describe('migrations', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const one = file('9001-one.sql', 'CREATE TABLE one (id integer)');
  const two = file('9002-two.sql', 'CREATE TABLE two (id integer); INSERT INTO two VALUES (1)');
  const bad = file('9003-bad.sql', 'CREATE TABLE three (id integer); SELECT nonsense');
  const exists = async (name: string) =>
    (await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [name])).rows[0]
      ?.found !== null;

  it('run once each, in order', async () => {
    expect(await migrate(database.url, [one, two])).toEqual(['9001-one.sql', '9002-two.sql']);
    expect(await migrate(database.url, [one, two])).toEqual([]);
    expect((await client.query('SELECT id FROM two')).rows).toEqual([{ id: 1 }]);
  });

  it('leave nothing of one that fails and keep those before it', async () => {
    await expect(migrate(database.url, [one, bad])).rejects.toThrow('Migration 9003-bad.sql failed');
    expect([await exists('one'), await exists('three')]).toEqual([true, false]);
    expect(await migrate(database.url, [one, two])).toEqual(['9002-two.sql']);
  });

  it('refuse a file that was changed after it ran', async () => {
    await migrate(database.url, [one]);
    await expect(migrate(database.url, [file(one.name, one.sql, 'other')])).rejects.toThrow(
      'Migration 9001-one.sql was changed after it had run',
    );
  });

  it('wait for another process that migrates', async () => {
    const both = await Promise.all([migrate(database.url, [one, two]), migrate(database.url, [one, two])]);
    expect(both.map(({ length }) => length).sort()).toEqual([0, 2]);
  });
});
