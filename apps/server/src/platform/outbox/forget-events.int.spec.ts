import { startTestApp, type TestApp } from '../../../test/index.js';
import { ForgetEvents } from './forget-events.js';

describe('events that were handed on', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [], env: { RUN_WORKERS: '0' } });
  });
  afterAll(() => app.close());

  const plant = (name: string, relayed: string | null, count = 1) =>
    app.db.execute(
      `WITH event AS (
         INSERT INTO platform.outbox_event (id, type, aggregate_id, payload, created_at, relayed_at)
         SELECT gen_random_uuid(), 'ThingHappened', $1, '{}', now() - interval '90 days', now() - $2::interval
         FROM generate_series(1, $3) RETURNING id)
       INSERT INTO platform.consumed_event (consumer, event_id) SELECT 'probe', id FROM event`,
      [name, relayed, count],
    );
  const left = async () => {
    const rows = await app.db.query<{ name: string; marks: number }>(
      `SELECT aggregate_id AS name, count(consumer) AS marks FROM platform.outbox_event
       LEFT JOIN platform.consumed_event ON event_id = id GROUP BY 1 ORDER BY 1`,
    );
    return rows.map(({ name, marks }) => [name, marks]);
  };

  it('are forgotten with their marks after 30 days, and never before they were handed on', async () => {
    await plant('old', '31 days', 1_001);
    await plant('waiting', null);
    await plant('young', '29 days');
    await app.get(ForgetEvents).run();
    expect(await left()).toEqual([
      ['waiting', 1],
      ['young', 1],
    ]);
    expect(await app.db.one('SELECT count(*) AS marks FROM platform.consumed_event')).toEqual({ marks: 2 });
  });
});
