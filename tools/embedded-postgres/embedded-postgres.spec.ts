import { cpSync, existsSync, mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresHome, removePostgres, startPostgres, stopPostgres } from './embedded-postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
// Else the account that PostgreSQL runs under cannot get in and the cluster would live elsewhere.
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
  it('creates a UTF-8 database with the extensions that the product uses', async () => {
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

  it('takes over a server that runs already', async () => {
    const first = await start();
    expect(first.wasRunning).toBe(true);
    expect(await query(first.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('starts again after its process was killed outright, on the same port', async () => {
    const { pid, port } = await start();
    process.kill(pid, 'SIGKILL');
    const again = await start();
    expect([again.wasRunning, again.port]).toEqual([false, port]);
    expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('keeps its data over a stop', async () => {
    await (await start()).stop();
    const { url } = await start();
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('does not reach back to the original from a copied folder', async () => {
    const original = await start();
    cpSync(dataDir, copy, { recursive: true });
    await stopPostgres(copy);
    expect(postgresHome(copy)).toBe(join(copy, 'pg'));
    expect(await query(original.url, 'SELECT answer FROM kept')).toEqual([42]);
  });

  it('is gone without a trace when it is removed', async () => {
    const { home } = await start();
    await removePostgres(dataDir);
    expect([existsSync(home), postgresHome(dataDir)]).toEqual([false, null]);
  });

  it('has nothing to stop where nothing ever ran', async () => {
    await expect(stopPostgres(join(folder, 'never'))).resolves.toBeUndefined();
  });
});
