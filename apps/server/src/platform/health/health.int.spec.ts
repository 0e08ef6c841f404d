import { startTestApp, type TestApp, send } from '../../../test/index.js';

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
});
