import { SSO_COOKIE, ZIP_COOKIE } from '@simpletread/domain';
import { forgetTokens } from '../../shell/session-tokens/token-keeper';
import { FALLBACK_GLOBALS } from './fallback-globals';
import { readGlobals } from './read-globals';

const HANDLE = 'g'.repeat(43);
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
jest.mock('next/server', () => ({
  ...jest.requireActual<object>('next/server'),
  connection: () => Promise.resolve(),
}));

const PRIYA = {
  uid: UID,
  email: 'priya@mail.com',
  firstName: 'Priya',
  lastName: 'Raman',
  phone: null,
  isEmailProved: true,
  accountTypes: [{ name: 'Retail' }],
  accountTypeCompany: null,
};

describe('the globals of a page', () => {
  const own = global.fetch;
  let asked: URL[];

  beforeEach(() => {
    jar = {};
    asked = [];
    global.fetch = async (input) => {
      const url = new URL(String(input));
      if (url.pathname === '/globals') {
        asked.push(url);
        return Response.json({ ...FALLBACK_GLOBALS, validUntil: '2099-01-01T00:00:00.000Z' });
      }
      if (url.pathname === '/users/me') return Response.json(PRIYA);
      if (url.pathname === '/shop-state') return Response.json({ version: '1', validUntil: null });
      if (url.pathname.startsWith('/locations/')) {
        const zip = url.pathname.split('/').at(-1);
        return Response.json({ zip, city: 'Town', state: zip === '07030' ? 'NJ' : 'PA' });
      }
      return Response.json({
        accessToken: 't',
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
        accountId: UID,
        userSessionId: 's',
      });
    };
  });
  afterEach(() => {
    forgetTokens(HANDLE);
    global.fetch = own;
  });

  it('are requested with region, account, time and ZIP, and again once the place changes [R7.01]', async () => {
    jar = { [ZIP_COOKIE.name]: '19147', [SSO_COOKIE.name]: HANDLE };
    await readGlobals();
    const [query] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(query).toEqual({
      userRegion: 'PA',
      userZip: '19147',
      ssoUid: UID,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    jar = { [ZIP_COOKIE.name]: '07030', [SSO_COOKIE.name]: HANDLE };
    await readGlobals();
    expect(asked.at(-1)?.searchParams.get('userZip')).toBe('07030');
  });

  it('name neither place nor account of an unknown guest', async () => {
    await readGlobals();
    expect(asked.map(({ searchParams }) => [...searchParams.keys()])).toEqual([['time']]);
  });
});
