import { ANALYTICS_COOKIE, ANALYTICS_SESSION_COOKIE, CONSENT_COOKIE, SSO_COOKIE } from '@simpletread/domain';
import { forgetTokens } from '../../shell/session-tokens/token-keeper';
import { chooseConsent } from './choose-consent';

const HANDLE = 'q'.repeat(43);

let jar: Map<string, string>;
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
      has: (name: string) => jar.has(name),
      set: (name: string, value: string) => void jar.set(name, value),
      delete: (name: string) => void jar.delete(name),
    }),
}));

const choose = (choice: string) => {
  const form = new FormData();
  form.set('choice', choice);
  return chooseConsent(form);
};

describe('a choice about cookies', () => {
  const own = global.fetch;
  let sent: unknown[];

  beforeEach(() => {
    jar = new Map([
      [ANALYTICS_COOKIE.name, 'a'],
      [ANALYTICS_SESSION_COOKIE.name, 'b'],
    ]);
    sent = [];
    global.fetch = async (input, init) => {
      if (String(input).includes('/sso/'))
        return Response.json({
          accessToken: 't',
          expiresAt: new Date(Date.now() + 600_000).toISOString(),
          accountId: '0198c0de-0000-7000-8000-000000000001',
          userSessionId: 's',
        });
      sent.push(JSON.parse(String(init?.body)));
      return Response.json({});
    };
  });
  afterEach(() => {
    forgetTokens(HANDLE);
    global.fetch = own;
  });

  it('against being counted takes the ids out of browser and account', async () => {
    jar.set(SSO_COOKIE.name, HANDLE);
    await choose('none');
    expect([...jar.keys()].sort()).toEqual([CONSENT_COOKIE.name, SSO_COOKIE.name]);
    expect(sent).toEqual([{ gaClientId: null, rudderAnonymousId: null, rudderSessionId: null }]);
  });

  it('for it, and of a guest, changes nothing in an account', async () => {
    await choose('none');
    jar.set(SSO_COOKIE.name, HANDLE);
    await choose('all');
    expect(sent).toEqual([]);
    expect(jar.get(ANALYTICS_COOKIE.name)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
