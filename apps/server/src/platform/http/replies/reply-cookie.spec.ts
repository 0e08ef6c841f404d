import { type StoredCookie, STAFF_COOKIE } from '@simpletread/domain';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';

import { installCookies, type ReplyCookie, setCookie } from './reply-cookie.js';

const ROW: StoredCookie = { ...STAFF_COOKIE, name: 'a', prefix: '', maxAgeSeconds: 60, sameSite: 'Strict' };

describe('cookies', () => {
  let server: FastifyInstance;
  let sent: readonly ReplyCookie[] = [];

  beforeAll(async () => {
    server = fastify();
    await installCookies(server);
    server.get('/', (request, reply) => {
      for (const cookie of sent) setCookie(reply, cookie);
      return reply.send(request.cookies);
    });
    await server.ready();
  });
  afterAll(() => server.close());

  const read = async (cookie: string): Promise<object> =>
    (await server.inject({ url: '/', headers: { cookie } })).json<object>();

  const lines = async (...cookies: readonly ReplyCookie[]): Promise<readonly string[]> => {
    sent = cookies;
    const { headers } = await server.inject('/');
    sent = [];
    return [headers['set-cookie'] ?? []].flat();
  };

  it.each([
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1; b=two words', { a: '1', b: 'two words' }],
    ['a=first; a=second', { a: 'first' }],
    ['novalue; a=b=c', { a: 'b=c' }],
    ['a=%E0%A4%A', { a: '%E0%A4%A' }],
  ])('of the header %j are %j', async (header, expected) => {
    expect(await read(header)).toEqual(expected);
  });

  it('come back as they were set, whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (value) => {
        const [line = ''] = await lines({ cookie: ROW, value, isHttps: true });
        expect(await read(line.split(';')[0] ?? '')).toEqual({ a: value });
      }),
      { numRuns: 50 },
    );
  });

  it('have the attributes of their row', async () => {
    const [line = ''] = await lines({ cookie: { ...ROW, prefix: '__Host-' }, value: '1', isHttps: true });
    expect(line.split('; ').sort()).toEqual([
      'HttpOnly',
      'Max-Age=60',
      'Path=/',
      'SameSite=Strict',
      'Secure',
      '__Host-a=1',
    ]);
    const open = { ...ROW, isScriptReadable: true, sameSite: 'Lax' } as const;
    const [plain = ''] = await lines({ cookie: open, value: '1', isHttps: false });
    expect(plain.split('; ').sort()).toEqual(['Max-Age=60', 'Path=/', 'SameSite=Lax', 'a=1']);
  });

  it('are removed by the same name and path', async () => {
    const [line = ''] = await lines({ cookie: ROW, value: null, isHttps: true });
    expect(line).toMatch(/^a=; Max-Age=0; Path=\/;/);
  });

  it('go out together', async () => {
    const second = { cookie: { ...ROW, name: 'b' }, value: '2', isHttps: false };
    expect(await lines({ cookie: ROW, value: '1', isHttps: false }, second)).toHaveLength(2);
  });

  it('never break a request, whatever its header holds', async () => {
    const header = fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, ''));
    await fc.assert(
      fc.asyncProperty(header, async (cookie) => {
        const { statusCode } = await server.inject({ url: '/', headers: { cookie } });
        expect(statusCode).toBe(200);
      }),
      { numRuns: 50 },
    );
  });
});
