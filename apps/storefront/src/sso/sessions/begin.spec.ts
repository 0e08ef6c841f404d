import {
  ANALYTICS_COOKIE,
  ANALYTICS_SESSION_COOKIE,
  CONSENT_COOKIE,
  SSO_EVENT_COOKIE,
} from '@simpletread/domain';
import { NextRequest } from 'next/server';
import { beginAtProvider } from './begin';

jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve({ get: () => undefined, getAll: () => [] }),
}));

const ANONYMOUS = '0198c0de-0000-4000-8000-00000000000a';
const VISIT = '0198c0de-0000-4000-8000-00000000000b';
const IDS = `${ANALYTICS_COOKIE.name}=${ANONYMOUS}; ${ANALYTICS_SESSION_COOKIE.name}=${VISIT}`;
const AGREED = `${CONSENT_COOKIE.name}=2.${Math.floor(Date.now() / 1000)}.analytics`;

describe('a sign-in that begins', () => {
  const own = global.fetch;
  let sent: unknown[];

  beforeEach(() => {
    sent = [];
    global.fetch = async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return Response.json(
        {
          url: 'http://id/authorize-client?state=s',
          binding: 'b'.repeat(43),
          expiresAt: '2026-11-20T12:00:00.000Z',
        },
        { status: 201 },
      );
    };
  });
  afterEach(() => {
    global.fetch = own;
  });

  const begin = async (
    action: 'login' | 'register',
    cookie: string,
    headers: Record<string, string> = {},
  ) => {
    const request = new NextRequest(`http://shop/${action}?returnTo=/account`, {
      headers: { cookie, ...headers },
    });
    const { headers: answer } = await beginAtProvider(request, action);
    return { location: answer.get('location'), set: answer.getSetCookie() };
  };

  it('takes visit and visitor to the provider, for those who agreed to be counted [R7.08]', async () => {
    const { location } = await begin('login', `${IDS}; ${AGREED}`);
    expect(location).toBe('http://id/authorize-client?state=s');
    expect(sent).toEqual([
      { action: 'login', returnTo: '/account', sessionId: VISIT, anonymousId: ANONYMOUS },
    ]);
  });

  it.each([
    ['nobody was asked', IDS, {}],
    ['the visitor said no', `${IDS}; ${AGREED.replace('analytics', 'none')}`, {}],
    ['the browser asks for privacy', `${IDS}; ${AGREED}`, { 'sec-gpc': '1' }],
    [
      'the ids are none of ours',
      `${ANALYTICS_COOKIE.name}=priya; ${ANALYTICS_SESSION_COOKIE.name}=<b>; ${AGREED}`,
      {},
    ],
  ])('takes no id along where %s', async (_, cookie, headers) => {
    await begin('register', cookie, headers);
    expect(sent).toEqual([{ action: 'register', returnTo: '/account' }]);
  });

  it('keeps events to be counted for 2,592,000 seconds, only with consent [R9.02 SSO event]', async () => {
    const { set } = await begin('register', AGREED);
    expect(set.find((line) => line.startsWith(`${SSO_EVENT_COOKIE.name}=`))).toMatch(
      new RegExp(`^${SSO_EVENT_COOKIE.name}=register; .*Max-Age=2592000`),
    );
    expect((await begin('register', IDS)).set.join()).not.toContain(SSO_EVENT_COOKIE.name);
  });
});
