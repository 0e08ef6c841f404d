import pg from 'pg';

import {
  call,
  eventually,
  onBothBackends,
  type OwnPostgres,
  type SpawnedServer,
  spawnServer,
  startOwnPostgres,
} from '../../../test/index.js';

type Seen = Readonly<Record<'events' | 'jobs' | 'ticks' | 'heard' | 'gaps', number>>;

const WITHIN_MS = 20_000;

/** Calls that hold connections: each one with a silent transaction, a waiting one and a waiting statement. */
const HELD = 4;
const REFUSED = 20;

const BUSY = `
  SELECT count(*) FILTER (WHERE state = 'idle in transaction')::int AS silent,
         count(*) FILTER (WHERE wait_event = 'PgSleep')::int AS waiting
  FROM pg_stat_activity WHERE application_name = 'simpletread-server'`;

describe('a server whose database goes away', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
  }, 120_000);
  afterAll(() => postgres.remove());

  onBothBackends((env) => {
    let server: SpawnedServer;
    beforeAll(async () => {
      server = await spawnServer('test/app/outage-probe.js', {
        ...env,
        DATABASE_URL: postgres.url,
        DATABASE_POOL: '12',
        LOG_LEVEL: 'error',
      });
    });
    afterAll(async () => {
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    });

    const post = (path: string) => call(`${server.url}/probe/${path}`, { method: 'POST' });
    const many = (path: string, count: number) => Array.from({ length: count }, () => post(path));
    const seen = async () => (await call(`${server.url}/probe/seen`)).body as Seen;
    const busy = async () => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return (await client.query<{ silent: number; waiting: number }>(BUSY)).rows[0];
      } finally {
        await client.end();
      }
    };
    const readiness = async () => (await call(`${server.url}/ready`)).status;
    const risen = async (before: Seen, name: keyof Seen) =>
      expect((await seen())[name]).toBeGreaterThan(before[name]);

    /** A write goes through, and what hangs on it arrives: its event, its job, the clockwork, a message to a subscriber. */
    const works = async () => {
      await eventually(async () => expect(await readiness()).toBe(200), WITHIN_MS);
      const before = await seen();
      expect((await post('write')).status).toBe(200);
      for (const name of ['events', 'jobs', 'ticks'] as const)
        await eventually(() => risen(before, name), WITHIN_MS);
      await eventually(async () => {
        await post('write');
        await risen(before, 'heard');
      }, WITHIN_MS);
    };

    it.each(['fast', 'immediate', 'fast'] as const)(
      'answers faults meanwhile and recovers without help (%s stop)',
      async (mode) => {
        await works();
        const before = await seen();
        const held = many('hold', HELD);
        await eventually(async () => expect(await busy()).toEqual({ silent: HELD, waiting: 2 * HELD }));
        const crowd = many('write', 300);
        // Answered after the crowd was let in.
        await seen();
        await postgres.stop(mode);
        for (const { status, body } of await Promise.all(held))
          expect([status, body]).toEqual([503, expect.objectContaining({ code: 'server.unavailable' })]);
        for (const { status } of await Promise.all(crowd)) expect([200, 503]).toContain(status);
        expect((await call(`${server.url}/health`)).status).toBe(200);
        expect(await readiness()).toBe(503);
        for (let refused = 0; refused < REFUSED; refused += 1)
          expect((await post('write')).body).toMatchObject({ code: 'server.unavailable', statusCode: 503 });
        await postgres.start();
        await works();
        if (env['REDIS_URL'] === undefined) await eventually(() => risen(before, 'gaps'));
      },
      120_000,
    );
  });
});
