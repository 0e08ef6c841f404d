import * as oauth from 'openid-client';

import { eventually, send } from '../../../../test/index.js';
import { anAccount, type SignInShop, startSignInShop } from '../../../../test/sso/sign-in-shop.js';
import { SigningKeys } from './signing-keys.js';
import { SweepRecords } from './sweep-records.js';

describe('keys of the provider', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const published = async (): Promise<string[]> => {
    const { keys } = (await (await send(`${shop.provider}/jwks`)).json()) as {
      keys: { kid: string; d?: string }[];
    };
    expect(keys.every(({ d }) => d === undefined)).toBe(true);
    return keys.map(({ kid }) => kid);
  };
  const signer = async (): Promise<string> => {
    const { id_token: token = '' } = await shop.signIn(shop.browser(), await anAccount(shop));
    return (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string })
      .kid;
  };

  it('are published before they sign and after they did', async () => {
    const [active, next] = await published();
    expect(await signer()).toBe(active);
    await shop.get(SigningKeys).rotate();
    await eventually(async () => expect((await published())[0]).toBe(next));
    const after = await published();
    expect(after).toHaveLength(3);
    expect(after).toContain(active);
    expect(await signer()).toBe(next);
  });

  it('rotate automatically after a month, and are deleted two days after that', async () => {
    const before = await published();
    await shop.get(SigningKeys).rotateIfDue();
    expect(await published()).toEqual(before);
    await shop.db.execute(
      `UPDATE identity.signing_key SET activated_at = activated_at - interval '31 days', retired_at = retired_at - interval '3 days'`,
    );
    await shop.get(SigningKeys).rotateIfDue();
    await eventually(async () => {
      const [signing, , retired, ...others] = await published();
      expect([signing, retired, others]).toEqual([before[1], before[0], []]);
    });
  });

  it('are made once, even by concurrent requests', async () => {
    await shop.db.execute('DELETE FROM identity.signing_key');
    const keys = shop.get(SigningKeys);
    const all = await Promise.all(Array.from({ length: 6 }, () => keys.all()));
    expect(new Set(all.map((set) => JSON.stringify(set))).size).toBe(1);
    expect(all[0]).toHaveLength(2);
  });

  it('are replaced by new ones after a restart with another secret', async () => {
    await shop.db.execute("UPDATE identity.signing_key SET sealed = 'AAAA'");
    expect(await shop.get(SigningKeys).all()).toHaveLength(2);
  });

  it('leave with records that are over', async () => {
    const tokens = await shop.signIn(shop.browser(), await anAccount(shop));
    await shop.db.execute(
      `UPDATE identity.oidc_record SET expires_at = now() - interval '2 hours' WHERE model IN ('Grant', 'Session')`,
    );
    await shop.get(SweepRecords).run();
    expect(
      await shop.db.query("SELECT model FROM identity.oidc_record WHERE model <> 'Interaction'"),
    ).toEqual([]);
    await expect(oauth.refreshTokenGrant(shop.oauth, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});
