import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { recordEvents } from '@simpletread/contract';

import { InsightModule } from '../insight.module.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { AnalyticsSink, type SentEvent } from './analytics-sink.js';
import { RelayEvents } from './relay-events.js';
import { aBatch, aPageView } from './testing/a-batch.js';

describe('events that go on to a pipeline', () => {
  let app: TestApp;
  let pipeline: Server;
  let status = 200;
  let got: { key: string | undefined; batch: SentEvent[] }[] = [];

  beforeAll(async () => {
    pipeline = createServer((request, reply) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const { batch } = JSON.parse(text) as { batch: SentEvent[] };
        got.push({ key: request.headers.authorization, batch });
        reply.writeHead(status).end();
      });
    });
    await new Promise<void>((done) => pipeline.listen(0, '127.0.0.1', done));
    const { port } = pipeline.address() as AddressInfo;
    app = await startTestApp({
      modules: [InsightModule],
      env: {
        ANALYTICS_SINK: 'http',
        ANALYTICS_URL: `http://127.0.0.1:${port}/v1/batch`,
        ANALYTICS_KEY: 'pipeline-key',
        RUN_WORKERS: '0',
      },
    });
  });
  afterAll(async () => {
    await app.close();
    pipeline.close();
  });
  beforeEach(() => {
    got = [];
    status = 200;
  });

  it('arrive once each, with their id and without a person’s name [R7.09 event pipeline]', async () => {
    const batch = aBatch({ events: [aPageView(), aPageView({ path: '/cart' })] });
    await app.client.call(recordEvents, { body: batch });
    await app.get(RelayEvents).run();
    await app.get(RelayEvents).run();
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({ key: 'Bearer pipeline-key' });
    expect(got[0]?.batch.map(({ id }) => id).sort()).toEqual(batch.events.map(({ id }) => id).sort());
    expect(Object.keys(got[0]?.batch[0] ?? {}).sort()).toEqual([
      'accountType',
      'analyticsId',
      'happenedAt',
      'id',
      'name',
      'path',
      'properties',
      'sessionId',
      'traffic',
      'userType',
      'variants',
      'widgetSource',
    ]);
  });

  it('come again when the pipeline took nothing, and are given up after a day', async () => {
    status = 503;
    const batch = aBatch();
    await app.client.call(recordEvents, { body: batch });
    await app.get(RelayEvents).run();
    await app.get(RelayEvents).run();
    expect(got).toHaveLength(1);
    status = 200;
    await app.db.execute("UPDATE analytics.event SET claimed_until = now() - interval '1 second'");
    await app.get(RelayEvents).run();
    expect(got.map(({ batch: [event] }) => event?.id)).toEqual([batch.events[0]?.id, batch.events[0]?.id]);
    const old = aBatch();
    await app.client.call(recordEvents, { body: old });
    await app.db.execute(
      `UPDATE analytics.event SET received_at = now() - interval '25 hours' WHERE analytics_id = $1`,
      [old.analyticsId],
    );
    await app.get(RelayEvents).run();
    expect(got).toHaveLength(2);
  });

  it('stay here where no pipeline is named, and become lines of the log where that is asked for', async () => {
    const off = await startTestApp({ modules: [InsightModule] });
    expect(off.get(AnalyticsSink).isOpen).toBe(false);
    await off.close();
    const log = await startTestApp({
      modules: [InsightModule],
      env: { ANALYTICS_SINK: 'log', RUN_WORKERS: '0' },
    });
    const batch = aBatch();
    await log.client.call(recordEvents, { body: batch });
    await log.get(RelayEvents).run();
    expect(log.log.lines).toContainEqual(
      expect.objectContaining({
        message: 'analytics event',
        fields: { analyticsEvent: expect.objectContaining({ id: batch.events[0]?.id }) },
      }),
    );
    await log.close();
  });
});
