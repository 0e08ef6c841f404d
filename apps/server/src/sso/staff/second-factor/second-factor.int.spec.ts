import { STAFF_COOKIE, STAFF_STEP_COOKIE } from '@simpletread/domain';
import type { AuthenticatorSetup, SignInReply, StaffSecurity } from '@simpletread/contract';
import { Secret, TOTP } from 'otpauth';

import { SsoModule } from '../../sso.module.js';
import { aSignedInStaff, aStaffAccount } from '../../../../test/builders/index.js';
import { call, startTestApp, TEST_CONSOLE_URL, type TestApp } from '../../../../test/index.js';

const PERIOD_MS = 30_000;

/** A browser that keeps the console's cookies. */
const aBrowser = (app: TestApp) => {
  const jar = new Map<string, string>();
  const send = async <T>(method: string, path: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await call(app.url + path, {
      method,
      headers: { cookie, origin: TEST_CONSOLE_URL },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, body: answer.body as T & { code?: string } };
  };
  return { jar, send };
};

type Browser = ReturnType<typeof aBrowser>;

const signIn = (browser: Browser, account: { email: string; password: string }) =>
  browser.send<SignInReply>('POST', '/staff/session', { email: account.email, password: account.password });
const answerWith = (browser: Browser, code: string) =>
  browser.send<SignInReply>('POST', '/staff/session/second-factor', { code });

describe('the second factor of staff', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule] });
  });
  afterAll(() => app.close());

  const codeOf = (secret: string, periods = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime() + periods * PERIOD_MS,
    });

  /** A signed-in person with an authenticator app and its recovery codes. */
  const anEnrolledPerson = async () => {
    const account = await aStaffAccount(app.db);
    const browser = aBrowser(app);
    await signIn(browser, account);
    const { secret } = (
      await browser.send<AuthenticatorSetup>('POST', '/staff/security/authenticator', {
        password: account.password,
      })
    ).body;
    const proved = await browser.send<{ recoveryCodes: string[] }>('PUT', '/staff/security/authenticator', {
      code: codeOf(secret),
    });
    app.clock.advance(2 * PERIOD_MS);
    return { account, browser, secret, recoveryCodes: proved.body.recoveryCodes };
  };

  it('is asked for once an authenticator app was proved, and opens the console', async () => {
    const { account, secret } = await anEnrolledPerson();
    const browser = aBrowser(app);
    expect((await signIn(browser, account)).body).toEqual({
      step: 'secondFactor',
      methods: ['authenticator'],
    });
    expect((await browser.send('GET', '/staff/session')).status).toBe(401);
    const { body } = await answerWith(browser, codeOf(secret));
    expect(body).toMatchObject({ step: 'signedIn', staff: { staffId: account.staffId } });
    expect((await browser.send('GET', '/staff/session')).status).toBe(200);
    expect([...browser.jar.keys()]).toEqual([STAFF_COOKIE.name]);
  });

  it('counts a code once, also when two browsers send it at the same time', async () => {
    const { account, secret } = await anEnrolledPerson();
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = aBrowser(app);
        await signIn(browser, account);
        return browser;
      }),
    );
    const code = codeOf(secret);
    const answers = await Promise.all(browsers.map((browser) => answerWith(browser, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('takes codes of the period before and after, and no others', async () => {
    const { account, secret } = await anEnrolledPerson();
    for (const [periods, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [0, 200],
      [1, 200],
      [0, 400],
    ] as const) {
      const browser = aBrowser(app);
      await signIn(browser, account);
      expect([periods, (await answerWith(browser, codeOf(secret, periods))).status]).toEqual([
        periods,
        status,
      ]);
    }
  });

  it('can be a recovery code, once, however it is typed', async () => {
    const { account, recoveryCodes } = await anEnrolledPerson();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const browser = aBrowser(app);
    await signIn(browser, account);
    expect((await answerWith(browser, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const { body } = await browser.send<StaffSecurity>('GET', '/staff/security');
    expect(body.recoveryCodesLeft).toBe(9);
    const again = aBrowser(app);
    await signIn(again, account);
    expect((await answerWith(again, code)).body).toMatchObject({ code: 'secondFactor.wrong' });
  });

  it('sends people back to their password after five wrong codes, even with the right one', async () => {
    const { account, secret } = await anEnrolledPerson();
    const browser = aBrowser(app);
    await signIn(browser, account);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await answerWith(browser, '000000')).body).toMatchObject({ code: 'secondFactor.wrong' });
    }
    expect((await answerWith(browser, codeOf(secret))).body).toMatchObject({ code: 'secondFactor.expired' });
  });

  it('never counts without the password before it', async () => {
    const { secret } = await anEnrolledPerson();
    const stranger = aBrowser(app);
    expect((await answerWith(stranger, codeOf(secret))).body).toMatchObject({ code: 'secondFactor.expired' });
    stranger.jar.set(STAFF_STEP_COOKIE.name, 'A'.repeat(43));
    expect((await answerWith(stranger, codeOf(secret))).body).toMatchObject({ code: 'secondFactor.expired' });
    expect((await stranger.send('POST', '/staff/session/passkey/options')).status).toBe(401);
  });

  it('cannot be replaced with the password alone', async () => {
    const { account } = await anEnrolledPerson();
    const thief = aBrowser(app);
    await signIn(thief, account);
    expect((await thief.send('POST', '/staff/session/enrolment')).body).toMatchObject({
      code: 'secondFactor.expired',
    });
    expect(
      (await thief.send('POST', '/staff/security/authenticator', { password: account.password })).status,
    ).toBe(401);
  });

  it('keeps its secret from the database and its codes as hashes', async () => {
    const { account, secret, recoveryCodes } = await anEnrolledPerson();
    const [row] = await app.db.query('SELECT * FROM identity.staff WHERE id = $1', [account.staffId]);
    const codes = await app.db.query('SELECT * FROM identity.staff_recovery_code WHERE staff_id = $1', [
      account.staffId,
    ]);
    const stored = JSON.stringify([row, codes]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('is set up only with the password, and removed only with it', async () => {
    const { account, browser } = await anEnrolledPerson();
    const wrong = { password: 'not this one' };
    expect((await browser.send('POST', '/staff/security/authenticator', wrong)).body).toMatchObject({
      code: 'account.currentPasswordWrong',
    });
    expect((await browser.send('DELETE', '/staff/security/authenticator', wrong)).status).toBe(400);
    const removed = await browser.send('DELETE', '/staff/security/authenticator', {
      password: account.password,
    });
    expect(removed.status).toBe(204);
    expect((await signIn(aBrowser(app), account)).body).toMatchObject({ step: 'signedIn' });
    const actions = await app.db.query<{ action: string }>(
      "SELECT action FROM platform.audit_row WHERE subject_id = $1 AND action LIKE 'staff.authenticator%' ORDER BY id",
      [account.staffId],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'staff.authenticator-begun',
      'staff.authenticator-set-up',
      'staff.authenticator-removed',
    ]);
  });

  it('ends with a new password every session but the one that changed it', async () => {
    const account = await aStaffAccount(app.db);
    const [here, there] = [aBrowser(app), aBrowser(app)];
    await signIn(here, account);
    await signIn(there, account);
    const newPassword = 'a kettle sings at four';
    const change = { password: account.password, newPassword };
    expect((await here.send('PUT', '/staff/security/password', change)).status).toBe(204);
    expect((await there.send('GET', '/staff/session')).status).toBe(401);
    expect((await here.send('GET', '/staff/session')).status).toBe(200);
    expect((await signIn(aBrowser(app), account)).status).toBe(401);
    expect((await signIn(aBrowser(app), { ...account, password: newPassword })).status).toBe(200);
    const common = { password: newPassword, newPassword: 'password123' };
    expect((await here.send('PUT', '/staff/security/password', common)).body).toMatchObject({
      code: 'account.passwordCommon',
    });
  });

  it('shows where the person is signed in, and ends all but one', async () => {
    const account = await aStaffAccount(app.db);
    const [here, there] = [aBrowser(app), aBrowser(app)];
    await signIn(here, account);
    await signIn(there, account);
    const { sessions } = (await here.send<StaffSecurity>('GET', '/staff/security')).body;
    expect(sessions.map(({ isThisOne }) => isThisOne).sort()).toEqual([false, true]);
    expect((await here.send('DELETE', '/staff/security/sessions')).status).toBe(204);
    expect((await there.send('GET', '/staff/session')).status).toBe(401);
    expect((await here.send<StaffSecurity>('GET', '/staff/security')).body.sessions).toHaveLength(1);
  });
});

describe('where a second factor is required', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule], env: { STAFF_SECOND_FACTOR: 'required' } });
  });
  afterAll(() => app.close());

  it('a first sign-in sets one up before it opens anything', async () => {
    const account = await aStaffAccount(app.db);
    const browser = aBrowser(app);
    expect((await signIn(browser, account)).body).toEqual({ step: 'enrolment' });
    expect((await browser.send('GET', '/staff/session')).status).toBe(401);
    const setup = (await browser.send<AuthenticatorSetup>('POST', '/staff/session/enrolment')).body;
    expect(setup.qrSvg).toMatch(/^<svg/);
    expect((await browser.send('PUT', '/staff/session/enrolment', { code: '000000' })).status).toBe(400);
    const timestamp = app.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp });
    const { body } = await browser.send<{ recoveryCodes: string[] }>('PUT', '/staff/session/enrolment', {
      code,
    });
    expect(body).toMatchObject({ step: 'signedIn', staff: { staffId: account.staffId } });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await browser.send('GET', '/staff/session')).status).toBe(200);
    const last = await browser.send('DELETE', '/staff/security/authenticator', {
      password: account.password,
    });
    expect(last.body).toMatchObject({ code: 'secondFactor.required' });
  });

  it('a password alone does not sign in', async () => {
    expect((await aSignedInStaff(app)).setCookie).not.toContain(`${STAFF_COOKIE.name}=`);
  });
});
