import {
  ACTING_COOKIE,
  CONSENT_COOKIE,
  EXCHANGE_CUSTOMER_COOKIE,
  EXPERIMENT_COOKIE,
  SSO_COOKIE,
} from '@simpletread/domain';
import { getGlobals } from '@simpletread/contract';
import { forgetTokens } from '../session-tokens/token-keeper';
import { shopperClient } from './client';

const HANDLE = 'k'.repeat(43);
const EXPERIMENT = '0198c0de-0000-4000-8000-00000000000e';
const UID = '0198c0de-0000-7000-8000-000000000001';

let jar: Record<string, string> = {};
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar[name] === undefined ? undefined : { value: jar[name] }),
      getAll: () => [],
    }),
}));

interface Sent {
  readonly url: URL;
  readonly headers: Record<string, string>;
}

describe('a call for a shopper', () => {
  const own = global.fetch;
  let sent: Sent[];

  beforeEach(() => {
    jar = {};
    sent = [];
    global.fetch = async (input, init) => {
      const url = new URL(String(input));
      if (url.pathname === '/sso/sessions/token')
        return Response.json({
          accessToken: 'token-of-priya',
          expiresAt: new Date(Date.now() + 600_000).toISOString(),
          accountId: UID,
          userSessionId: 'session-of-priya',
        });
      if (url.pathname.startsWith('/locations/'))
        return Response.json({ zip: '19147', city: 'Philadelphia', state: 'PA' });
      if (url.pathname === '/shop-state') return Response.json({ version: '1', validUntil: null });
      sent.push({ url, headers: init?.headers as Record<string, string> });
      return Response.json({});
    };
  });
  afterEach(() => {
    forgetTokens(HANDLE);
    global.fetch = own;
  });

  const call = async () => {
    await (await shopperClient()).call(getGlobals, { query: {} });
    return sent[0];
  };

  it('names session, clock, experiment, exchange customer, account, place and channel [R7.06]', async () => {
    jar = {
      [SSO_COOKIE.name]: HANDLE,
      zipcode: '19147',
      [CONSENT_COOKIE.name]: `2.${Math.floor(Date.now() / 1000)}.analytics`,
      [EXPERIMENT_COOKIE.name]: EXPERIMENT,
      [EXCHANGE_CUSTOMER_COOKIE.name]: 'mil-7',
    };
    const found = await call();
    expect(found?.headers).toMatchObject({
      authorization: 'Bearer token-of-priya',
      'x-user-session-id': 'session-of-priya',
      'x-vwo-user': EXPERIMENT,
      'x-military-exchange-customer-id': 'mil-7',
    });
    expect(Math.abs(Date.parse(found?.headers['x-user-time'] ?? '') - Date.now())).toBeLessThan(60_000);
    expect(Object.fromEntries(found?.url.searchParams ?? [])).toEqual({
      userRegion: 'PA',
      userZip: '19147',
      ssoUid: UID,
      channel: 'military-exchange',
    });
  });

  it('names nothing of an unknown guest', async () => {
    const found = await call();
    expect([...(found?.url.searchParams.keys() ?? [])]).toEqual([]);
    for (const name of [
      'authorization',
      'x-user-session-id',
      'x-vwo-user',
      'x-military-exchange-customer-id',
    ])
      expect(found?.headers).not.toHaveProperty(name);
  });

  it('names no one while staff see the shop as a customer', async () => {
    jar = { [SSO_COOKIE.name]: HANDLE, [ACTING_COOKIE.name]: 'a'.repeat(43) };
    const found = await call();
    expect(found?.headers['authorization']).not.toContain('token-of-priya');
    expect(found?.url.searchParams.has('ssoUid')).toBe(false);
  });
});
