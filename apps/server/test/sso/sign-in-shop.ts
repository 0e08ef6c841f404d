import * as oauth from 'openid-client';

import { newId } from '../../src/platform/ids/index.js';
import { hashPassword } from '../../src/sso/accounts/passwords/password.js';
import { SignInOrigin } from '../../src/sso/accounts/sign-in-origin.js';
import { PageBrowser } from '../app/page-browser.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../app/start-test-app.js';

export const CUSTOMER_PASSWORD = 'gravel under snow';

/** An account whose address is proved. */
export const anAccount = async (
  { db }: Pick<TestApp, 'db'>,
  given: { email?: string; firstName?: string; passwordHash?: string | null; isActive?: boolean } = {},
): Promise<{ accountId: string; email: string; password: string }> => {
  const accountId = newId();
  const { email = `priya-${accountId}@mail.com`, firstName = 'Priya', isActive = true } = given;
  const passwordHash =
    given.passwordHash === undefined ? await hashPassword(CUSTOMER_PASSWORD) : given.passwordHash;
  await db.execute(
    `INSERT INTO identity.account (id, email, email_proved_at, password_hash, first_name, last_name, is_active)
     VALUES ($1, $2, now(), $3, $4, 'Raman', $5)`,
    [accountId, email, passwordHash, firstName, isActive],
  );
  return { accountId, email, password: CUSTOMER_PASSWORD };
};

const STOREFRONT = 'http://storefront.test';

/** A shop's side of signing in, by a library that others wrote. */
export interface SignInShop extends TestApp {
  readonly provider: string;
  readonly client: TestApp['client'];
  readonly oauth: oauth.Configuration;
  browser(userAgent?: string): PageBrowser;
  /** A new request of the shop, and what the shop has to remember of it. */
  begin(extra?: Readonly<Record<string, string>>): Promise<ShopRequest>;
  /** Brings `browser` to the end of signing in by password, and exchanges the code. */
  signIn(browser: PageBrowser, account: { email: string; password: string }): Promise<SignedInShop>;
  land(page: { url: string }, request: ShopRequest): Promise<SignedInShop>;
  /** The newest mail to an address. */
  mailTo(email: string): Promise<{ template: string; text: string } | null>;
  linkTo(email: string): Promise<string>;
}

export interface ShopRequest {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export type SignedInShop = oauth.TokenEndpointResponse & oauth.TokenEndpointResponseHelpers;

export const startSignInShop = async (options: TestAppOptions = {}): Promise<SignInShop> => {
  const { SsoModule } = await import('../../src/sso/sso.module.js');
  const app = await startTestApp({ modules: [SsoModule], ...options });
  const provider = app.get(SignInOrigin).url;
  const config = await oauth.discovery(
    new URL(provider),
    'storefront',
    { client_secret: 'development-only-client-secret', id_token_signed_response_alg: 'ES256' },
    undefined,
    { execute: [oauth.allowInsecureRequests] },
  );
  const begin: SignInShop['begin'] = async (extra = {}) => {
    const [state, nonce, verifier] = [
      oauth.randomState(),
      oauth.randomNonce(),
      oauth.randomPKCECodeVerifier(),
    ];
    const url = oauth.buildAuthorizationUrl(config, {
      redirect_uri: `${STOREFRONT}/api/sso-landing`,
      scope: 'openid profile email phone',
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      approval_prompt: 'auto',
      action: 'login',
      sessionId: 's-1',
      anonymous_id: 'a-1',
      ...extra,
    });
    return { url: url.href, state, nonce, verifier };
  };
  const land: SignInShop['land'] = (page, { state, nonce, verifier }) =>
    oauth.authorizationCodeGrant(config, new URL(page.url), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
  const mailTo: SignInShop['mailTo'] = (email) =>
    app.db.one(
      'SELECT template, body_text AS text FROM platform.message WHERE recipient = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [email],
    );
  return {
    ...app,
    provider,
    oauth: config,
    begin,
    land,
    mailTo,
    browser: (userAgent) => new PageBrowser(provider, userAgent),
    linkTo: async (email) => /http\S+token=\S+/.exec((await mailTo(email))?.text ?? '')?.[0] ?? '',
    signIn: async (browser, { email, password }) => {
      const request = await begin();
      const page = await browser.submit(await browser.open(request.url), '/login', { email, password });
      return land(page, request);
    },
  };
};
