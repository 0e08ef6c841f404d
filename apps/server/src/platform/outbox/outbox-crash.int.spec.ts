import pg from 'pg';

import { createTestDatabase, eventually, spawnServer, type TestDatabase } from '../../../test/index.js';

const POINTS = ['outbox.afterRelay', 'outbox.beforeConsumeCommit', 'outbox.afterConsumeCommit'];

describe('an event whose server dies', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE TABLE effect (n integer)');
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const effects = async () =>
    (await client.query<{ n: number }>('SELECT n FROM effect ORDER BY n')).rows.map(({ n }) => n);

  it.each(POINTS)(
    'at %s is handled exactly once by the next one',
    async (crashAt) => {
      await client.query(
        `INSERT INTO platform.outbox_event (id, type, aggregate_id, payload)
         SELECT gen_random_uuid(), 'ThingHappened', 'x', jsonb_build_object('n', n) FROM generate_series(1, 5) AS n`,
      );
      const dying = await spawnServer('test/app/crash-probe.js', {
        DATABASE_URL: database.url,
        CRASH_AT: crashAt,
      });
      expect(await dying.ended).toBe('SIGKILL');
      const next = await spawnServer('test/app/crash-probe.js', { DATABASE_URL: database.url });
      await eventually(async () => expect(await effects()).toEqual([1, 2, 3, 4, 5]), 40_000);
      await eventually(async () => {
        const { rows } = await client.query(
          `SELECT count(*)::int AS n FROM platform.outbox_event e JOIN platform.consumed_event c ON c.event_id = e.id
           WHERE e.relayed_at IS NOT NULL`,
        );
        expect(rows).toEqual([{ n: 5 }]);
      }, 40_000);
      next.child.kill('SIGTERM');
      expect(await next.ended).toBe(0);
      expect(await effects()).toEqual([1, 2, 3, 4, 5]);
    },
    90_000,
  );
});
