import pg from 'pg';

import { eventually, startTestApp, type TestApp, send } from '../../../test/index.js';
import { Config } from '../config/index.js';
import { Database } from '../database/index.js';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [] });
  });
  afterAll(() => app.close());

  it('is ready on a migrated database with its queues', async () => {
    const reply = await send(`${app.url}/ready`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready while a migration is missing', async () => {
    await app.db.execute("UPDATE public.schema_migration SET name = 'x' WHERE name = '0001-platform.sql'");
    const reply = await send(`${app.url}/ready`);
    await app.db.execute("UPDATE public.schema_migration SET name = '0001-platform.sql' WHERE name = 'x'");
    expect([reply.status, await reply.json()]).toEqual([
      503,
      expect.objectContaining({ data: { migrations: false } }),
    ]);
  });

  const holder = async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    return client;
  };

  /** The status, the missing parts and the seconds that the answer took. */
  const look = async () => {
    const begin = performance.now();
    const reply = await send(`${app.url}/ready`);
    const { data } = (await reply.json()) as { data?: object };
    return { status: reply.status, data, seconds: (performance.now() - begin) / 1_000 };
  };

  it('answers within a second while a table is locked, and again as soon as it is free', async () => {
    const lock = await holder();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE public.schema_migration IN ACCESS EXCLUSIVE MODE');
    const looks = await Promise.all([look(), look(), look()]);
    await lock.query('ROLLBACK');
    await lock.end();
    for (const { status, data, seconds } of looks) {
      expect([status, data]).toEqual([503, { migrations: false }]);
      expect(seconds).toBeLessThan(1);
    }
    await eventually(async () => expect((await look()).status).toBe(200));
  });

  it('answers within a second while every connection waits', async () => {
    const lock = await holder();
    await lock.query('SELECT pg_advisory_lock(77)');
    const waiting = Array.from({ length: app.get(Config).databasePool }, () =>
      app.get(Database).query('SELECT pg_advisory_xact_lock(77)'),
    );
    const looks = [await look(), await look()];
    await lock.query('SELECT pg_advisory_unlock(77)');
    await lock.end();
    await Promise.all(waiting);
    for (const { status, data, seconds } of looks) {
      expect([status, data]).toEqual([503, { database: false }]);
      expect(seconds).toBeLessThan(1);
    }
    await eventually(async () => expect((await look()).status).toBe(200));
  });
});
