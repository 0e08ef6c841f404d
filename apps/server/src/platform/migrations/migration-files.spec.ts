import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrationsFolder, readMigrations } from './migration-files.js';

describe('the folder of migrations', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (...names: string[]) =>
    Promise.all(names.map((name) => writeFile(join(folder, name), `-- ${name}`)));

  it('is read in the order of the numbers', async () => {
    await write('0002-b.sql', '0010-c.sql', '0001-a.sql', 'README.md');
    expect((await readMigrations(folder)).map(({ name }) => name)).toEqual([
      '0001-a.sql',
      '0002-b.sql',
      '0010-c.sql',
    ]);
  });

  it('gives each file a checksum of its text', async () => {
    await write('0001-a.sql');
    const [before] = await readMigrations(folder);
    await writeFile(join(folder, '0001-a.sql'), 'SELECT 1');
    const [after] = await readMigrations(folder);
    expect(before?.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(after?.checksum).not.toBe(before?.checksum);
  });

  it('refuses a number used twice', async () => {
    await write('0001-a.sql', '0001-b.sql');
    await expect(readMigrations(folder)).rejects.toThrow('the number of 0001-b.sql is taken');
  });

  it('refuses a misnamed file', async () => {
    await write('1-a.sql');
    await expect(readMigrations(folder)).rejects.toThrow('1-a.sql is not named like');
  });

  it('is found from the sources', async () => {
    expect((await readMigrations(migrationsFolder()))[0]?.name).toBe('0001-platform.sql');
  });
});
