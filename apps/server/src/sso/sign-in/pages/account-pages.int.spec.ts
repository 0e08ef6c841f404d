import type { PageBrowser } from '../../../../test/app/page-browser.js';
import { anAccount, type SignInShop, startSignInShop } from '../../../../test/sso/sign-in-shop.js';
import { CustomerTokens } from '../customer-tokens.js';

const NEXT = 'snow under gravel';

describe('the pages of an account', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const signedIn = async (userAgent?: string) => {
    const account = await anAccount(shop);
    const browser = shop.browser(userAgent);
    return { account, browser, tokens: await shop.signIn(browser, account) };
  };
  const canSignIn = (account: { email: string }, password: string): Promise<boolean> =>
    shop.signIn(shop.browser(), { email: account.email, password }).then(
      () => true,
      () => false,
    );
  const isLive = async (token: string): Promise<boolean> =>
    (await shop.get(CustomerTokens).verify(token)) !== null;

  it.each(['/edit-profile', '/change-password', '/sessions', '/passkeys'])(
    'ask a guest to sign in, and then open %s',
    async (path) => {
      const { email, password } = await anAccount(shop);
      const browser = shop.browser();
      const page = await browser.open(path);
      expect(page.url).toBe(`${shop.provider}/login`);
      const after = await browser.submit(page, '/login', { email, password });
      expect([new URL(after.url).pathname, after.status]).toEqual([path, 200]);
    },
  );

  it('change name and phone, and nothing else that a form brings', async () => {
    const { account, browser } = await signedIn();
    const before = await shop.db.one<object>('SELECT * FROM identity.account WHERE id = $1', [
      account.accountId,
    ]);
    const page = await browser.submit(await browser.open('/edit-profile'), '/edit-profile', {
      firstName: 'Zoë',
      phone: '(215) 555-0149 x12',
      email: 'other@mail.com',
      id: '0198c0de-0000-7000-8000-000000000009',
      role: 'admin',
      accountType: 'employee',
      is_active: 'false',
      email_proved_at: '',
      password_hash: 'x',
    });
    expect(page.text('.banner')).toBe('Saved.');
    expect(await shop.db.one('SELECT * FROM identity.account WHERE id = $1', [account.accountId])).toEqual({
      ...before,
      first_name: 'Zoë',
      phone: '2155550149x12',
      version: 2,
    });
  });

  it('refuse an invalid name, and a change over a newer one', async () => {
    const { account, browser } = await signedIn();
    const page = await browser.open('/edit-profile');
    const wrong = await browser.submit(page, '/edit-profile', { firstName: '', phone: '12' });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('Please enter valid First Name');
    expect(wrong.html).toContain('Please enter a valid phone number');
    await shop.db.execute('UPDATE identity.account SET version = 5 WHERE id = $1', [account.accountId]);
    expect((await browser.submit(page, '/edit-profile', { firstName: 'Mo' })).status).toBe(409);
    expect((await browser.submit(page, '/edit-profile', { version: 'five' })).status).toBe(409);
  });

  it('change the password with the old one, and sign out every other device', async () => {
    const { account, browser, tokens } = await signedIn();
    const other = await shop.signIn(shop.browser(), account);
    const page = await browser.open('/change-password');
    const wrong = await browser.submit(page, '/change-password', { current: 'a guess', password: NEXT });
    expect([wrong.status, await canSignIn(account, NEXT)]).toEqual([400, false]);
    const weak = await browser.submit(page, '/change-password', {
      current: account.password,
      password: 'password1',
    });
    expect(weak.html).toContain('This password is easy to guess');
    const same = await browser.submit(page, '/change-password', {
      current: account.password,
      password: account.password,
    });
    expect([same.status, await isLive(other.access_token)]).toEqual([400, true]);
    expect(same.html).toContain('This is your current password');
    const done = await browser.submit(page, '/change-password', {
      current: account.password,
      password: NEXT,
    });
    expect(done.text('.banner')).toMatch(/^Password changed/);
    expect([await isLive(tokens.access_token), await isLive(other.access_token)]).toEqual([true, false]);
    expect([await canSignIn(account, account.password), await canSignIn(account, NEXT)]).toEqual([
      false,
      true,
    ]);
    expect((await shop.mailTo(account.email))?.template).toBe('account-notice');
    const events = await shop.db.query(
      `SELECT id FROM platform.outbox_event WHERE aggregate_id = $1 AND type = 'identity.passwordChanged'`,
      [account.accountId],
    );
    expect(events).toHaveLength(1);
  });

  const forgot = async (browser: PageBrowser, email: string) =>
    browser.submit(await browser.open('/forgot-password'), '/forgot-password', { email });

  it('answer a forgotten password the same for every address, and mail the one that has an account', async () => {
    const { email } = await anAccount(shop);
    const closed = await anAccount(shop, { isActive: false });
    const addresses = [email, 'nobody-here@mail.com', closed.email];
    const pages = await Promise.all(addresses.map((address) => forgot(shop.browser(), address)));
    const answers = pages.map(
      ({ status, html }, at) => `${status} ${html.replaceAll(addresses[at] ?? '', '@')}`,
    );
    expect(new Set(answers).size).toBe(1);
    expect((await shop.mailTo(email))?.template).toBe('account-reset');
    expect(await shop.mailTo('nobody-here@mail.com')).toBeNull();
    expect(await shop.mailTo(closed.email)).toBeNull();
  });

  const resetMails = async (email: string): Promise<readonly string[]> => {
    const rows = await shop.db.query<{ text: string }>(
      `SELECT body_text AS text FROM platform.message
       WHERE recipient = $1 AND template IN ('account-reset', 'account-exists') ORDER BY created_at, id`,
      [email],
    );
    return rows.map(({ text }) => text);
  };
  /** So many minutes go by. */
  const age = (email: string, minutes: number) =>
    shop.db.execute(
      `WITH links AS (UPDATE identity.account_email_token SET created_at = created_at - make_interval(mins => $2),
         expires_at = expires_at - make_interval(mins => $2) WHERE email = $1)
       UPDATE platform.mail_turn SET at = at - make_interval(mins => $2)`,
      [email, minutes],
    );

  it('leave a forgetful owner a link that works, however often strangers ask for a day', async () => {
    const { email } = await anAccount(shop);
    for (let hour = 0; hour < 24; hour += 1) {
      await forgot(shop.browser(), email);
      await age(email, 61);
    }
    await forgot(shop.browser(), email);
    expect((await resetMails(email)).length).toBeLessThanOrEqual(7);
    expect((await resetMails(email)).at(-1)).toContain('within 6 hours');
    const browser = shop.browser();
    const page = await browser.open(await shop.linkTo(email));
    await browser.submit(page, '/reset-password', { password: NEXT });
    expect(await canSignIn({ email }, NEXT)).toBe(true);
  });

  it('neither repeat nor replace a reset link that works, except for a browser that signed in before', async () => {
    const { account, browser } = await signedIn();
    await Promise.all([1, 2, 3].map(() => forgot(shop.browser(), account.email)));
    expect(await resetMails(account.email)).toHaveLength(1);
    const first = await shop.linkTo(account.email);
    await forgot(browser, account.email);
    expect(await resetMails(account.email)).toHaveLength(2);
    expect((await shop.browser().open(first)).status).toBe(200);
    for (let time = 0; time < 12; time += 1) await forgot(browser, account.email);
    expect(await resetMails(account.email)).toHaveLength(11);
  });

  it('set a new password by the mailed link, once, which ends every session', async () => {
    const { account, tokens } = await signedIn();
    await forgot(shop.browser(), account.email);
    const link = await shop.linkTo(account.email);
    const browser = shop.browser();
    const page = await browser.open(link);
    const weak = await browser.submit(page, '/reset-password', { password: account.email });
    expect([weak.status, await isLive(tokens.access_token)]).toEqual([400, true]);
    const done = await browser.submit(page, '/reset-password', { password: NEXT });
    expect(done.text('h1')).toBe('Your password is changed');
    expect([await isLive(tokens.access_token), await canSignIn(account, NEXT)]).toEqual([false, true]);
    expect((await browser.submit(page, '/reset-password', { password: 'another one here' })).text('h1')).toBe(
      'This link doesn’t work',
    );
    expect((await browser.open(link)).status).toBe(400);
  });

  it('take no link that is too old, of another kind, or made up', async () => {
    const account = await anAccount(shop);
    await forgot(shop.browser(), account.email);
    const link = new URL(await shop.linkTo(account.email));
    const token = link.searchParams.get('token') ?? '';
    expect((await shop.browser().open(`/confirm-email?token=${token}`)).status).toBe(400);
    for (const wrong of ['', 'x', `${token}x`, 'A'.repeat(43), token.toLowerCase()])
      expect((await shop.browser().open(`/reset-password?token=${wrong}`)).status).toBe(400);
    await shop.db.execute("UPDATE identity.account_email_token SET expires_at = now() - interval '1 second'");
    expect((await shop.browser().open(link.href)).status).toBe(400);
  });

  it('lift the sign-in pause of an address whose owner sets a new password', async () => {
    const account = await anAccount(shop);
    for (let time = 0; time < 11; time += 1) await canSignIn(account, 'a guess of a thief');
    expect(await canSignIn(account, account.password)).toBe(false);
    await forgot(shop.browser(), account.email);
    const browser = shop.browser();
    const page = await browser.open(await shop.linkTo(account.email));
    await browser.submit(page, '/reset-password', { password: NEXT });
    expect(await canSignIn(account, NEXT)).toBe(true);
  });

  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';

  it('list the customer’s signed-in devices, and end one of them', async () => {
    const { account, browser, tokens } = await signedIn();
    const other = await shop.signIn(shop.browser(PHONE), account);
    const page = await browser.open('/sessions');
    expect(page.html).toContain('Firefox on Windows');
    expect(page.html).toContain('Safari on iPhone');
    expect(page.html.match(/This device/g)).toHaveLength(1);
    await browser.submit(page, '/sessions/end');
    expect([await isLive(other.access_token), await isLive(tokens.access_token)]).toEqual([false, true]);
    expect((await browser.open('/sessions')).html).not.toContain('iPhone');
  });

  it('list each time that staff viewed the shop as their owner, with the staff member', async () => {
    const { account, browser } = await signedIn();
    expect((await browser.open('/sessions')).html).not.toContain('Visits by our staff');
    await shop.db.execute(
      `WITH sam AS (INSERT INTO identity.staff (id, email, name, role, password_hash)
         VALUES (gen_random_uuid(), 'sam@simpletread.example', 'Sam Okoro', 'senior-agent', 'x') RETURNING id)
       INSERT INTO identity.acting_visit (id, account_id, staff_id, staff_name, staff_role, staff_session_hash, reason, words,
         step, secret_hash, secret_ends_at, began_at)
       SELECT gen_random_uuid(), $1, id, 'Sam Okoro', 'senior-agent', 'h', 'price', 'Sounded angry', 'visit', 'x', now(), now()
       FROM sam`,
      [account.accountId],
    );
    const { html } = await browser.open('/sessions');
    expect(html).toMatch(/Sam \(senior agent\)[\s\S]*: a question about prices or discounts/);
    expect(html).not.toMatch(/Okoro|angry/);
  });

  it('end no session of another customer', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn(PHONE)];
    await shop.signIn(shop.browser(PHONE), mine.account);
    const theirPage = await theirs.browser.open('/sessions');
    await shop.signIn(shop.browser(), theirs.account);
    const { session = '' } = (await theirs.browser.open('/sessions')).fields('/sessions/end');
    expect(theirPage.status).toBe(200);
    await mine.browser.submit(await mine.browser.open('/sessions'), '/sessions/end', { session });
    expect((await theirs.browser.open('/sessions')).fields('/sessions/end')['session']).toBe(session);
  });

  it('sign out everywhere', async () => {
    const { account, browser, tokens } = await signedIn();
    const other = await shop.signIn(shop.browser(), account);
    const page = await browser.submit(await browser.open('/sessions'), '/sessions/end-all');
    expect(page.text('h1')).toBe('Signed out everywhere');
    expect([await isLive(other.access_token), await isLive(tokens.access_token)]).toEqual([false, false]);
    expect((await browser.open('/edit-profile')).url).toBe(`${shop.provider}/login`);
  });

  it('do not take a form from before the sign-in', async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const { csrf = '' } = (await browser.open('/forgot-password')).fields('/forgot-password');
    await shop.signIn(browser, account);
    expect((await browser.post('/sessions/end-all', { csrf })).status).toBe(403);
  });
});
