import { CART_COOKIE } from '@simpletread/domain';

import {
  call,
  probe,
  ProbeModule,
  startTestApp,
  TEST_CONSOLE_URL,
  type TestApp,
} from '../../../test/index.js';
import { WarmUp } from '../warm-up/index.js';

describe('bound endpoints', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [ProbeModule] });
  });
  afterAll(() => app.close());

  it('pass the parsed parts of the request to the handler and its reply to the client', async () => {
    const reply = await app.client.call(probe.echo, {
      params: { id: 'a/b' },
      query: { page: 3 },
      body: { email: ' Ada@Example.com ', place: { zip: '19104-1234' } },
    });
    expect(reply).toEqual({
      id: 'a/b',
      page: 3,
      email: expect.stringMatching(/^ada@example\.com$/i),
      zip: '19104',
    });
  });

  it('answer with the status of the endpoint', async () => {
    const body = { email: 'ada@example.com', place: { zip: '19104' } };
    expect((await call(`${app.url}/probe/echo/1`, { body })).status).toBe(201);
    expect((await call(`${app.url}/probe/empty`)).status).toBe(204);
  });

  it('write a list as an array with its range', async () => {
    const { body, headers } = await call(`${app.url}/probe/things?range=[10,11]`);
    expect(body).toEqual([{ n: 10 }, { n: 11 }]);
    expect(headers.get('content-range')).toBe('things 10-11/40');
    expect(await app.client.page(probe.list, { query: {} })).toEqual({
      items: [{ n: 0 }, { n: 1 }],
      total: 40,
    });
  });

  it('are not stored by clients unless the endpoint says so', async () => {
    expect((await call(`${app.url}/probe/empty`)).headers.get('cache-control')).toBe('no-store');
    expect((await call(`${app.url}/probe/cached`)).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('answer 304 to a client that has the reply', async () => {
    const { headers } = await call(`${app.url}/probe/cached`);
    const again = await call(`${app.url}/probe/cached`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  it('compress long replies', async () => {
    const { headers } = await call(`${app.url}/probe/cached`, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('set and remove several cookies', async () => {
    expect((await call(`${app.url}/probe/cookie`)).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^zipcode=19104; Max-Age=/),
      expect.stringMatching(new RegExp(`^${CART_COOKIE.name}=; Max-Age=0`)),
    ]);
  });

  it('carry the caller’s request id, or one of their own', async () => {
    const given = await call(`${app.url}/probe/empty`, { headers: { 'x-request-id': 'shop-1234567' } });
    expect(given.headers.get('x-request-id')).toBe('shop-1234567');
    const bad = await call(`${app.url}/probe/empty`, { headers: { 'x-request-id': 'two words' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/);
  });

  it('send security headers', async () => {
    const { headers } = await call(`${app.url}/probe/empty`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('let the two apps call from their origins, and no other', async () => {
    const from = async (origin: string) =>
      (await call(`${app.url}/probe/empty`, { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await from(TEST_CONSOLE_URL)).toBe(TEST_CONSOLE_URL);
    expect(await from('http://storefront.test')).toBe('http://storefront.test');
    expect(await from('http://evil.test')).toBeNull();
  });
});

describe('rate limits', () => {
  it('answer 429 with the time to wait, sooner on strictly limited routes', async () => {
    const app = await startTestApp({
      modules: [ProbeModule],
      env: { RATE_LIMIT_PER_MINUTE: '10', STRICT_RATE_LIMIT_PER_MINUTE: '2' },
    });
    const strict = [];
    for (let n = 0; n < 3; n += 1) strict.push(await call(`${app.url}/probe/strict`));
    const usual = [];
    for (let n = 0; n < 8; n += 1) usual.push((await call(`${app.url}/probe/empty`)).status);
    await app.close();
    expect(strict.map(({ status }) => status)).toEqual([204, 204, 429]);
    expect(strict[2]?.body).toMatchObject({ code: 'request.rateLimited', statusCode: 429 });
    expect(Number(strict[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(usual).toEqual([...Array<number>(7).fill(204), 429]);
  });

  describe('of the storefront’s server', () => {
    const KEY = 'key of the storefront';
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({
        modules: [ProbeModule],
        env: { RATE_LIMIT_PER_MINUTE: '4', STRICT_RATE_LIMIT_PER_MINUTE: '2', STOREFRONT_KEY: KEY },
      });
    });
    afterAll(() => app.close());

    const statuses = async (path: string, times: number, headers: Record<string, string>) => {
      const all = [];
      for (let n = 0; n < times; n += 1) all.push((await call(`${app.url}${path}`, { headers })).status);
      return all;
    };
    const from = (address: string, key = KEY) => ({ 'x-storefront-key': key, 'x-forwarded-for': address });

    it('count for the shopper it names', async () => {
      expect(await statuses('/probe/strict', 3, from('203.0.113.1'))).toEqual([204, 204, 429]);
      expect(await statuses('/probe/strict', 2, from('203.0.113.2'))).toEqual([204, 204]);
    });

    it('count for the address that the last proxy saw, whatever the shopper wrote before it', async () => {
      expect(await statuses('/probe/strict', 2, from('198.51.100.1, 203.0.113.3'))).toEqual([204, 204]);
      expect(await statuses('/probe/strict', 1, from('198.51.100.2, 203.0.113.3'))).toEqual([429]);
    });

    it('do not count where it reads for all shoppers', async () => {
      const headers = { 'x-storefront-key': KEY };
      expect(await statuses('/probe/cached', 9, headers)).toEqual(Array(9).fill(200));
    });

    it('do not count what the server reads to warm up, nor does its log list it', async () => {
      const warmUp = app.get(WarmUp);
      warmUp.add(() => Promise.resolve(Array<string>(9).fill('/probe/cached')));
      const before = app.log.lines.length;
      await warmUp.run(app.app);
      const lines = app.log.lines.slice(before);
      expect(lines.map(({ message }) => message)).toEqual(['the server is warm']);
      expect(lines[0]?.fields).toMatchObject({ reads: 9, refused: 0 });
    });

    it('count a caller who invents the key of the warm-up', async () => {
      const headers = { ...from('203.0.113.4'), 'x-warm-up': '0'.repeat(32) };
      expect(await statuses('/probe/strict', 3, headers)).toEqual([204, 204, 429]);
    });

    it('are the caller’s own with another key', async () => {
      const addresses = [1, 2, 3, 4, 5].map((n) => from(`203.0.113.1${n}`, 'not the key of the storefront'));
      const all = [];
      for (const headers of addresses) all.push(...(await statuses('/probe/cached', 1, headers)));
      expect(all).toEqual([200, 200, 200, 200, 429]);
    });
  });
});
