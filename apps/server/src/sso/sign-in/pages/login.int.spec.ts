import { cookieName, KNOWN_DEVICE_COOKIE } from '@simpletread/domain';

import { anAccount, type SignInShop, startSignInShop } from '../../../../test/sso/sign-in-shop.js';
import { eventually, send } from '../../../../test/index.js';

describe('the sign-in page', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const attempt = async (email: string, password: string, browser = shop.browser()) =>
    browser.submit(await browser.open((await shop.begin()).url), '/login', { email, password });
  /** The same browser once its session is over. */
  const later = (browser: ReturnType<typeof shop.browser>) => {
    const again = shop.browser();
    const name = cookieName(KNOWN_DEVICE_COOKIE, false);
    again.setCookie(name, browser.cookie(name) ?? '');
    return again;
  };
  const isIn = ({ url }: { url: string }): boolean => url.startsWith('http://storefront.test');

  it('answers a wrong password, an unknown address, a closed account and one without password alike', async () => {
    const open = await anAccount(shop);
    const closed = await anAccount(shop, { isActive: false });
    const passwordless = await anAccount(shop, { passwordHash: null });
    const pages = [
      await attempt(open.email, 'not my password'),
      await attempt('nobody@mail.com', 'not my password'),
      await attempt(closed.email, closed.password),
      await attempt(passwordless.email, passwordless.password),
    ];
    const answers = pages.map(({ status, html }) => ({
      status,
      html: html.replace(/value="[^"]*"/g, '').replace(/data-options="[^"]*"/, ''),
    }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await anAccount(shop);
    const timed = async (address: string): Promise<number> => {
      const browser = shop.browser();
      const page = await browser.open((await shop.begin()).url);
      const began = performance.now();
      await browser.submit(page, '/login', { email: address, password: 'not my password' });
      return performance.now() - began;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let time = 0; time < 8; time += 1) {
      known.push(await timed(email));
      unknown.push(await timed(`nobody-${time}@mail.com`));
    }
    const median = (times: number[]): number => times.sort((a, b) => a - b)[4] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) / 2);
    expect(median(known)).toBeGreaterThan(median(unknown) / 2);
  });

  it('blocks an address after ten wrong tries, even with the right password, account or not', async () => {
    const account = await anAccount(shop);
    for (let time = 0; time < 10; time += 1) await attempt(account.email, 'not my password');
    const rested = await attempt(account.email, account.password);
    for (let time = 0; time < 10; time += 1) await attempt('no-one@mail.com', 'not my password');
    const unknown = await attempt('no-one@mail.com', account.password);
    expect([rested.status, rested.text('.banner')]).toEqual([unknown.status, unknown.text('.banner')]);
    expect(isIn(rested)).toBe(false);
    await shop.db.execute("UPDATE identity.sign_in_failure SET window_ends_at = now() - interval '1 second'");
    expect(isIn(await attempt(account.email, account.password))).toBe(true);
  });

  it('lets a person in from a browser that has signed in before, whoever guesses elsewhere, and raises an alarm', async () => {
    const account = await anAccount(shop);
    const known = shop.browser();
    expect(isIn(await attempt(account.email, account.password, known))).toBe(true);
    for (let time = 0; time < 12; time += 1) await attempt(account.email, 'not my password');
    expect(isIn(await attempt(account.email, account.password))).toBe(false);
    expect(isIn(await attempt(account.email, account.password, later(known)))).toBe(true);
    await eventually(async () =>
      expect(
        await shop.db.query('SELECT kind, count FROM platform.alert WHERE about_id = $1', [
          account.accountId,
        ]),
      ).toEqual([{ kind: 'signIn.passwordGuessed', count: 1 }]),
    );
  });

  it('blocks a known browser after ten wrong tries of its own, and no one else with it', async () => {
    const account = await anAccount(shop);
    const [known, other] = [shop.browser(), shop.browser()];
    for (const browser of [known, other])
      expect(isIn(await attempt(account.email, account.password, browser))).toBe(true);
    for (let time = 0; time < 10; time += 1) await attempt(account.email, 'not my password', later(known));
    expect(isIn(await attempt(account.email, account.password, later(known)))).toBe(false);
    expect(isIn(await attempt(account.email, account.password, later(other)))).toBe(true);
  });

  it('takes no browser for known because it knows another account', async () => {
    const [mine, theirs] = [await anAccount(shop), await anAccount(shop)];
    const browser = shop.browser();
    expect(isIn(await attempt(mine.email, mine.password, browser))).toBe(true);
    for (let time = 0; time < 10; time += 1) await attempt(theirs.email, 'not my password', later(browser));
    expect(isIn(await attempt(theirs.email, theirs.password, later(browser)))).toBe(false);
  });

  it('checks no more than ten of many concurrent tries', async () => {
    const account = await anAccount(shop);
    await Promise.all(Array.from({ length: 20 }, () => attempt(account.email, 'not my password')));
    expect(isIn(await attempt(account.email, account.password))).toBe(false);
    await shop.db.execute('DELETE FROM identity.sign_in_failure');
  });

  it('blocks a caller after a hundred wrong tries at any addresses', async () => {
    const account = await anAccount(shop);
    await attempt('first@mail.com', 'not my password');
    await shop.db.execute('UPDATE identity.sign_in_failure SET failed_count = 100');
    expect(isIn(await attempt(account.email, account.password))).toBe(false);
    await shop.db.execute('DELETE FROM identity.sign_in_failure');
    expect(isIn(await attempt(account.email, account.password))).toBe(true);
  });

  it('names missing values before it tries anything', async () => {
    const page = await attempt('nowhere', '');
    expect(page.status).toBe(400);
    expect(page.html).toContain('Please enter a valid email');
    expect(page.html).toContain('Please enter your password');
  });

  it.each([
    ['without its own token', { csrf: '' }, {}],
    ['with another browser’s token', { csrf: 'x'.repeat(43) }, {}],
    ['sent by another site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['sent by a neighbor of the same site', {}, { 'sec-fetch-site': 'same-site' }],
  ])('refuses a form %s', async (_, values, headers) => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const page = await browser.open((await shop.begin()).url);
    const { email, password } = account;
    const refused = await browser.submit(page, '/login', { email, password, ...values }, headers);
    expect([refused.status, refused.text('h1')]).toEqual([403, 'Please try again']);
  });

  it('refuses a form that was made in another browser', async () => {
    const { email, password } = await anAccount(shop);
    const [mine, other] = [shop.browser(), shop.browser()];
    const [page, foreign] = [
      await mine.open((await shop.begin()).url),
      await other.open((await shop.begin()).url),
    ];
    const { csrf = '' } = foreign.fields('/login');
    expect((await mine.submit(page, '/login', { email, password, csrf })).status).toBe(403);
  });

  it('cannot be framed, loads nothing from elsewhere, and hides its cookies from script and other sites', async () => {
    const reply = await send((await shop.begin()).url);
    const cookies = reply.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; ?httponly/i);
      expect(cookie).toMatch(/; ?samesite=lax/i);
    }
    const page = await shop.browser().open((await shop.begin()).url);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
        "form-action 'self' http://storefront.test; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.html).not.toMatch(/<script(?![^>]*src="\/)|style="|\son\w+="/);
  });

  it('escapes entered text', async () => {
    const page = await attempt('"><script>alert(1)</script>', 'x');
    expect(page.html).not.toContain('<script>alert');
  });

  it('serves its styles to everyone', async () => {
    for (const path of [
      '/look/tokens.css',
      '/look/pages.css',
      '/look/passkeys.js',
      '/fonts/simpletread-sans-latin.woff2',
    ])
      expect((await send(shop.provider + path)).status).toBe(200);
  });
});
