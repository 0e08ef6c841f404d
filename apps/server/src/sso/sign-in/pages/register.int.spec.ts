import type { PageBrowser } from '../../../../test/app/page-browser.js';
import {
  anAccount,
  CUSTOMER_PASSWORD,
  type SignInShop,
  startSignInShop,
} from '../../../../test/sso/sign-in-shop.js';

const ada = { firstName: 'Ada', lastName: "O'Neil", password: 'rivers run to sea' };

describe('registering', () => {
  let shop: SignInShop;
  let count = 0;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const newEmail = (): string => `ada-${(count += 1)}@mail.com`;
  const accountOf = (email: string) =>
    shop.db.one<{ id: string; first_name: string; is_crew_wished: boolean; version: number }>(
      'SELECT * FROM identity.account WHERE email = $1',
      [email],
    );
  const eventsOf = async (accountId: string): Promise<string[]> =>
    (
      await shop.db.query<{ type: string }>(
        'SELECT type FROM platform.outbox_event WHERE aggregate_id = $1 ORDER BY id',
        [accountId],
      )
    ).map(({ type }) => type);

  const register = async (
    browser: PageBrowser,
    email: string,
    { extra = {}, values = {} }: { extra?: Record<string, string>; values?: Record<string, string> } = {},
  ) => {
    const request = await shop.begin({ action: 'register', ...extra });
    const page = await browser.open(request.url);
    expect(page.url).toBe(`${shop.provider}/register`);
    return { request, page: await browser.submit(page, '/register', { ...ada, email, ...values }) };
  };

  it('opens an account by the link in a mail, and brings the browser that began back to the shop', async () => {
    const [browser, email] = [shop.browser(), newEmail()];
    const { request, page } = await register(browser, email);
    expect(page.text('h1')).toBe('Check your email');
    expect(await accountOf(email)).toBeNull();
    const confirm = await browser.open(await shop.linkTo(email));
    const tokens = await shop.land(await browser.submit(confirm, '/confirm-email'), request);
    const account = await accountOf(email);
    expect(tokens.claims()?.sub).toBe(account?.id);
    expect(account).toMatchObject({ first_name: 'Ada', is_crew_wished: false });
    expect(await eventsOf(account?.id ?? '')).toEqual(['identity.accountRegistered', 'identity.emailProved']);
    await shop.signIn(shop.browser(), { email, password: ada.password });
  });

  it('asks another browser for the password, so that no one confirms a stranger’s registration', async () => {
    const email = newEmail();
    await register(shop.browser(), email);
    const elsewhere = shop.browser();
    const page = await elsewhere.open(await shop.linkTo(email));
    const refused = await elsewhere.submit(page, '/confirm-email', { password: 'not the one chosen' });
    expect([refused.status, await accountOf(email)]).toEqual([401, null]);
    const done = await elsewhere.submit(refused, '/confirm-email', { password: ada.password });
    expect(done.text('h1')).toBe('Your account is ready');
    expect(await accountOf(email)).not.toBeNull();
  });

  it('opens nothing when a mail program looks at the link', async () => {
    const email = newEmail();
    await register(shop.browser(), email);
    await shop.browser().open(await shop.linkTo(email));
    expect(await accountOf(email)).toBeNull();
  });

  it('takes a link once', async () => {
    const [browser, email] = [shop.browser(), newEmail()];
    await register(browser, email);
    const link = await shop.linkTo(email);
    const page = await browser.open(link);
    await browser.submit(page, '/confirm-email');
    expect((await browser.submit(page, '/confirm-email')).text('h1')).toMatch(
      /Please try again|does not work/,
    );
    expect((await browser.open(link)).text('h1')).toBe('This link doesn’t work');
  });

  it('answers a known address like a new one, and informs only its owner', async () => {
    const known = await anAccount(shop);
    const [first, second] = [shop.browser(), shop.browser()];
    const fresh = newEmail();
    const answers = [(await register(first, known.email)).page, (await register(second, fresh)).page];
    const [one, two] = answers.map(({ status, html }) => ({
      status,
      html: html.replaceAll(known.email, '@').replaceAll(fresh, '@'),
    }));
    expect(one).toEqual(two);
    expect((await shop.mailTo(known.email))?.template).toBe('account-exists');
    expect((await shop.mailTo(fresh))?.template).toBe('account-confirm');
    await shop.signIn(shop.browser(), { email: known.email, password: CUSTOMER_PASSWORD });
  });

  it('shows the shop’s error at each field, and keeps the entered text', async () => {
    const { page } = await register(shop.browser(), 'nowhere', {
      values: { firstName: 'R2D2', lastName: '', password: 'short' },
    });
    expect(page.status).toBe(400);
    for (const words of [
      'Please enter valid First Name',
      'Please enter valid Last Name',
      'Please enter a valid email',
      'Please choose a password of at least 8 characters',
    ])
      expect(page.html).toContain(words);
    expect(page.fields('/register')).toMatchObject({ firstName: 'R2D2', email: 'nowhere', password: '' });
    expect(page.html).not.toContain('value="short"');
  });

  it('presents SimpleCrew if the shop asks for it, and remembers the wish to join', async () => {
    const [browser, email] = [shop.browser(), newEmail()];
    const request = await shop.begin({ action: 'register', displaySimpleCrewView: 'true' });
    const page = await browser.open(request.url);
    expect(page.text('h1')).toBe('Join SimpleCrew');
    await browser.submit(page, '/register', { ...ada, email, joinSimpleCrew: 'yes' });
    await browser.submit(await browser.open(await shop.linkTo(email)), '/confirm-email');
    expect(await accountOf(email)).toMatchObject({ is_crew_wished: true });
  });

  it('takes nothing from the form but its fields', async () => {
    const [browser, email] = [shop.browser(), newEmail()];
    await register(browser, email, {
      values: {
        id: '0198c0de-0000-7000-8000-000000000009',
        role: 'admin',
        accountType: 'wholesale',
        account_type: 'wholesale',
        is_active: 'false',
        version: '99',
        isTaxExempt: 'yes',
        'constructor[prototype][role]': 'admin',
      },
    });
    await browser.submit(await browser.open(await shop.linkTo(email)), '/confirm-email');
    const account = await accountOf(email);
    expect(account).toMatchObject({ version: 1, is_active: true, is_crew_wished: false });
    expect(account?.id).not.toBe('0198c0de-0000-7000-8000-000000000009');
    expect(Object.keys(account ?? {})).not.toContain('role');
  });

  const mailsTo = (email: string) =>
    shop.db.query('SELECT id FROM platform.message WHERE recipient = $1', [email]);

  it('sends an address one mail an hour at most, and reads the same after that', async () => {
    const email = newEmail();
    const titles = [];
    for (let time = 0; time < 4; time += 1)
      titles.push((await register(shop.browser(), email)).page.text('h1'));
    expect(new Set(titles)).toEqual(new Set(['Check your email']));
    expect(await mailsTo(email)).toHaveLength(1);
    await shop.db.execute(
      "UPDATE identity.account_email_token SET created_at = created_at - interval '1 hour' WHERE email = $1",
      [email],
    );
    await register(shop.browser(), email);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('opens the owner’s own registration by a link that a stranger asked for first', async () => {
    const [browser, email] = [shop.browser(), newEmail()];
    await register(shop.browser(), email, { values: { firstName: 'Eve', password: 'words of a stranger' } });
    const link = await shop.linkTo(email);
    const { request } = await register(browser, email);
    expect(await mailsTo(email)).toHaveLength(1);
    await shop.land(await browser.submit(await browser.open(link), '/confirm-email'), request);
    expect(await accountOf(email)).toMatchObject({ first_name: 'Ada' });
    await shop.signIn(shop.browser(), { email, password: ada.password });
  });

  it('opens it in another browser with the owner’s password, and never with two', async () => {
    const email = newEmail();
    await register(shop.browser(), email, { values: { firstName: 'Eve', password: 'words of a stranger' } });
    const link = await shop.linkTo(email);
    await register(shop.browser(), email);
    const elsewhere = shop.browser();
    await elsewhere.submit(await elsewhere.open(link), '/confirm-email', { password: ada.password });
    expect(await accountOf(email)).toMatchObject({ first_name: 'Ada' });
    expect((await shop.browser().open(link)).status).toBe(400);
  });

  it('is possible after strangers filled the mailbox with registrations', async () => {
    const [browser, email] = [shop.browser(), newEmail()];
    for (let time = 0; time < 12; time += 1) {
      await register(shop.browser(), email, { values: { password: 'words of a stranger' } });
      await shop.db.execute(
        "UPDATE identity.account_email_token SET created_at = created_at - interval '1 hour' WHERE email = $1",
        [email],
      );
    }
    expect(await mailsTo(email)).toHaveLength(10);
    await register(browser, email);
    await browser.submit(await browser.open(await shop.linkTo(email)), '/confirm-email');
    await shop.signIn(shop.browser(), { email, password: ada.password });
  });

  it('keeps name and password of a waiting registration out of reach', async () => {
    const email = newEmail();
    await register(shop.browser(), email);
    const rows = JSON.stringify(await shop.db.query('SELECT * FROM identity.account_email_token'));
    expect(rows).not.toContain("O'Neil");
    expect(rows).not.toContain('argon2');
    expect(rows).not.toContain(new URL(await shop.linkTo(email)).searchParams.get('token'));
  });
});
