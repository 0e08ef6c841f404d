import {
  call,
  createTestDatabase,
  eventually,
  spawnServer,
  type TestDatabase,
  send,
} from '../../../test/index.js';

describe('the server as a process', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes open requests on %s, takes no new ones, and exits with 0 within ten seconds',
    async (signal) => {
      const server = await spawnServer('test/app/slow-probe.js', {
        DATABASE_URL: database.url,
        LOG_LEVEL: 'error',
      });
      const slow = Array.from({ length: 10 }, () => call(`${server.url}/probe/slow`));
      await eventually(() => expect(server.output().match(/slow begun/g)).toHaveLength(10));
      const started = Date.now();
      server.child.kill(signal);
      expect((await Promise.all(slow)).map(({ status, body }) => [status, body])).toEqual(
        Array(10).fill([200, { one: 1 }]),
      );
      expect(await server.ended).toBe(0);
      expect(Date.now() - started).toBeLessThan(10_000);
      await expect(call(`${server.url}/health`)).rejects.toThrow();
    },
  );

  it('serves its API documentation, and logs each request on one line without secrets', async () => {
    const server = await spawnServer('src/main.js', { DATABASE_URL: database.url, LOG_LEVEL: 'info' });
    const document = await call(`${server.url}/docs/openapi.json`);
    const page = await send(`${server.url}/docs`);
    const style = await send(`${server.url}/docs/swagger-ui.css`);
    const missing = await send(`${server.url}/docs/no-such-file.css`);
    await call(`${server.url}/health`, { headers: { cookie: 'a=hunter2', authorization: 'Bearer hunter2' } });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(document.body).toMatchObject({ openapi: '3.1.0', paths: { '/health': {} } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('swagger-ui')]);
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'unsafe-inline'/);
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect([(await style.text()).length > 10_000, missing.status]).toEqual([true, 404]);
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 30, msg: 'request', method: 'GET', route: '/health', status: 200 }),
    );
    expect(server.output()).not.toContain('hunter2');
  });

  it('ends with one sentence for each wrong variable', async () => {
    const starting = spawnServer('src/main.js', { DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    await expect(starting).rejects.toThrow(/DATABASE_URL must be .*\nLOG_LEVEL must be /);
  });

  it('ends with one sentence for a database that is not there, and keeps its password to itself', async () => {
    const starting = spawnServer('src/main.js', { DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/x' });
    const error: unknown = await starting.catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(
      'The database of DATABASE_URL cannot be used: nothing listens at its address.',
    );
    expect(String(error)).not.toContain('hunter2');
  });
});
