import type { SignInReply, StaffSecurity } from '@simpletread/contract';

import { SsoModule } from '../../sso.module.js';
import { aStaffAccount } from '../../../../test/builders/index.js';
import { call, startTestApp, TEST_CONSOLE_URL, type TestApp } from '../../../../test/index.js';
import { type PasskeyTweaks, SoftwarePasskey } from '../../../../test/sso/software-passkey.js';

interface Challenge {
  readonly challenge: string;
}

describe('passkeys of staff', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule] });
  });
  afterAll(() => app.close());

  /** A browser with the console's cookies. */
  const aBrowser = () => {
    const jar = new Map<string, string>();
    return async <T>(method: string, path: string, body?: unknown) => {
      const answer = await call(app.url + path, {
        method,
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          origin: TEST_CONSOLE_URL,
        },
        ...(body === undefined ? {} : { body }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      return { status: answer.status, body: answer.body as T & { code?: string } };
    };
  };
  type Send = ReturnType<typeof aBrowser>;
  type Account = Awaited<ReturnType<typeof aStaffAccount>>;

  const signIn = (send: Send, { email, password }: Account) =>
    send<SignInReply>('POST', '/staff/session', { email, password });
  const register = async (
    send: Send,
    { password }: Account,
    key: SoftwarePasskey,
    tweaks: PasskeyTweaks = {},
  ) => {
    const { body } = await send<Challenge>('POST', '/staff/security/passkeys/options', { password });
    const response = JSON.parse(key.create(body, tweaks)) as unknown;
    return send('POST', '/staff/security/passkeys', { name: 'Laptop', response });
  };
  const use = async (send: Send, key: SoftwarePasskey, tweaks: PasskeyTweaks = {}) => {
    const { body } = await send<Challenge>('POST', '/staff/session/passkey/options');
    const response = JSON.parse(key.get(body, tweaks)) as unknown;
    return { answer: await send<SignInReply>('POST', '/staff/session/passkey', { response }), response };
  };
  const aPersonWithPasskey = async () => {
    const account = await aStaffAccount(app.db);
    const key = new SoftwarePasskey(TEST_CONSOLE_URL);
    const send = aBrowser();
    await signIn(send, account);
    expect((await register(send, account, key)).status).toBe(204);
    return { account, key, send };
  };
  const atSecondStep = async (account: Account) => {
    const send = aBrowser();
    expect((await signIn(send, account)).body).toEqual({ step: 'secondFactor', methods: ['passkey'] });
    return send;
  };

  it('finish a sign-in, and are asked for from then on', async () => {
    const { account, key } = await aPersonWithPasskey();
    const send = await atSecondStep(account);
    expect((await send('GET', '/staff/session')).status).toBe(401);
    expect((await use(send, key)).answer.body).toMatchObject({
      step: 'signedIn',
      staff: { staffId: account.staffId },
    });
    const { body } = await send<StaffSecurity>('GET', '/staff/security');
    expect(body.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);
  });

  it.each<[string, PasskeyTweaks]>([
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another site', { origin: 'https://console.evil.example' }],
    ['the shop', { origin: 'http://storefront.test' }],
    ['a device that did not verify the person', { flags: 0x01 }],
    ['the making of a key', { type: 'webauthn.create' }],
  ])('are refused when they sign for %s', async (_, tweaks) => {
    const { account, key } = await aPersonWithPasskey();
    const send = await atSecondStep(account);
    expect((await use(send, key, tweaks)).answer.body).toMatchObject({ code: 'secondFactor.wrong' });
    expect((await send('GET', '/staff/session')).status).toBe(401);
  });

  it('are refused if they are another person’s, or count like a copy', async () => {
    const [mine, theirs] = [await aPersonWithPasskey(), await aPersonWithPasskey()];
    const send = await atSecondStep(mine.account);
    expect((await use(send, theirs.key)).answer.body).toMatchObject({ code: 'secondFactor.wrong' });
    expect((await use(await atSecondStep(mine.account), mine.key, { counter: 7 })).answer.status).toBe(200);
    const copy = await use(await atSecondStep(mine.account), mine.key, { counter: 7 });
    expect(copy.answer.body).toMatchObject({ code: 'secondFactor.wrong' });
  });

  it('sign once: an answer that was seen on the way opens nothing', async () => {
    const { account, key } = await aPersonWithPasskey();
    const { response } = await use(await atSecondStep(account), key);
    const thief = await atSecondStep(account);
    expect((await thief('POST', '/staff/session/passkey', { response })).body).toMatchObject({
      code: 'secondFactor.wrong',
    });
  });

  it('are made with the password, for the console, and belong to one person', async () => {
    const { account, key, send } = await aPersonWithPasskey();
    const wrong = await send('POST', '/staff/security/passkeys/options', { password: 'not this one' });
    expect(wrong.body).toMatchObject({ code: 'account.currentPasswordWrong' });
    const elsewhere = await register(send, account, new SoftwarePasskey(TEST_CONSOLE_URL), {
      origin: 'https://evil.example',
    });
    expect(elsewhere.body).toMatchObject({ code: 'secondFactor.wrong' });
    const other = await aStaffAccount(app.db);
    const theirs = aBrowser();
    await signIn(theirs, other);
    expect((await register(theirs, other, key)).body).toMatchObject({ code: 'secondFactor.wrong' });
  });

  it('are removed by their owner; to others they do not exist', async () => {
    const { key, send } = await aPersonWithPasskey();
    const stranger = await aPersonWithPasskey();
    const path = `/staff/security/passkeys/${key.id}`;
    const missing = await stranger.send('DELETE', '/staff/security/passkeys/unknown');
    expect((await stranger.send('DELETE', path)).body).toMatchObject({ code: missing.body.code });
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send<StaffSecurity>('GET', '/staff/security')).body.passkeys).toEqual([]);
  });

  it('do not show or end the sessions of others', async () => {
    const [mine, theirs] = [await aPersonWithPasskey(), await aPersonWithPasskey()];
    expect((await mine.send<StaffSecurity>('GET', '/staff/security')).body.sessions).toHaveLength(1);
    await mine.send('DELETE', '/staff/security/sessions');
    expect((await theirs.send('GET', '/staff/session')).status).toBe(200);
  });
});
