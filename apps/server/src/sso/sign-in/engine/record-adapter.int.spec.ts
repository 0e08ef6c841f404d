import { anAccount, type SignInShop, startSignInShop } from '../../../../test/sso/sign-in-shop.js';
import { RecordAdapter } from './record-adapter.js';
import { RecordRepository } from './record.repository.js';

describe('records of the engine', () => {
  let shop: SignInShop;

  beforeAll(async () => {
    shop = await startSignInShop();
  });
  afterAll(() => shop.close());

  const aGrant = async (grantId: string) => {
    const { accountId } = await anAccount(shop);
    const of = (model: string) => new RecordAdapter(model, shop.get(RecordRepository));
    await of('Grant').upsert(grantId, { accountId, jti: grantId }, 60);
    const token = { accountId, grantId, jti: `rt-${grantId}` };
    await of('RefreshToken').upsert(token.jti, token, 60);
    return { of, token };
  };

  it('take the grant and all that came from it when a token is consumed twice', async () => {
    const { of, token } = await aGrant('g-1');
    await of('RefreshToken').consume(token.jti);
    expect(await of('RefreshToken').find(token.jti)).toMatchObject({ consumed: expect.any(Number) });
    await expect(of('RefreshToken').consume(token.jti)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect([await of('Grant').find('g-1'), await of('RefreshToken').find(token.jti)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('take no token for a grant that has gone', async () => {
    const { of, token } = await aGrant('g-2');
    await of('AccessToken').revokeByGrantId('g-2');
    await expect(of('AccessToken').upsert('at-2', { ...token, jti: 'at-2' }, 60)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('of a session are seen whenever it takes a token, wherever that is', async () => {
    const { accountId } = await anAccount(shop);
    const of = (model: string) => new RecordAdapter(model, shop.get(RecordRepository));
    await of('Session').upsert('s-4', { accountId, jti: 's-4', uid: 'uid-4' }, 600);
    await shop.db.execute(
      "UPDATE identity.oidc_record SET seen_at = now() - interval '1 hour' WHERE account_id = $1",
      [accountId],
    );
    const seenAgo = async () => {
      const [session] = await shop.get(RecordRepository).sessions(accountId);
      return Math.round((Date.now() - (session?.seenAt.getTime() ?? 0)) / 600_000);
    };
    expect(await seenAgo()).toBe(6);
    await of('Grant').upsert('g-4', { accountId, jti: 'g-4' }, 600);
    const token = { accountId, grantId: 'g-4', jti: 'at-4', sessionUid: 'uid-4' };
    await of('AccessToken').upsert('at-4', token, 600);
    expect(await seenAgo()).toBe(0);
  });

  it('open for their own model and row alone', async () => {
    const { of, token } = await aGrant('g-3');
    expect(await of('AccessToken').find(token.jti)).toBeUndefined();
    await shop.db.execute(
      `UPDATE identity.oidc_record r SET sealed = o.sealed FROM identity.oidc_record o
       WHERE r.model = 'RefreshToken' AND o.model = 'Grant'`,
    );
    expect(await of('RefreshToken').find(token.jti)).toBeUndefined();
  });
});
