import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

import { postgresHome, removePostgres } from '../../embedded-postgres/embedded-postgres.mjs';
import { runningPostmaster } from '../../embedded-postgres/postmaster.mjs';
import { createRestarts } from '../programs/restarts.mjs';
import { openDatabase } from './database.mjs';

const folder = mkdtempSync(join(tmpdir(), 'database-restarts-'));
// Otherwise PostgreSQL's account can't enter it and the cluster would be elsewhere.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');

const isAnswering = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const pid = (): number => {
  const home = postgresHome(dataDir);
  return (home === null ? null : runningPostmaster(join(home, 'data')))?.pid ?? 0;
};

describe('the embedded database', () => {
  let isEnding = false;
  let stop = () => Promise.resolve();
  afterAll(async () => {
    isEnding = true;
    await stop();
    await removePostgres(dataDir);
    rmSync(folder, { recursive: true, force: true });
  });

  it('comes back at the same address when its process is killed, and ends the stack if it keeps dying', async () => {
    const said: string[] = [];
    let giveUp: (sentence: string) => void = () => undefined;
    const end = new Promise<string>((told) => (giveUp = told));
    const database = openDatabase({
      settings: {
        dataDir,
        databaseUrl: null,
        isDurable: false,
        movablePorts: [],
        ports: { STOREFRONT_PORT: 0, CONSOLE_PORT: 0, SERVER_PORT: 0, SIGN_IN_PORT: 0, SANDBOX_PORT: 0 },
      },
      guardian: { watch: () => undefined },
      isEnding: () => isEnding,
      say: (text) => said.push(text),
      giveUp,
      restarts: createRestarts({ pausesMs: [1] }),
    });
    ({ stop } = database);
    const url = await database.ready;
    expect(await isAnswering(url)).toBe(true);
    process.kill(pid(), 'SIGKILL');
    while (said.at(-1) !== 'The database is back.') await new Promise((done) => setImmediate(done));
    expect(said[0]).toBe('The database stopped (its process is gone). Restarting in 0.0 s.');
    expect(await isAnswering(url)).toBe(true);
    process.kill(pid(), 'SIGKILL');
    expect(await end).toBe('The database stopped 2 times in a row (its process is gone)');
  });
});
