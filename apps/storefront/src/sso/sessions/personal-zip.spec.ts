import { settleZip } from './personal-zip';
import { forgetTokens } from '../../shell/session/token-keeper';

const HANDLE = 'z'.repeat(43);

describe('the ZIP at a sign-in', () => {
  const own = global.fetch;
  let sent: unknown[];
  let remembered: string | null;

  beforeEach(() => {
    sent = [];
    remembered = null;
    global.fetch = async (input, init) => {
      if (String(input).includes('/sso/'))
        return Response.json({
          accessToken: 't',
          expiresAt: new Date(Date.now() + 600_000).toISOString(),
          accountId: '0198c0de-0000-7000-8000-000000000001',
        });
      const body = JSON.parse(String(init?.body)) as { userLocationZip?: string };
      sent.push(body);
      return Response.json({
        gaClientId: null,
        rudderAnonymousId: null,
        rudderSessionId: null,
        userLocationZip: body.userLocationZip ?? remembered,
        userPersonalization: { userLocation: { zip: null, region: null } },
      });
    };
  });
  afterEach(() => {
    forgetTokens(HANDLE);
    global.fetch = own;
  });

  it('goes to the account if the visitor chose it, and stays here', async () => {
    remembered = '10001';
    expect(await settleZip(HANDLE, '19147')).toBeNull();
    expect(sent).toEqual([{ userLocationZip: '19147' }]);
  });

  it.each([undefined, '', 'nonsense', '60601.geolocation', '60601.personalization'])(
    'comes from the account if the browser has %j',
    async (cookie) => {
      remembered = '10001';
      expect(await settleZip(HANDLE, cookie)).toEqual({ zip: '10001', setBy: 'personalization' });
      expect(sent).toEqual([{}]);
    },
  );

  it('stays unchanged if nobody has one, and while the API is down', async () => {
    expect(await settleZip(HANDLE, undefined)).toBeNull();
    global.fetch = () => Promise.reject(new Error('away'));
    expect(await settleZip(HANDLE, '19147')).toBeNull();
  });
});
