import { LIVE_STREAM_PATH } from '@simpletread/contract';

import { aStaffPrincipal } from '../../../test/builders/index.js';
import { eventually, send, startTestApp, type TestApp } from '../../../test/index.js';
import { LiveStreams, LiveUpdates } from './index.js';

const authenticate = ({ bearer }: { bearer: string | null }) => (bearer === 'ada' ? aStaffPrincipal() : null);

describe('live updates', () => {
  let app: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [], authenticate });
    other = await startTestApp({ modules: [], databaseUrl: app.databaseUrl });
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const listen = async () => {
    const stop = new AbortController();
    const response = await fetch(`${app.url}${LIVE_STREAM_PATH}`, {
      headers: { authorization: 'Bearer ada', origin: 'http://console.test' },
      signal: stop.signal,
    });
    const heard = { text: '', isOver: false };
    void (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk as Uint8Array);
      heard.isOver = true;
    })().catch(() => (heard.isOver = true));
    return { response, heard, leave: () => stop.abort() };
  };

  it('reach an open console within a second, from any server', async () => {
    const { response, heard, leave } = await listen();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://console.test');
    const started = Date.now();
    await other.get(LiveUpdates).publish('orders', { id: 'o1', type: 'OrderPlaced' });
    await eventually(() =>
      expect(heard.text).toContain('data: {"topic":"orders","id":"o1","type":"OrderPlaced"}\n\n'),
    );
    expect(Date.now() - started).toBeLessThan(1_000);
    leave();
  });

  it('are kept from strangers', async () => {
    expect((await send(`${app.url}${LIVE_STREAM_PATH}`)).status).toBe(401);
  });

  it('forget a console that leaves', async () => {
    const { leave } = await listen();
    await eventually(() => expect(app.get(LiveStreams).size).toBeGreaterThan(0));
    leave();
    await eventually(() => expect(app.get(LiveStreams).size).toBe(0));
  });

  it('end when the server stops', async () => {
    const second = await startTestApp({
      modules: [],
      authenticate,
      databaseUrl: app.databaseUrl,
    });
    const response = await fetch(`${second.url}${LIVE_STREAM_PATH}`, {
      headers: { authorization: 'Bearer ada' },
    });
    const text = response.text();
    await second.close();
    expect(await text).toContain('retry: 2000');
  });
});
