import argon2 from 'argon2';
import { ok } from '@simpletread/domain';

import { anAccount, type SignInShop, startSignInShop } from '../../../test/sso/sign-in-shop.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { CustomerTokens } from '../sign-in/customer-tokens.js';
import { Accounts } from './accounts.js';
import { SweepAccounts } from './sweep-accounts.js';

describe('accounts, for other features', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const erase = (accountId: string) =>
    shop.get(UnitOfWork).run(async (tx) => {
      await shop.get(Accounts).erase(tx, accountId);
      return ok(null);
    });

  it('are found by id, by ids and by address in any case', async () => {
    const [one, two] = [await anAccount(shop), await anAccount(shop)];
    const accounts = shop.get(Accounts);
    expect(await accounts.byId(one.accountId)).toMatchObject({
      accountId: one.accountId,
      email: one.email,
      isEmailProved: true,
      firstName: 'Priya',
      lastName: 'Raman',
      phone: null,
      isActive: true,
    });
    const found = await accounts.byIds([one.accountId, newId(), two.accountId]);
    expect([...found.keys()].sort()).toEqual([one.accountId, two.accountId].sort());
    expect((await accounts.byEmail(two.email.toUpperCase()))?.accountId).toBe(two.accountId);
    expect([await accounts.byId(newId()), await accounts.byEmail('nobody@mail.com')]).toEqual([null, null]);
  });

  it('are erased with everything of the person, and the id stays', async () => {
    const account = await anAccount(shop);
    const browser = shop.browser();
    const tokens = await shop.signIn(browser, account);
    await shop
      .browser()
      .submit(await shop.browser().open('/forgot-password'), '/forgot-password', { email: account.email });
    await erase(account.accountId);
    await erase(account.accountId);
    expect(await shop.get(Accounts).byId(account.accountId)).toBeNull();
    expect(await shop.get(Accounts).byEmail(account.email)).toBeNull();
    expect(await shop.get(CustomerTokens).verify(tokens.access_token)).toBeNull();
    expect((await browser.open('/edit-profile')).text('h1')).toBe('Sign in');
    const row = await shop.db.one('SELECT * FROM identity.account WHERE id = $1', [account.accountId]);
    expect(JSON.stringify(row)).not.toMatch(/priya|raman|mail\.com|argon2/i);
    const left = await shop.db.query('SELECT 1 AS one FROM identity.account_email_token WHERE email = $1', [
      account.email,
    ]);
    expect(left).toEqual([]);
    const events = await shop.db.query<{ type: string }>(
      "SELECT type FROM platform.outbox_event WHERE aggregate_id = $1 AND type = 'identity.accountErased'",
      [account.accountId],
    );
    expect(events).toHaveLength(1);
    expect(await anAccount(shop, { email: account.email })).toMatchObject({ email: account.email });
  });

  it('have their password hashed again at the next sign-in if the setting has changed', async () => {
    const account = await anAccount(shop);
    const before = await argon2.hash(account.password, { type: argon2.argon2id, memoryCost: 8192 });
    await shop.db.execute('UPDATE identity.account SET password_hash = $2 WHERE id = $1', [
      account.accountId,
      before,
    ]);
    for (let time = 0; time < 2; time += 1) await shop.signIn(shop.browser(), account);
    const row = await shop.db.one<{ hash: string }>(
      'SELECT password_hash AS hash FROM identity.account WHERE id = $1',
      [account.accountId],
    );
    expect(row?.hash.split('$')[3]?.split(',').sort()).toEqual(['m=19456', 'p=1', 't=2']);
  });

  it('lose links and counts that are over', async () => {
    const { email } = await anAccount(shop);
    const browser = shop.browser();
    await browser.submit(await browser.open('/forgot-password'), '/forgot-password', { email });
    await shop.db.execute("UPDATE identity.account_email_token SET expires_at = now() - interval '2 days'");
    await shop.db.execute(
      "INSERT INTO identity.sign_in_failure (subject_hash, failed_count, window_ends_at) VALUES ('x', 3, now() - interval '1 hour')",
    );
    await shop.get(SweepAccounts).run();
    expect(
      await shop.db.query('SELECT 1 AS one FROM identity.account_email_token WHERE email = $1', [email]),
    ).toEqual([]);
    expect(
      await shop.db.query("SELECT 1 AS one FROM identity.sign_in_failure WHERE subject_hash = 'x'"),
    ).toEqual([]);
  });
});
