import { BROWSER_COOKIE, SIGN_IN_COOKIE } from '@simpletread/domain';
import * as oauth from 'openid-client';

import { anAccount, type SignInShop, startSignInShop } from '../../../test/sso/sign-in-shop.js';
import { CustomerTokens } from './customer-tokens.js';
import { send } from '../../../test/index.js';

const BASIC = `Basic ${Buffer.from('storefront:development-only-client-secret').toString('base64')}`;

describe('abuse of the protocol', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const changed = (url: string, changes: Readonly<Record<string, string | null>>): string => {
    const next = new URL(url);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.searchParams.delete(name);
      else next.searchParams.set(name, value);
    }
    return next.href;
  };

  it.each([
    ['with a longer path', 'http://storefront.test/api/sso-landing/more'],
    ['with a query', 'http://storefront.test/api/sso-landing?next=/'],
    ['with another path', 'http://storefront.test/'],
    ['on a host that begins alike', 'http://storefront.test.evil.example/api/sso-landing'],
    ['on a host that ends alike', 'http://evil-storefront.test/api/sso-landing'],
    ['with a name before the host', 'http://storefront.test@evil.example/api/sso-landing'],
    ['with a name before our host', 'http://x@storefront.test/api/sso-landing'],
    ['on another port', 'http://storefront.test:8080/api/sso-landing'],
    ['by another protocol', 'https://storefront.test/api/sso-landing'],
    ['in other letters', 'http://STOREFRONT.test/api/sso-landing'],
    ['percent-encoded', 'http://storefront.test/api/sso%2Dlanding'],
    ['with dots', 'http://storefront.test/x/../api/sso-landing'],
    ['with a backslash', 'http://storefront.test\\@evil.example/api/sso-landing'],
    ['with a fragment', 'http://storefront.test/api/sso-landing#x'],
    ['that is script', 'javascript:alert(1)'],
    ['that is empty', ''],
  ])('never redirects to a return address %s', async (_, redirect) => {
    const { url } = await shop.begin();
    const page = await shop.browser().open(changed(url, { redirect_uri: redirect }));
    expect([page.status, page.headers.get('location'), page.text('h1')]).toEqual([
      400,
      null,
      'Sign-in failed',
    ]);
  });

  it.each([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }],
    ['with the plain method', { code_challenge_method: 'plain' }],
    ['without a nonce', { nonce: null }],
    ['for a token in the address', { response_type: 'token' }],
    ['with an action of its own', { action: 'admin' }],
    ['with another approval prompt', { approval_prompt: 'force' }],
    ['with markup for a session id', { sessionId: '<script>' }],
  ])('refuses a request %s', async (_, changes) => {
    const { url } = await shop.begin();
    const page = await shop.browser().open(changed(url, changes));
    const answer = new URL(page.url);
    expect([answer.origin, answer.searchParams.get('code')]).toEqual(['http://storefront.test', null]);
    expect(
      answer.searchParams.get('error') ?? new URLSearchParams(answer.hash.slice(1)).get('error'),
    ).toMatch(/^(invalid_request|unsupported_response_type|unauthorized_client)$/);
  });

  it('refuses an unknown client, without a redirect', async () => {
    const { url } = await shop.begin();
    const page = await shop.browser().open(changed(url, { client_id: 'nobody' }));
    expect([page.status, new URL(page.url).origin]).toEqual([400, shop.provider]);
  });

  it('gives its own pages no code', async () => {
    const browser = shop.browser();
    await shop.signIn(browser, await anAccount(shop));
    const { url } = await shop.begin();
    const changes = { client_id: 'account-pages', redirect_uri: `${shop.provider}/edit-profile` };
    const page = await browser.open(changed(url, changes));
    expect(page.url).toMatch(/\/edit-profile\?error=invalid_request/);
    expect(page.url).not.toMatch(/code=/);
  });

  const exchange = (parameters: Readonly<Record<string, string>>, authorization = BASIC): Promise<Response> =>
    send(`${shop.provider}/token`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        redirect_uri: 'http://storefront.test/api/sso-landing',
        ...parameters,
      }).toString(),
    });

  const aCode = async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const request = await shop.begin();
    const page = await browser.submit(await browser.open(request.url), '/login', account);
    return { code: new URL(page.url).searchParams.get('code') ?? '', verifier: request.verifier };
  };

  it('exchanges a code once; a second use revokes the tokens of the first', async () => {
    const { code, verifier } = await aCode();
    const first = await exchange({ code, code_verifier: verifier });
    const { access_token: token } = (await first.json()) as { access_token: string };
    expect(await shop.get(CustomerTokens).verify(token)).not.toBeNull();
    expect((await exchange({ code, code_verifier: verifier })).status).toBe(400);
    expect(await shop.get(CustomerTokens).verify(token)).toBeNull();
  });

  it('exchanges a code for at most one of many concurrent callers, which then loses its tokens', async () => {
    const { code, verifier } = await aCode();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => exchange({ code, code_verifier: verifier })),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const reply of won) {
      const { access_token: token } = (await reply.json()) as { access_token: string };
      expect(await shop.get(CustomerTokens).verify(token)).toBeNull();
    }
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another return address', { redirect_uri: 'http://storefront.test/' }],
  ])('does not exchange a code with %s', async (_, wrong) => {
    const { code, verifier } = await aCode();
    expect((await exchange({ code, code_verifier: verifier, ...wrong })).status).toBe(400);
  });

  it('does not exchange a code for a client that cannot prove itself', async () => {
    const { code, verifier } = await aCode();
    const wrong = `Basic ${Buffer.from('storefront:guessed-secret-of-nobody').toString('base64')}`;
    expect((await exchange({ code, code_verifier: verifier }, wrong)).status).toBe(401);
    const pages = { code, code_verifier: verifier, client_id: 'account-pages' };
    expect((await exchange(pages, '')).status).toBeGreaterThanOrEqual(400);
  });

  it('keeps neither tokens nor codes nor session ids where the database could be read', async () => {
    const browser = shop.browser();
    const tokens = await shop.signIn(browser, await anAccount(shop));
    const rows = await shop.db.query('SELECT * FROM identity.oidc_record');
    const dump = JSON.stringify(rows);
    for (const secret of [
      tokens.access_token,
      tokens.refresh_token ?? '',
      browser.cookie(SIGN_IN_COOKIE.name) ?? '',
    ]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(dump).not.toContain(secret);
    }
    const keys = JSON.stringify(await shop.db.query('SELECT * FROM identity.signing_key'));
    expect(keys).not.toContain('"d"');
  });

  it.each(['', 'x', 'undefined', '../', "' OR 1=1 --", 'a'.repeat(201), '\u0000'])(
    'takes %j for no token',
    async (text) => expect(await shop.get(CustomerTokens).verify(text)).toBeNull(),
  );

  it('takes a refresh token, an ID token or a code for no access token', async () => {
    const tokens = await shop.signIn(shop.browser(), await anAccount(shop));
    for (const text of [tokens.refresh_token ?? '', tokens.id_token ?? ''])
      expect(await shop.get(CustomerTokens).verify(text)).toBeNull();
  });

  it('gives the session a new id at sign-in, and the old one stops working', async () => {
    const victim = shop.browser();
    const attacker = shop.browser();
    await attacker.open((await shop.begin()).url);
    const planted = [SIGN_IN_COOKIE.name, `${SIGN_IN_COOKIE.name}.sig`, BROWSER_COOKIE.name].map(
      (name) => [name, attacker.cookie(name)] as const,
    );
    for (const [name, value] of planted) if (value !== null) victim.setCookie(name, value);
    const account = await anAccount(shop);
    await shop.signIn(victim, account);
    expect(victim.cookie(SIGN_IN_COOKIE.name)).not.toBeNull();
    expect(victim.cookie(SIGN_IN_COOKIE.name)).not.toBe(attacker.cookie(SIGN_IN_COOKIE.name));
    expect((await attacker.open('/edit-profile')).text('h1')).toBe('Sign in');
    const before = victim.cookie(SIGN_IN_COOKIE.name) ?? '';
    const again = await shop.begin({ prompt: 'login' });
    const page = await victim.open(again.url);
    await victim.submit(page, '/login', account);
    expect(victim.cookie(SIGN_IN_COOKIE.name)).not.toBe(before);
  });

  it('does not answer calls of the API, nor the API those of the provider', async () => {
    for (const path of ['/globals', '/ready', '/admin/session', '/docs'])
      expect((await send(shop.provider + path)).status).toBe(404);
    for (const path of ['/login', '/authorize-client', '/jwks', '/.well-known/openid-configuration'])
      expect((await send(shop.url + path)).status).toBe(404);
  });

  it('ends every session of an account at once', async () => {
    const account = await anAccount(shop);
    const [one, two] = [
      await shop.signIn(shop.browser(), account),
      await shop.signIn(shop.browser(), account),
    ];
    const other = await shop.signIn(shop.browser(), await anAccount(shop));
    await shop.get(CustomerTokens).endSessions(account.accountId);
    for (const { access_token: token, refresh_token: refresh } of [one, two]) {
      expect(await shop.get(CustomerTokens).verify(token)).toBeNull();
      await expect(oauth.refreshTokenGrant(shop.oauth, refresh ?? '')).rejects.toMatchObject({
        error: 'invalid_grant',
      });
      await expect(oauth.fetchUserInfo(shop.oauth, token, account.accountId)).rejects.toThrow();
    }
    expect(await shop.get(CustomerTokens).verify(other.access_token)).not.toBeNull();
  });

  it('stops a closed account at once', async () => {
    const account = await anAccount(shop);
    const tokens = await shop.signIn(shop.browser(), account);
    await shop.db.execute('UPDATE identity.account SET is_active = false WHERE id = $1', [account.accountId]);
    expect(await shop.get(CustomerTokens).verify(tokens.access_token)).toBeNull();
    await expect(oauth.refreshTokenGrant(shop.oauth, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});
