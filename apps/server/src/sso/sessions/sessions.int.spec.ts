import { beginSignIn, endSession } from '@simpletread/contract';

import { call, eventually } from '../../../test/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { CustomerAuthenticator } from '../../platform/access/index.js';
import { newToken } from '../../platform/ids/index.js';
import { CustomerTokens } from '../sign-in/customer-tokens.js';
import { SignInClient } from './sign-in-client.js';
import { faultOf, type SignInWalk, startSignInWalk } from './testing/sign-in-walk.js';

const HOME = { action: 'login' } as const;

describe('a customer’s session in the shop', () => {
  let walk: SignInWalk;
  let shop: SignInWalk['shop'];
  let storefront: SignInWalk['storefront'];
  const { toLanding, land, signIn, swap }: Pick<SignInWalk, 'toLanding' | 'land' | 'signIn' | 'swap'> = {
    toLanding: (...args) => walk.toLanding(...args),
    land: (...args) => walk.land(...args),
    signIn: (...args) => walk.signIn(...args),
    swap: (...args) => walk.swap(...args),
  };
  beforeAll(async () => {
    walk = await startSignInWalk();
    ({ shop, storefront } = walk);
  });
  afterAll(() => shop.close());

  it('can be made only by the storefront’s own server', async () => {
    const handle = newToken();
    const bodies = {
      '/sso/logins': HOME,
      '/sso/landings': { state: 'x', binding: null },
      '/sso/sessions/token': { handle },
    };
    const wrong: Record<string, string>[] = [
      {},
      { 'x-storefront-key': 'another key of a storefront' },
      { 'x-storefront-key': '' },
    ];
    for (const headers of wrong) {
      for (const [path, body] of Object.entries(bodies))
        expect((await call(shop.url + path, { body, headers })).status).toBe(403);
      expect(
        (await call(`${shop.url}/sso/sessions`, { method: 'DELETE', body: { handle }, headers })).status,
      ).toBe(403);
    }
  });

  it('has a new handle at each sign-in, and the one before is over', async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const first = await signIn(account, browser);
    const { landing, binding } = await toLanding(account, { browser });
    const second = await land(landing, binding, first.handle);
    expect(second.handle).not.toBe(first.handle);
    expect(await faultOf(swap(first.handle))).toBe('access.signInRequired');
    expect((await swap(second.handle)).accountId).toBe(account.accountId);
  });

  it('cannot be fixed beforehand: a planted handle never becomes one', async () => {
    const account = await anAccount(shop);
    const planted = newToken();
    const { landing, binding } = await toLanding(account);
    const { handle } = await land(landing, binding, planted);
    expect(handle).not.toBe(planted);
    expect(await faultOf(swap(planted))).toBe('access.signInRequired');
  });

  it.each(['', 'x', 'null', 'A'.repeat(43), '%00', "' OR 1=1 --", '../..', 'é'.repeat(43), 'x'.repeat(4000)])(
    'does not open with the handle %j',
    async (handle) => expect(await faultOf(swap(handle))).toBe('access.signInRequired'),
  );

  it('leaves neither handle nor token nor state in the tables to be read', async () => {
    const { handle } = await signIn(await anAccount(shop));
    const { accessToken } = await swap(handle);
    const { url, binding } = await storefront.call(beginSignIn, { body: HOME });
    const kept = JSON.stringify([
      await shop.db.query('SELECT * FROM identity.customer_session'),
      await shop.db.query('SELECT * FROM identity.login_attempt'),
    ]);
    for (const secret of [handle, accessToken, binding, new URL(url).searchParams.get('state') ?? ''])
      expect(kept).not.toContain(secret);
  });

  describe('of which the access token was refused', () => {
    it('refreshes once for however many ask, and all get the same', async () => {
      const { handle } = await signIn(await anAccount(shop));
      const { accessToken } = await swap(handle);
      const answers = await Promise.all(Array.from({ length: 8 }, () => swap(handle, accessToken)));
      const fresh = new Set(answers.map((answer) => answer.accessToken));
      expect(fresh.size).toBe(1);
      expect(fresh.has(accessToken)).toBe(false);
      expect(await shop.get(CustomerTokens).verify([...fresh][0] ?? '')).not.toBeNull();
    });

    it('returns its current token if an older one was refused', async () => {
      const { handle } = await signIn(await anAccount(shop));
      const { accessToken } = await swap(handle);
      expect((await swap(handle, 'an older one')).accessToken).toBe(accessToken);
    });

    it('is refreshed also where the token is about to expire', async () => {
      const { handle } = await signIn(await anAccount(shop));
      const { accessToken } = await swap(handle);
      await shop.db.execute(
        "UPDATE identity.customer_session SET token_ends_at = now() + interval '5 seconds'",
      );
      expect((await swap(handle)).accessToken).not.toBe(accessToken);
    });

    it('is over once its refresh token was used by a thief', async () => {
      const account = await anAccount(shop);
      const { handle } = await signIn(account);
      const { accessToken } = await swap(handle);
      // The provider now treats it as stolen, regardless of the first user.
      await shop.db.execute(
        `UPDATE identity.oidc_record SET consumed_at = now() WHERE model = 'RefreshToken' AND account_id = $1`,
        [account.accountId],
      );
      expect(await faultOf(swap(handle, accessToken))).toBe('access.signInRequired');
      expect(await faultOf(swap(handle))).toBe('access.signInRequired');
      expect(await shop.get(CustomerTokens).verify(accessToken)).toBeNull();
    });

    it('waits for another try while the provider is away', async () => {
      const { handle } = await signIn(await anAccount(shop));
      const { accessToken } = await swap(handle);
      const client = shop.get(SignInClient);
      const { refresh } = client;
      client.refresh = () => Promise.reject(new TypeError('fetch failed'));
      expect(await faultOf(swap(handle, accessToken))).toBe('server.unavailable');
      client.refresh = refresh;
      expect((await swap(handle, accessToken)).accessToken).not.toBe(accessToken);
    });

    it('is over once its customer has signed out everywhere', async () => {
      const account = await anAccount(shop);
      const { handle } = await signIn(account);
      const { accessToken } = await swap(handle);
      await shop.get(CustomerTokens).endSessions(account.accountId);
      expect(await faultOf(swap(handle, accessToken))).toBe('access.signInRequired');
    });
  });

  it('is forgotten by every server at once when the sessions of its account end', async () => {
    const account = await anAccount(shop);
    const { accessToken } = await swap((await signIn(account)).handle);
    const authenticator = shop.get(CustomerAuthenticator);
    expect(await authenticator.authenticate(accessToken)).not.toBeNull();
    await shop.get(CustomerTokens).endSessions(account.accountId);
    // Otherwise it would be remembered for five seconds.
    await eventually(async () => expect(await authenticator.authenticate(accessToken)).toBeNull(), 4_000);
  });

  describe('after signing out', () => {
    it('is over, here and at the provider, which asks for the password again', async () => {
      const account = await anAccount(shop);
      const browser = shop.browser();
      const { handle } = await signIn(account, browser);
      const { accessToken } = await swap(handle);
      const { url } = await storefront.call(endSession, { body: { handle, returnTo: 'employees' } });
      const { pathname, searchParams } = new URL(url ?? '');
      expect([pathname, searchParams.get('post_logout_redirect_uri')]).toEqual([
        '/logout',
        'http://storefront.test/dt-employees',
      ]);
      expect(searchParams.get('id_token_hint')).toMatch(/^ey/);
      expect(await faultOf(swap(handle))).toBe('access.signInRequired');
      expect(await shop.get(CustomerTokens).verify(accessToken)).toBeNull();
      const again = await storefront.call(beginSignIn, { body: HOME });
      expect((await browser.open(again.url)).text('h1')).toBe('Sign in');
    });

    it('leaves the session of another browser', async () => {
      const account = await anAccount(shop);
      const [here, there] = [await signIn(account), await signIn(account)];
      await storefront.call(endSession, { body: { handle: here.handle } });
      expect((await swap(there.handle)).accountId).toBe(account.accountId);
    });

    it('says nothing about an unknown handle', async () => {
      for (const handle of ['', 'x', newToken()])
        expect(await storefront.call(endSession, { body: { handle } })).toEqual({ url: null });
    });
  });
});
