import { Module } from '@nestjs/common';

import { anAccount, startSignInShop } from '../../../test/sso/sign-in-shop.js';
import { PersonalizationReader, type UserPersonalization } from './personalization-reader.js';
import { SignInModule } from './sign-in.module.js';
import { send } from '../../../test/index.js';

class Remembered extends PersonalizationReader {
  override read(_accountId: string, regionId: string | null): Promise<UserPersonalization> {
    return Promise.resolve({ userLocation: { zip: '19147', region: regionId ?? 'northeast' } });
  }
}

@Module({ providers: [{ provide: PersonalizationReader, useClass: Remembered }] })
class RememberingModule {}

describe('GET /users/session', () => {
  const ask = (provider: string, token: string | null, query = '') =>
    send(`${provider}/users/session${query}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });

  it('answers with the session and the stored facts, for a region if one is named [R7.05 provider part]', async () => {
    const shop = await startSignInShop({ modules: [SignInModule, RememberingModule] });
    try {
      const { access_token: token } = await shop.signIn(shop.browser(), await anAccount(shop));
      const reply = await ask(shop.provider, token);
      const body = (await reply.json()) as { userSessionId: string };
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(body).toEqual({
        userSessionId: expect.stringMatching(/^[\w-]{22}$/),
        userPersonalization: { userLocation: { zip: '19147', region: 'northeast' } },
      });
      expect(await (await ask(shop.provider, token, '?regionId=midwest')).json()).toEqual({
        userSessionId: body.userSessionId,
        userPersonalization: { userLocation: { zip: '19147', region: 'midwest' } },
      });
      expect((await ask(shop.provider, token, '?regionId=%3Cscript%3E')).status).toBe(400);
      for (const wrong of [null, '', 'x', body.userSessionId, `${token}x`]) {
        const refused = await ask(shop.provider, wrong);
        expect(refused.status).toBe(401);
        expect(await refused.json()).toMatchObject({ code: 'access.signInRequired', statusCode: 401 });
      }
    } finally {
      await shop.close();
    }
  });

  it('knows nothing as long as nothing is remembered', async () => {
    const shop = await startSignInShop({ modules: [SignInModule] });
    try {
      const { access_token: token } = await shop.signIn(shop.browser(), await anAccount(shop));
      expect(await (await ask(shop.provider, token)).json()).toMatchObject({
        userPersonalization: { userLocation: { zip: null, region: null } },
      });
    } finally {
      await shop.close();
    }
  });
});
