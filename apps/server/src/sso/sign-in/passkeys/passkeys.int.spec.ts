import type { Page, PageBrowser } from '../../../../test/app/page-browser.js';
import { anAccount, type SignInShop, startSignInShop } from '../../../../test/sso/sign-in-shop.js';
import { type PasskeyTweaks, SoftwarePasskey } from '../../../../test/sso/software-passkey.js';

describe('passkeys', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const optionsOf = (page: Page): { challenge: string } => {
    const attribute = /data-options="([^"]*)"/.exec(page.html)?.[1] ?? '';
    return JSON.parse(attribute.replaceAll('&quot;', '"')) as { challenge: string };
  };

  const signedIn = async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    await shop.signIn(browser, account);
    return { account, browser };
  };

  const add = async (browser: PageBrowser, passkey: SoftwarePasskey, tweaks: PasskeyTweaks = {}) => {
    const page = await browser.open('/passkeys');
    return browser.submit(page, '/passkeys', { credential: passkey.create(optionsOf(page), tweaks) });
  };

  const owned = async () => {
    const { account, browser } = await signedIn();
    const passkey = new SoftwarePasskey(shop.provider);
    expect((await add(browser, passkey)).html).toContain('Firefox on Windows');
    return { account, browser, passkey };
  };

  const signIn = async (passkey: SoftwarePasskey, tweaks: PasskeyTweaks = {}, browser = shop.browser()) => {
    const request = await shop.begin();
    const page = await browser.open(request.url);
    const credential = passkey.get(optionsOf(page), tweaks);
    const after = await browser.submit(page, '/login/passkey', { credential });
    return { request, page, credential, after, isIn: after.url.startsWith('http://storefront.test') };
  };

  it('are added by their owner, who gets a mail, and sign in without a password', async () => {
    const { account, passkey } = await owned();
    expect((await shop.mailTo(account.email))?.text).toContain('A passkey has been added');
    const { request, after } = await signIn(passkey);
    expect((await shop.land(after, request)).claims()).toMatchObject({
      sub: account.accountId,
      amr: ['hwk'],
    });
    expect((await signIn(passkey)).isIn).toBe(true);
  });

  it.each<[string, PasskeyTweaks]>([
    ['for another origin', { origin: 'https://accounts.simpletread.example.evil' }],
    ['without the person being verified', { flags: 0x01 }],
    ['for a challenge nobody set', { challenge: Buffer.alloc(64).toString('base64url') }],
    ['for another purpose', { type: 'webauthn.create' }],
    ['with a count that has been before, as a copy would', { counter: 1 }],
  ])('do not sign in %s', async (_, tweaks) => {
    const { passkey } = await owned();
    expect((await signIn(passkey)).isIn).toBe(true);
    const { after, isIn } = await signIn(passkey, tweaks);
    expect([after.status, isIn]).toEqual([401, false]);
  });

  it('do not sign in with an old signature, nor with one for another browser', async () => {
    const { passkey } = await owned();
    const browser = shop.browser();
    const first = await signIn(passkey, {}, browser);
    await browser.open('/sessions');
    const again = shop.browser();
    const page = await again.open((await shop.begin()).url);
    const replayed = await again.submit(page, '/login/passkey', { credential: first.credential });
    expect(replayed.status).toBe(401);
    const elsewhere = await shop.browser().open((await shop.begin()).url);
    const stolen = await again.submit(page, '/login/passkey', {
      credential: passkey.get(optionsOf(elsewhere)),
    });
    expect(stolen.status).toBe(401);
  });

  it('do not sign in once more with a challenge that was used', async () => {
    const { passkey } = await owned();
    const browser = shop.browser();
    const page = await browser.open((await shop.begin()).url);
    const credentials = [1, 2].map(() => passkey.get(optionsOf(page)));
    const [first, second] = credentials as [string, string];
    expect((await browser.submit(page, '/login/passkey', { credential: first })).url).toMatch(
      /^http:\/\/storefront/,
    );
    const later = await browser.open((await shop.begin({ prompt: 'login' })).url);
    expect((await browser.submit(later, '/login/passkey', { credential: second })).status).toBe(401);
  });

  it('do not sign in if unknown, nor those of a closed account', async () => {
    expect((await signIn(new SoftwarePasskey(shop.provider))).isIn).toBe(false);
    const { account, passkey } = await owned();
    await shop.db.execute('UPDATE identity.account SET is_active = false WHERE id = $1', [account.accountId]);
    expect((await signIn(passkey)).isIn).toBe(false);
  });

  it.each(['', 'null', '[]', '{"id":1}', '{"id":"x","response":{}}', 'not json'])(
    'are not %j',
    async (credential) => {
      const browser = shop.browser();
      const page = await browser.open((await shop.begin()).url);
      expect((await browser.submit(page, '/login/passkey', { credential })).status).toBe(401);
    },
  );

  it('belong to one account', async () => {
    const { passkey } = await owned();
    const other = await signedIn();
    expect((await add(other.browser, passkey)).status).toBe(401);
  });

  it('are not added for another origin, unverified, or by a challenge of the sign-in page', async () => {
    const { browser } = await signedIn();
    for (const tweaks of [{ origin: 'https://evil.example' }, { flags: 0x01 }])
      expect((await add(browser, new SoftwarePasskey(shop.provider), tweaks)).status).toBe(401);
    const other = shop.browser();
    const { challenge } = optionsOf(await other.open((await shop.begin()).url));
    expect((await add(browser, new SoftwarePasskey(shop.provider), { challenge })).status).toBe(401);
  });

  it('are removed by their owner alone', async () => {
    const { browser, passkey } = await owned();
    const { passkey: id = '' } = (await browser.open('/passkeys')).fields('/passkeys/remove');
    const other = await owned();
    const page = await other.browser.open('/passkeys');
    await other.browser.submit(page, '/passkeys/remove', { passkey: id });
    expect((await signIn(passkey)).isIn).toBe(true);
    await browser.submit(await browser.open('/passkeys'), '/passkeys/remove');
    expect((await signIn(passkey)).isIn).toBe(false);
  });
});
