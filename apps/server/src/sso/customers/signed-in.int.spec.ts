import { createClient, getMe, keepAccessTokens, setPersonalization } from '@simpletread/contract';

import { SsoModule } from '../sso.module.js';
import { aZip } from '../../../test/builders/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { type SignInWalk, startSignInWalk } from '../sessions/testing/sign-in-walk.js';
import { call, eventually, send } from '../../../test/index.js';
import { PubSub } from '../../platform/pubsub/index.js';
import { SESSIONS_ENDED } from '../sign-in/index.js';

describe('a customer who signed in at the provider', () => {
  let walk: SignInWalk;
  beforeAll(async () => {
    walk = await startSignInWalk([SsoModule]);
    await aZip(walk.shop.db);
  });
  afterAll(() => walk.shop.close());

  /** The storefront's client for a session; counts how often it asks for tokens. */
  const clientOf = (handle: string) => {
    const asked: (string | undefined)[] = [];
    const swap = async (rejected?: string) => {
      asked.push(rejected);
      const { accessToken, expiresAt } = await walk.swap(handle, rejected);
      return { value: accessToken, expiresAt: new Date(expiresAt) };
    };
    const tokens = keepAccessTokens({
      first: () => swap(),
      refresh: ({ value }) => swap(value),
      now: () => new Date(),
    });
    return {
      client: createClient({ fetch: send, baseUrl: walk.shop.url, tokens, validateReplies: true }),
      tokens,
      asked,
    };
  };

  it('continues with a new token after a 401, requested once for all calls [R4.07]', async () => {
    const account = await anAccount(walk.shop);
    const { handle } = await walk.signIn(account);
    const { client, tokens, asked } = clientOf(handle);
    await client.call(getMe, {});
    const first = await tokens.current();
    await walk.shop.db.execute(
      "DELETE FROM identity.oidc_record WHERE model = 'AccessToken' AND account_id = $1",
      [account.accountId],
    );
    // Good tokens are remembered for a few seconds; the message is what other servers hear of an end.
    await walk.shop.get(PubSub).publish(SESSIONS_ENDED, { accountId: account.accountId });
    const headers = { authorization: `Bearer ${first ?? ''}` };
    await eventually(async () =>
      expect((await call(`${walk.shop.url}${getMe.path}`, { headers })).status).toBe(401),
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.call(getMe, {})));
    expect(new Set(answers.map(({ uid }) => uid))).toEqual(new Set([account.accountId]));
    expect(asked).toEqual([undefined, first]);
    await walk.shop.db.execute(
      'UPDATE identity.customer_session SET token_ends_at = now() WHERE account_id = $1',
      [account.accountId],
    );
    expect((await walk.swap(handle)).accessToken).not.toBe(await tokens.current());
  });

  it('has a session at the provider with the shop’s stored facts, for a region if requested [R3.01] [R7.05]', async () => {
    const { handle } = await walk.signIn(await anAccount(walk.shop));
    const { client, tokens } = clientOf(handle);
    const known = { gaClientId: 'GA1.1', rudderAnonymousId: 'anon-1', rudderSessionId: '1763' };
    expect(await client.call(setPersonalization, { body: { ...known, userLocationZip: '19147' } })).toEqual({
      ...known,
      userLocationZip: '19147',
      userPersonalization: { userLocation: { zip: '19147', region: 'PA' } },
    });
    const session = async (query = '') =>
      (
        await send(`${walk.shop.provider}/users/session${query}`, {
          headers: { authorization: `Bearer ${(await tokens.current()) ?? ''}` },
        })
      ).json();
    const { userSessionId } = await walk.swap(handle);
    expect(userSessionId).toMatch(/^[\w-]{22}$/);
    expect(await session()).toEqual({
      userSessionId,
      userPersonalization: { userLocation: { zip: '19147', region: 'PA' } },
    });
    expect(await session('?regionId=NJ')).toMatchObject({
      userPersonalization: { userLocation: { zip: null, region: 'NJ' } },
    });
  });
});
