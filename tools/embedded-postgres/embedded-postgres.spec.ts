import { cpSync, existsSync, mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresHome, removePostgres, startPostgres, stopPostgres } from './embedded-postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
// Otherwise PostgreSQL's account can't enter it and the cluster would be elsewhere.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const copy = join(folder, 'copy');

afterAll(async () => {
  await removePostgres(dataDir);
  await removePostgres(copy);
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const start = () => startPostgres({ dataDir });

describe('embedded PostgreSQL', () => {
  it('creates a UTF-8 database with the product’s extensions', async () => {
    const { url, wasRunning } = await start();
    expect(wasRunning).toBe(false);
    expect(await query(url, `SELECT current_database(), lower('ÉÄ'), current_setting('TimeZone')`)).toEqual([
      'simpletread',
      'éä',
      'UTC',
    ]);
    for (const name of ['pg_trgm', 'unaccent']) await query(url, `CREATE EXTENSION ${name}`);
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  });

  it('takes over a running server', async () => {
    const first = await start();
    expect(first.wasRunning).toBe(true);
    expect(await query(first.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('restarts on the same port after its process was killed', async () => {
    const { pid, port } = await start();
    process.kill(pid, 'SIGKILL');
    const again = await start();
    expect([again.wasRunning, again.port]).toEqual([false, port]);
    expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('keeps its data when stopped', async () => {
    await (await start()).stop();
    const { url } = await start();
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('is independent of the original once copied', async () => {
    const original = await start();
    cpSync(dataDir, copy, { recursive: true });
    await stopPostgres(copy);
    expect(postgresHome(copy)).toBe(join(copy, 'pg'));
    expect(await query(original.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('leaves no trace when removed', async () => {
    const { home } = await start();
    await removePostgres(dataDir);
    expect([existsSync(home), postgresHome(dataDir)]).toEqual([false, null]);
  });

  it('stops nothing where nothing ever ran', async () => {
    await expect(stopPostgres(join(folder, 'never'))).resolves.toBeUndefined();
  });
});
