import { forgetTrackingIds, settlePersonalization } from './personalization';
import { forgetTokens } from '../../shell/session-tokens/token-keeper';

const HANDLE = 'z'.repeat(43);

const NO_IDS = { gaClientId: null, rudderAnonymousId: null, rudderSessionId: null };

const settleZip = (zipText: string | undefined) => settlePersonalization(HANDLE, { zipText, tracking: {} });

describe('the personalization at a sign-in', () => {
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
          userSessionId: 's',
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

  it('takes the visitor’s ids to the account, and takes them back without consent [R3.01]', async () => {
    const tracking = { anonymousId: 'anon-1', sessionId: 'visit-1', gaClientId: '12.34' };
    await settlePersonalization(HANDLE, { zipText: '19147', tracking });
    await settlePersonalization(HANDLE, { zipText: '19147', tracking: {} });
    expect(sent).toEqual([
      {
        gaClientId: '12.34',
        rudderAnonymousId: 'anon-1',
        rudderSessionId: 'visit-1',
        userLocationZip: '19147',
      },
      { ...NO_IDS, userLocationZip: '19147' },
    ]);
  });

  it('forgets the ids alone when the customer takes their consent back', async () => {
    await forgetTrackingIds(HANDLE);
    expect(sent).toEqual([NO_IDS]);
  });

  it('takes the ZIP that the visitor chose to the account', async () => {
    remembered = '10001';
    expect(await settleZip('19147')).toBeNull();
    expect(sent).toEqual([{ ...NO_IDS, userLocationZip: '19147' }]);
  });

  it.each([undefined, '', 'nonsense', '60601.geolocation', '60601.personalization'])(
    'takes the ZIP from the account where the browser has %j',
    async (cookie) => {
      remembered = '10001';
      expect(await settleZip(cookie)).toEqual({ zip: '10001', setBy: 'personalization' });
      expect(sent).toEqual([NO_IDS]);
    },
  );

  it('changes nothing without a known ZIP, and while the API is down', async () => {
    expect(await settleZip(undefined)).toBeNull();
    global.fetch = () => Promise.reject(new Error('away'));
    expect(await settleZip('19147')).toBeNull();
  });
});
