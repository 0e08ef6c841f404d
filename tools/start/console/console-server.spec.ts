import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { transportHeaders } from './console-headers.mjs';
import { createConsoleServer } from './console-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'console-'));
const script = 'console.log("hello");'.repeat(100);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<p>app</p>');
writeFileSync(join(folder, 'assets', 'index-Ab3dE5gH.js'), script);
writeFileSync(join(folder, 'logo.png'), Buffer.from([1, 2, 3]));
writeFileSync(join(folder, '..', 'secret-of-console-spec.txt'), 'secret');

const server = createConsoleServer({
  folder,
  serverUrl: 'http://localhost:4000',
  storefrontUrl: 'http://localhost:3000',
  consoleUrl: 'http://localhost:3001',
});

// Raw, because fetch would normalize the path and decompress the body.
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const call = request({ host: '127.0.0.1', port, path, headers, method }).end();
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await reply.toArray());
  return { status: reply.statusCode, headers: reply.headers, body };
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '..', 'secret-of-console-spec.txt'));
});

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

describe('console server', () => {
  it.each([
    ['https://console.example', false, undefined, HSTS],
    ['http://console.example', true, 'https', HSTS],
    ['http://console.example', true, 'http', {}],
    ['http://console.example', false, 'https', {}],
  ])('at %s, with a trusted proxy: %s, that says %s, sends %j', (consoleUrl, isProxyTrusted, proto, sent) => {
    const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto };
    expect(transportHeaders({ consoleUrl, isProxyTrusted }, headers)).toEqual(sent);
  });

  it('keeps browsers on https only where it is behind https', async () => {
    const reply = await get('/', { 'x-forwarded-proto': 'https' });
    expect(reply.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/', '/orders', '/orders/123/show?tab=money'])('answers %s with the app', async (path) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, '<p>app</p>']);
  });

  it('gives the app the addresses of server and storefront', async () => {
    expect((await get('/config.js')).body.toString()).toBe(
      'window.__CONFIG__ = {"serverUrl":"http://localhost:4000","storefrontUrl":"http://localhost:3000"};',
    );
    expect(JSON.parse((await get('/config.json')).body.toString())).toEqual({
      serverUrl: 'http://localhost:4000',
      storefrontUrl: 'http://localhost:3000',
    });
    expect((await get('/config.js')).headers['cache-control']).toBe('no-store');
  });

  it('caches hashed files forever and revalidates the rest', async () => {
    expect((await get('/assets/index-Ab3dE5gH.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('compresses text for clients that accept it, and never images', async () => {
    const packed = await get('/assets/index-Ab3dE5gH.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe(script);
    expect((await get('/assets/index-Ab3dE5gH.js')).body.toString()).toBe(script);
    expect((await get('/logo.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 if the client has the file', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('answers 404 for a missing file instead of the app', async () => {
    expect((await get('/assets/gone-12345678.js')).status).toBe(404);
  });

  it.each([
    '/../secret-of-console-spec.txt',
    '/%2e%2e/secret-of-console-spec.txt',
    '/..%2fsecret-of-console-spec.txt',
    '//secret-of-console-spec.txt',
  ])('serves nothing outside its folder for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it('rejects every method except reading', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', {}, 'HEAD')).body).toHaveLength(0);
  });

  it('runs only its own scripts and cannot be framed', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' http://localhost:4000");
  });
});
