import { ACCOUNT_TYPE_COOKIE, CSRF_COOKIE, SSO_COOKIE, ZIP_COOKIE } from '@simpletread/domain';
import { NextRequest, NextResponse } from 'next/server';
import { checkSession } from './checked-session';
import { forgetTokens } from '../../shell/session-tokens/token-keeper';

const HANDLE = 'h'.repeat(43);

const asked = async (cookie: string) => {
  const session = await checkSession(new NextRequest('http://shop/', { headers: { cookie } }));
  const response = NextResponse.next();
  session.answer(response);
  return { seen: session.cookieHeader, set: response.headers.getSetCookie() };
};

describe('the session of a request', () => {
  const own = global.fetch;
  let calls = 0;
  let answer: () => Response;

  beforeEach(() => {
    calls = 0;
    answer = () =>
      Response.json({
        accessToken: 't',
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
        accountId: '0198c0de-0000-7000-8000-000000000001',
      });
    global.fetch = async () => {
      calls += 1;
      return answer();
    };
  });
  afterEach(() => {
    forgetTokens(HANDLE);
    global.fetch = own;
  });

  it.each([
    'x',
    'null',
    'true',
    '1',
    'A'.repeat(42),
    'A'.repeat(44),
    'é',
    '%00',
    '../',
    "'--",
    '{"uid":"1"}',
  ])('is none with %j in its cookie, which is cleared before the page sees it', async (text) => {
    const { seen, set } = await asked(
      `a=1; ${SSO_COOKIE.name}=${encodeURIComponent(text)}; ${CSRF_COOKIE.name}=y; ${ACCOUNT_TYPE_COOKIE.name}=Retail; b=2`,
    );
    expect(seen).toBe('a=1; b=2');
    expect(calls).toBe(0);
    for (const name of [SSO_COOKIE.name, CSRF_COOKIE.name, ACCOUNT_TYPE_COOKIE.name])
      expect(set.some((line) => line.startsWith(`${name}=;`) && /Max-Age=0/i.test(line))).toBe(true);
  });

  it('is none if the API has no such handle', async () => {
    answer = () =>
      Response.json({ code: 'access.signInRequired', message: '', statusCode: 401 }, { status: 401 });
    const { seen, set } = await asked(`${SSO_COOKIE.name}=${HANDLE}; ${ZIP_COOKIE.name}=19147`);
    expect(seen).toBe(`${ZIP_COOKIE.name}=19147`);
    expect(set.join()).toContain(`${SSO_COOKIE.name}=;`);
  });

  it('is left alone while the API is down', async () => {
    answer = () =>
      Response.json({ code: 'server.unavailable', message: '', statusCode: 503 }, { status: 503 });
    expect(await asked(`${SSO_COOKIE.name}=${HANDLE}; ${CSRF_COOKIE.name}=${'c'.repeat(32)}`)).toEqual({
      seen: null,
      set: [],
    });
  });

  it('gets a CSRF token if it has none', async () => {
    const { seen, set } = await asked(`${SSO_COOKIE.name}=${HANDLE}`);
    expect(seen).toMatch(new RegExp(`^${SSO_COOKIE.name}=${HANDLE}; ${CSRF_COOKIE.name}=[\\w-]{32}$`));
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(new RegExp(`^${CSRF_COOKIE.name}=[\\w-]{32};.*HttpOnly`, 'i'));
  });

  it('costs a guest nothing', async () => {
    expect(await asked(`${ZIP_COOKIE.name}=19147`)).toEqual({ seen: null, set: [] });
    expect(calls).toBe(0);
  });
});
