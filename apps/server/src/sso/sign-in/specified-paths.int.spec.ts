import { anAccount, type SignInShop, startSignInShop } from '../../../test/sso/sign-in-shop.js';

describe('the sign-in provider', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  it('has the paths of the specification, and takes all its parameters at /authorize-client [R7.08]', async () => {
    const asked = { approval_prompt: 'auto', sessionId: 's-1' };
    const ways = [
      [{ ...asked, action: 'login', anonymous_id: 'a-1', displaySimpleCrewView: 'false' }, '/login'],
      [
        { ...asked, action: 'register', partner_integration: 'dt', displaySimpleCrewView: 'true' },
        '/register',
      ],
    ] as const;
    const account = await anAccount(shop);
    for (const [extra, path] of ways) {
      const { url, state } = await shop.begin(extra);
      const request = new URL(url);
      expect([request.pathname, request.searchParams.get('response_type')]).toEqual([
        '/authorize-client',
        'code',
      ]);
      const browser = shop.browser();
      const page = await browser.open(url);
      expect([page.status, page.url]).toEqual([200, `${shop.provider}${path}`]);
      const login = path === '/login' ? page : await browser.open(`${shop.provider}/login`);
      const landing = new URL((await browser.submit(login, '/login', account)).url);
      expect(landing.origin + landing.pathname).toBe('http://storefront.test/api/sso-landing');
      expect(landing.searchParams.get('state')).toBe(state);
      expect(landing.searchParams.get('code')).not.toBeNull();
      for (const own of ['/edit-profile', '/change-password', '/logout']) {
        const { status, url: at } = await browser.open(`${shop.provider}${own}`);
        expect([status, at]).toEqual([200, `${shop.provider}${own}`]);
      }
    }
  });
});
