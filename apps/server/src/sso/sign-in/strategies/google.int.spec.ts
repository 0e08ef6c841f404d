import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, type GenerateKeyPairResult, SignJWT } from 'jose';

import type { Page } from '../../../../test/app/page-browser.js';
import { anAccount, type SignInShop, startSignInShop } from '../../../../test/sso/sign-in-shop.js';

const CLIENT = '1234-shop.apps.googleusercontent.com';

describe('signing in with Google', () => {
  let shop: SignInShop;
  let keys: GenerateKeyPairResult;
  let foreign: GenerateKeyPairResult;
  let server: Server;

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    foreign = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'g1', alg: 'RS256', use: 'sig' };
    server = createServer((_request, reply) => {
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    shop = await startSignInShop({
      env: { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` },
    });
  });
  afterAll(async () => {
    await shop.close();
    server.close();
  });

  const nonceOf = (page: Page): string => /data-nonce="([^"]*)"/.exec(page.html)?.[1] ?? '';

  interface Wrong {
    readonly claims?: Readonly<Record<string, unknown>>;
    readonly issuer?: string;
    readonly audience?: string;
    readonly lifeSeconds?: number;
    readonly isForeign?: boolean;
  }

  const token = (claims: Readonly<Record<string, unknown>>, wrong: Wrong = {}): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ ...claims, ...wrong.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
      .setIssuer(wrong.issuer ?? 'https://accounts.google.com')
      .setAudience(wrong.audience ?? CLIENT)
      .setIssuedAt(now - 5)
      .setExpirationTime(now + (wrong.lifeSeconds ?? 3600))
      .sign(wrong.isForeign === true ? foreign.privateKey : keys.privateKey);
  };

  const person = (subject: string, email: string) => ({
    sub: subject,
    email,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
  });

  const tap = async (who: ReturnType<typeof person>, wrong: Wrong = {}) => {
    const [browser, request] = [shop.browser(), await shop.begin()];
    const page = await browser.open(request.url);
    const credential = await token({ ...who, nonce: nonceOf(page) }, wrong);
    const after = await browser.submit(page, '/one-tap', { credential });
    return {
      browser,
      request,
      page,
      credential,
      after,
      isIn: after.url.startsWith('http://storefront.test'),
    };
  };

  it('opens an account the first time, and finds it again by Google’s own id', async () => {
    const first = await tap(person('g-100', 'noor@gmail.com'));
    const claims = (await shop.land(first.after, first.request)).claims();
    const account = await shop.db.one<{ id: string }>('SELECT id FROM identity.account WHERE email = $1', [
      'noor@gmail.com',
    ]);
    expect(claims).toMatchObject({ sub: account?.id, amr: ['fed'] });
    const second = await tap(person('g-100', 'noor.moved@mail.com'));
    expect((await shop.land(second.after, second.request)).claims()?.sub).toBe(account?.id);
  });

  it('finds the account with the address that Google has proved', async () => {
    const { accountId, email } = await anAccount(shop, { email: 'ines@gmail.com' });
    const { after, request } = await tap(person('g-200', email));
    expect((await shop.land(after, request)).claims()?.sub).toBe(accountId);
  });

  it('opens no account by an address whose mailbox Google does not run', async () => {
    const { accountId, email } = await anAccount(shop, { email: 'ines@mail.com' });
    expect((await tap(person('g-210', email))).isIn).toBe(false);
    const { after, request } = await tap(person('g-210', email), { claims: { hd: 'mail.com' } });
    expect((await shop.land(after, request)).claims()?.sub).toBe(accountId);
  });

  it.each<[string, Wrong]>([
    ['whose address is not verified', { claims: { email_verified: false } }],
    ['whose address is verified in words', { claims: { email_verified: 'true' } }],
    ['from another issuer', { issuer: 'https://accounts.google.com.evil.example' }],
    ['for another shop', { audience: 'other.apps.googleusercontent.com' }],
    ['that is over', { lifeSeconds: -3600 }],
    ['signed by somebody else', { isForeign: true }],
    ['for a nonce nobody set', { claims: { nonce: 'x' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('refuses a token %s', async (_, wrong) => {
    const { after, isIn } = await tap(person('g-300', 'mallory@gmail.com'), wrong);
    expect([after.status, isIn]).toEqual([401, false]);
    expect(await shop.db.query("SELECT id FROM identity.account WHERE email = 'mallory@gmail.com'")).toEqual(
      [],
    );
  });

  it('refuses a token without a signature, and one signed by our own public key', async () => {
    const [browser, request] = [shop.browser(), await shop.begin()];
    const page = await browser.open(request.url);
    const good = await token({ ...person('g-400', 'eve@gmail.com'), nonce: nonceOf(page) });
    const [, payload = ''] = good.split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const credential of [`${header}.${payload}.`, `${good}x`, '', 'a.b.c'])
      expect((await browser.submit(page, '/one-tap', { credential })).status).toBe(401);
  });

  it('refuses a token that was used, and one that another browser asked for', async () => {
    const { credential } = await tap(person('g-500', 'used@gmail.com'));
    const browser = shop.browser();
    const page = await browser.open((await shop.begin()).url);
    expect((await browser.submit(page, '/one-tap', { credential })).status).toBe(401);
    const elsewhere = await shop.browser().open((await shop.begin()).url);
    const stolen = await token({ ...person('g-500', 'used@gmail.com'), nonce: nonceOf(elsewhere) });
    expect((await browser.submit(page, '/one-tap', { credential: stolen })).status).toBe(401);
  });

  it('refuses a closed account', async () => {
    const { email } = await anAccount(shop, { email: 'closed@gmail.com', isActive: false });
    expect((await tap(person('g-600', email))).isIn).toBe(false);
  });

  it('is not there where it is not switched on', async () => {
    const plain = await startSignInShop();
    try {
      const browser = plain.browser();
      const page = await browser.open((await plain.begin()).url);
      expect(page.html).not.toContain('google');
      expect((await browser.post('/one-tap', {})).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});
