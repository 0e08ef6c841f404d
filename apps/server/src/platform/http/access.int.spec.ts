import { aStaffPrincipal } from '../../../test/builders/index.js';
import { call, ProbeModule, startTestApp, TEST_CONSOLE_URL, type TestApp } from '../../../test/index.js';

const TOKEN = 'A'.repeat(43);
const agent = aStaffPrincipal('support-agent');
const analyst = aStaffPrincipal('analyst', { staffId: 's2', name: 'Bo' });

describe('access', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      modules: [ProbeModule],
      authenticate: ({ cookies, bearer }) =>
        cookies['staff'] === 'agent' || bearer === 'agent'
          ? agent
          : cookies['staff'] === 'analyst'
            ? analyst
            : null,
    });
  });
  afterAll(() => app.close());

  const staff = (headers: Record<string, string>, method = 'GET') =>
    call(`${app.url}/probe/staff`, { headers, method });

  it.each([
    ['cart', 'x-cart-token'],
    ['order', 'x-order-token'],
  ])('asks for the token of the %s and hands it on', async (kind, header) => {
    const { status, body } = await call(`${app.url}/probe/${kind}`, { headers: { [header]: TOKEN } });
    expect([status, body]).toEqual([200, TOKEN]);
  });

  it.each([
    [{}],
    [{ 'x-cart-token': 'short' }],
    [{ 'x-cart-token': `${'A'.repeat(42)}!` }],
    [{ 'x-order-token': TOKEN }],
  ])('answers a cart call with %j like a missing record', async (headers) => {
    const answer = await call(`${app.url}/probe/cart`, { headers: headers as Record<string, string> });
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'record.missing' })]);
  });

  it('lets staff in by cookie or bearer token', async () => {
    expect((await staff({ cookie: 'other=1; staff=agent' })).body).toEqual({ name: 'Ada' });
    expect((await staff({ authorization: 'Bearer agent' })).body).toEqual({ name: 'Ada' });
  });

  it('asks a stranger to sign in', async () => {
    const { status, body } = await staff({});
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'access.signInRequired' })]);
  });

  it('refuses a role without the permission', async () => {
    const { status, body } = await staff({ cookie: 'staff=analyst' });
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'access.refused' })]);
  });

  it.each([
    ['no origin', {}, 403],
    ['another origin', { origin: 'http://evil.test' }, 403],
    ['the storefront', { origin: 'http://storefront.test' }, 403],
    ['the console', { origin: TEST_CONSOLE_URL }, 204],
  ])('answers a write by cookie from %s', async (_, headers, status) => {
    expect((await staff({ cookie: 'staff=agent', ...headers }, 'POST')).status).toBe(status);
  });

  it('needs no origin for a write by bearer token, which browsers never send automatically', async () => {
    expect((await staff({ authorization: 'Bearer agent' }, 'POST')).status).toBe(204);
  });
});
