import * as oauth from 'openid-client';

import { anAccount, type SignInShop, startSignInShop } from '../../../test/sso/sign-in-shop.js';
import { CustomerTokens } from './customer-tokens.js';

describe('signing in at the provider with a client library', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  it('goes from the shop to the sign-in page and back with tokens, and identifies the customer', async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const request = await shop.begin();
    const page = await browser.open(request.url);
    expect([page.url, page.text('h1')]).toEqual([`${shop.provider}/login`, 'Sign in']);
    const landing = await browser.submit(page, '/login', account);
    expect(landing.url).toMatch(/^http:\/\/storefront\.test\/api\/sso-landing\?code=/);
    const tokens = await shop.land(landing, request);
    const claims = tokens.claims();
    expect(claims).toMatchObject({ sub: account.accountId, amr: ['pwd'], nonce: request.nonce });
    const who = await oauth.fetchUserInfo(shop.oauth, tokens.access_token, account.accountId);
    expect(who).toMatchObject({
      email: account.email,
      email_verified: true,
      given_name: 'Priya',
      family_name: 'Raman',
    });
    expect(await shop.get(CustomerTokens).verify(tokens.access_token)).toMatchObject({
      accountId: account.accountId,
    });
  });

  it('refreshes, and each refresh token is good once', async () => {
    const account = await anAccount(shop);
    const first = await shop.signIn(shop.browser(), account);
    const second = await oauth.refreshTokenGrant(shop.oauth, first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    const third = await oauth.refreshTokenGrant(shop.oauth, second.refresh_token ?? '');
    const tokens = shop.get(CustomerTokens);
    expect(await tokens.verify(third.access_token)).not.toBeNull();
    await expect(oauth.refreshTokenGrant(shop.oauth, second.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect(await tokens.verify(third.access_token)).toBeNull();
    await expect(oauth.refreshTokenGrant(shop.oauth, third.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('gives a thief and the owner nothing when they use one refresh token at the same moment', async () => {
    const { refresh_token: token = '' } = await shop.signIn(shop.browser(), await anAccount(shop));
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => oauth.refreshTokenGrant(shop.oauth, token)),
    );
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(won.length).toBeLessThanOrEqual(1);
    for (const { access_token, refresh_token } of won) {
      expect(await shop.get(CustomerTokens).verify(access_token)).toBeNull();
      await expect(oauth.refreshTokenGrant(shop.oauth, refresh_token ?? '')).rejects.toMatchObject({
        error: 'invalid_grant',
      });
    }
  });

  it('asks before signing out, and afterwards neither session nor token is left', async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const tokens = await shop.signIn(browser, account);
    const url = oauth.buildEndSessionUrl(shop.oauth, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://storefront.test/dt-employees',
    });
    const question = await browser.open(url.href);
    expect(question.text('h1')).toBe('Sign out');
    expect(await shop.get(CustomerTokens).verify(tokens.access_token)).not.toBeNull();
    const action = `${shop.provider}/logout/confirm`;
    const after = await browser.submit(question, action, { logout: 'yes' });
    expect(after.url).toBe('http://storefront.test/dt-employees');
    expect(await shop.get(CustomerTokens).verify(tokens.access_token)).toBeNull();
    expect((await browser.open((await shop.begin()).url)).text('h1')).toBe('Sign in');
  });

  it('signs in at once if the browser already has a session here', async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    await shop.signIn(browser, account);
    const request = await shop.begin();
    const tokens = await shop.land(await browser.open(request.url), request);
    expect(tokens.claims()?.sub).toBe(account.accountId);
  });
});
