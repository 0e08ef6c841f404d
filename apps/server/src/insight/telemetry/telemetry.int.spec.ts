import { reportClientError } from '@simpletread/contract';

import { InsightModule } from '../insight.module.js';
import { startTestApp, type TestApp, send } from '../../../test/index.js';
import { SweepClientErrors } from './sweep-client-errors.js';

describe('POST /telemetry/client-errors', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [InsightModule] });
  });
  afterAll(() => app.close());

  it.each(['error', 'warn', 'info'] as const)(
    'keeps and logs a report of level %s [R8.12]',
    async (level) => {
      const reply = await app.client.call(reportClientError, {
        body: {
          app: 'storefront',
          level,
          message: `price is undefined (${level})`,
          stack: 'at PriceBlock',
          url: 'http://localhost:3000/track-your-order?email=priya@mail.com#result',
        },
      });
      expect(reply).toEqual({ isRecorded: true });
      const rows = await app.db.query(
        'SELECT app, level, stack, url FROM telemetry.client_error WHERE message = $1',
        [`price is undefined (${level})`],
      );
      expect(rows).toEqual([
        { app: 'storefront', level, stack: 'at PriceBlock', url: 'http://localhost:3000/track-your-order' },
      ]);
      expect(app.log.lines).toContainEqual(
        expect.objectContaining({
          level,
          message: 'client error',
          fields: expect.objectContaining({ clientMessage: `price is undefined (${level})` }),
        }),
      );
    },
  );

  it('answers 202 and gives the report the id of its request', async () => {
    const response = await send(`${app.url}/telemetry/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'report-1', 'user-agent': 'spec/1.0' },
      body: JSON.stringify({ app: 'console', level: 'warn', message: 'slow' }),
    });
    expect(response.status).toBe(202);
    const row = await app.db.one(
      `SELECT user_agent, request_id FROM telemetry.client_error WHERE message = 'slow'`,
    );
    expect(row).toEqual({ user_agent: 'spec/1.0', request_id: response.headers.get('x-request-id') });
  });

  it('limits one caller’s calls per minute', async () => {
    const strict = await startTestApp({
      modules: [InsightModule],
      databaseUrl: app.databaseUrl,
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '2' },
    });
    const report = { body: { app: 'console', level: 'warn', message: 'again' } } as const;
    await strict.client.call(reportClientError, report);
    await strict.client.call(reportClientError, report);
    await expect(strict.client.call(reportClientError, report)).rejects.toMatchObject({
      code: 'request.rateLimited',
      statusCode: 429,
    });
    await strict.close();
  });

  it('keeps reports for 30 days', async () => {
    for (const [message, age] of [
      ['old', '31 days'],
      ['young', '29 days'],
    ] as const)
      await app.db.execute(
        `INSERT INTO telemetry.client_error (id, app, level, message, at)
         VALUES (gen_random_uuid(), 'console', 'warn', $1, now() - $2::interval)`,
        [message, age],
      );
    await app.get(SweepClientErrors).run();
    const kept = await app.db.query(
      `SELECT message FROM telemetry.client_error WHERE message IN ('old', 'young')`,
    );
    expect(kept).toEqual([{ message: 'young' }]);
  });

  it('refuses other levels, apps and fields, and keeps nothing of them', async () => {
    const body = { app: 'storefront', level: 'error', message: 'refused' };
    for (const wrong of [{ level: 'fatal' }, { app: 'toaster' }, { message: '' }, { color: 'red' }]) {
      const response = await send(`${app.url}/telemetry/client-errors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, ...wrong }),
      });
      expect(response.status).toBe(400);
    }
    const kept = await app.db.query(`SELECT 1 FROM telemetry.client_error WHERE message = 'refused'`);
    expect(kept).toEqual([]);
  });
});
