import { NextRequest } from 'next/server';

const answering = (answer: (url: URL) => Promise<Response>) => {
  const fetched = jest.fn((url: string) => answer(new URL(url)));
  global.fetch = fetched as typeof fetch;
  return fetched;
};

const pass = async (path: string, method = 'GET'): Promise<Response> => {
  const { proxy } = await import('./proxy');
  return proxy(new NextRequest(`http://shop${path}`, { method }));
};

describe('a request for a page', () => {
  const own = global.fetch;

  beforeEach(() => jest.resetModules());
  afterEach(() => {
    global.fetch = own;
  });

  it('is the error page with 503 while the API is down, at its own address', async () => {
    answering(async () => Promise.reject(new TypeError('fetch failed')));
    const response = await pass('/tire-sizes/225-65r17');
    expect(response.status).toBe(503);
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://shop/unavailable');
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each([
    ['its own address', { STOREFRONT_URL: 'https://shop.example' }, {}, true],
    ['its trusted proxy', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }, true],
    ['a proxy that nobody trusts', {}, { 'x-forwarded-proto': 'https' }, false],
    ['a trusted proxy without https', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'http' }, false],
  ])('keeps browsers on https by the word of %s: with %j and %j %s', async (_, env, headers, isKept) => {
    answering(async () => new Response('{}'));
    const before = { ...process.env };
    Object.assign(process.env, env);
    const { proxy } = await import('./proxy');
    const found = await proxy(new NextRequest('http://shop/', { headers }));
    const moved = await proxy(new NextRequest('http://shop/Brands', { headers }));
    process.env = before;
    for (const response of [found, moved])
      expect(response.headers.get('strict-transport-security')).toBe(
        isKept ? 'max-age=31536000; includeSubDomains' : null,
      );
  });

  it('continues while the API answers, which is asked once for many', async () => {
    const fetched = answering(async () => new Response('{}'));
    const responses = await Promise.all([pass('/'), pass('/brands'), pass('/cart')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const asked = fetched.mock.calls.map((call: unknown[]) => new URL(String(call[0])).pathname);
    expect(asked.sort()).toEqual(['/health', '/moved-addresses', '/redirects']);
  });

  it('in capitals or at an old address redirects permanently, with its query and in one step', async () => {
    answering(async () => Response.json([['/brands/old-tires', '/brands/new-tires']]));
    const response = await pass('/Brands/OLD-tires?page=2');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('http://shop/brands/new-tires?page=2');
    expect((await pass('/brands/new-tires')).status).toBe(200);
    expect((await pass('/Brands', 'POST')).status).toBe(200);
  });

  it('of a moved brand redirects with all pages below it and with filters that name it', async () => {
    answering(async (url) =>
      Response.json(url.pathname === '/moved-addresses' ? { brands: [['acme', 'apex']], lines: [] } : []),
    );
    const leadOf = async (path: string) => (await pass(path)).headers.get('location');
    expect(await leadOf('/brands/acme/types?page=2')).toBe('http://shop/brands/apex-tires/types?page=2');
    expect(await leadOf('/tire-sizes/225-65r17?brand=toyo,acme&sort=price')).toBe(
      'http://shop/tire-sizes/225-65r17?brand=toyo,apex&sort=price',
    );
    expect(await leadOf('/tire-sizes/225-65r17?brand=toyo')).toBeNull();
  });

  it('is the 404 page for a path that nothing can read, and no bad request of a program gets further', async () => {
    const fetched = answering(async () => Response.json([]));
    for (const path of ['/%', '/brands/%E0%A4%A', '/quotes/%ED%A0%80', '/invite/%00']) {
      const response = await pass(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('x-middleware-rewrite')).toBe('http://shop/not-found');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    expect((await pass('/api/%zz')).status).toBe(400);
    expect((await pass('/invite/%', 'POST')).status).toBe(400);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks for nothing if it is a form or no page', async () => {
    const fetched = answering(async () => Promise.reject(new TypeError('fetch failed')));
    expect((await pass('/cart', 'POST')).status).toBe(200);
    expect((await pass('/api/client-errors')).status).toBe(200);
    expect(fetched).not.toHaveBeenCalled();
  });
});
