import { beginSignIn } from '@simpletread/contract';

import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { CustomerAuthenticator } from '../../platform/access/index.js';
import { newToken } from '../../platform/ids/index.js';
import { faultOf, type SignInWalk, startSignInWalk } from './testing/sign-in-walk.js';

const HOME = { action: 'login' } as const;

describe('a customer’s session in the shop', () => {
  let walk: SignInWalk;
  let shop: SignInWalk['shop'];
  let storefront: SignInWalk['storefront'];
  const { toLanding, land, swap }: Pick<SignInWalk, 'toLanding' | 'land' | 'swap'> = {
    toLanding: (...args) => walk.toLanding(...args),
    land: (...args) => walk.land(...args),
    swap: (...args) => walk.swap(...args),
  };
  beforeAll(async () => {
    walk = await startSignInWalk();
    ({ shop, storefront } = walk);
  });
  afterAll(() => shop.close());

  const customerOf = async (handle: string) =>
    shop.get(CustomerAuthenticator).authenticate((await swap(handle)).accessToken);

  it('begins with a sign-in at the provider and knows its customer', async () => {
    const account = await anAccount(shop, { firstName: 'Dana' });
    const { landing, binding } = await toLanding(account, { returnTo: '/account/my-garage' });
    const { handle, returnTo, accountType } = await land(landing, binding);
    expect([returnTo, accountType]).toEqual(['/account/my-garage', 'Retail']);
    expect(await customerOf(handle)).toMatchObject({
      accountId: account.accountId,
      email: account.email,
      firstName: 'Dana',
      isEmailProved: true,
      accountTypes: ['Retail'],
      actingStaff: null,
    });
  });

  it('brings the parameters of the specification to the provider [R7.08]', async () => {
    const { url } = await storefront.call(beginSignIn, {
      body: { action: 'register', sessionId: 's-1', anonymousId: 'a-1', displaySimpleCrewView: true },
    });
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe(`${shop.provider}/authorize-client`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      approval_prompt: 'auto',
      client_id: 'storefront',
      action: 'register',
      sessionId: 's-1',
      anonymous_id: 'a-1',
      displaySimpleCrewView: 'true',
      redirect_uri: 'http://storefront.test/api/sso-landing',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('never redirects to another site afterwards', async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    for (const returnTo of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/%2f/evil.example',
    ]) {
      const { landing, binding } = await toLanding(account, { browser, returnTo });
      expect((await land(landing, binding)).returnTo).toBe('/');
    }
  });

  describe('is not made', () => {
    it('a second time by the same landing', async () => {
      const { landing, binding } = await toLanding(await anAccount(shop));
      await land(landing, binding);
      expect(await faultOf(land(landing, binding))).toBe('signIn.refused');
    });

    it('by two landings at once', async () => {
      const { landing, binding } = await toLanding(await anAccount(shop));
      const faults = await Promise.all([1, 2, 3].map(() => faultOf(land(landing, binding))));
      expect(faults.filter((fault) => fault === 'none').length).toBeLessThanOrEqual(1);
    });

    it('in a browser that did not begin it, nor afterwards in the one that did', async () => {
      const account = await anAccount(shop);
      for (const binding of [null, '', newToken(), 'x'.repeat(43)]) {
        const own = await toLanding(account);
        expect(await faultOf(land(own.landing, binding))).toBe('signIn.refused');
        expect(await faultOf(land(own.landing, own.binding))).toBe('signIn.refused');
      }
    });

    it('with a state, code or issuer of elsewhere', async () => {
      const account = await anAccount(shop);
      const other = await toLanding(account);
      for (const wrong of [
        { state: newToken() },
        { state: '' },
        { code: other.landing.code ?? '' },
        { code: 'x' },
        { iss: 'https://evil.example' },
      ]) {
        const { landing, binding } = await toLanding(account);
        expect([wrong, await faultOf(land({ ...landing, ...wrong }, binding))]).toEqual([
          wrong,
          'signIn.refused',
        ]);
      }
      const { landing, binding } = await toLanding(account);
      const { iss: _, ...withoutIssuer } = landing;
      expect(await faultOf(land(withoutIssuer, binding))).toBe('signIn.refused');
    });

    it('where the provider says no', async () => {
      const { url, binding } = await storefront.call(beginSignIn, { body: HOME });
      const state = new URL(url).searchParams.get('state') ?? '';
      const landing = { state, iss: shop.provider, error: 'access_denied' };
      expect(await faultOf(land(landing, binding))).toBe('signIn.refused');
    });

    it('by an attempt of more than ten minutes ago', async () => {
      const { landing, binding } = await toLanding(await anAccount(shop));
      await shop.db.execute("UPDATE identity.login_attempt SET expires_at = now() - interval '1 second'");
      expect(await faultOf(land(landing, binding))).toBe('signIn.refused');
    });
  });
});
