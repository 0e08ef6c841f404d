import { SsoModule } from '../sso.module.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { startTestApp, type TestApp, send } from '../../../test/index.js';
import { SignInOrigin } from '../accounts/sign-in-origin.js';

describe('the provider behind a proxy that speaks https, whatever the caller says of it', () => {
  let app: TestApp;
  const jar = new Map<string, string>();

  beforeAll(async () => {
    app = await startTestApp({
      modules: [SsoModule],
      env: { SIGN_IN_URL: 'https://accounts.test' },
    });
  });
  afterAll(() => app.close());

  const ask = async (path: string, form?: Readonly<Record<string, string>>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await send(app.get(SignInOrigin).local + path, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        cookie,
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return reply;
  };
  const pathOf = (reply: Response): string => {
    const { pathname, search } = new URL(reply.headers.get('location') ?? '', 'https://accounts.test');
    return pathname + search;
  };

  it('names itself by its public address, and its cookies belong to that host alone', async () => {
    const account = await anAccount(app);
    const begun = await ask(pathOf(await ask('/edit-profile')));
    const login = await ask(pathOf(begun));
    const csrf = /name="csrf" value="([^"]+)"/.exec(await login.text())?.[1] ?? '';
    const { email, password } = account;
    const resume = await ask('/login', { csrf, email, password });
    expect(resume.headers.get('location')).toMatch(/^https:\/\/accounts\.test\/authorize-client\//);
    const done = await ask(pathOf(resume));
    expect(done.headers.get('location')).toMatch(/^https:\/\/accounts\.test\/edit-profile\?/);
    const cookies = [begun, login, done].flatMap((reply) => reply.headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^(__Host-.*; ?path=\/(;|$)|__Secure-)/i);
      expect(cookie).toMatch(/; ?secure/i);
      expect(cookie).not.toMatch(/domain=/i);
    }
    expect((await ask('/edit-profile')).status).toBe(200);
    expect(done.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });

  it('publishes its public addresses', async () => {
    const document = await (await ask('/.well-known/openid-configuration')).json();
    expect(document).toMatchObject({
      issuer: 'https://accounts.test',
      authorization_endpoint: 'https://accounts.test/authorize-client',
      token_endpoint: 'https://accounts.test/token',
      jwks_uri: 'https://accounts.test/jwks',
      end_session_endpoint: 'https://accounts.test/logout',
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code', 'none'],
    });
  });
});
