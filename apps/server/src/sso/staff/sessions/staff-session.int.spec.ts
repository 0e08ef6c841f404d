import { getStaffSession, signInStaff, signOutStaff } from '@simpletread/contract';
import { permissionsOf, STAFF_COOKIE } from '@simpletread/domain';

import { SsoModule } from '../../sso.module.js';
import { aSignedInStaff, aStaffAccount } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp, send } from '../../../../test/index.js';

describe('staff sign-in', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule] });
  });
  afterAll(() => app.close());

  const signIn = (email: string, password: string) =>
    app.client.call(signInStaff, { body: { email, password } });

  it('returns the signed-in person and their permissions', async () => {
    const maya = await aStaffAccount(app.db);
    expect(await signIn(maya.email.toUpperCase(), maya.password)).toEqual({
      step: 'signedIn',
      staff: {
        staffId: maya.staffId,
        email: maya.email,
        name: 'Maya Ortiz',
        role: 'support-agent',
        permissions: permissionsOf('support-agent'),
        refundLimitInCents: 150_000,
      },
    });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const maya = await aStaffAccount(app.db);
    const refusals = await Promise.all(
      [signIn(maya.email, 'wrong'), signIn('nobody@simpletread.example', 'wrong')].map((call) =>
        call.catch((error: { code: string; message: string; statusCode: number }) => ({
          code: error.code,
          message: error.message,
          statusCode: error.statusCode,
        })),
      ),
    );
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toMatchObject({ code: 'access.credentialsWrong', statusCode: 401 });
  });

  it('keeps scripts, other sites and the database from the session token', async () => {
    const { setCookie, cookie, staffId } = await aSignedInStaff(app);
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Strict/);
    const row = await app.db.one<{ token_hash: string }>(
      'SELECT token_hash FROM identity.staff_session WHERE staff_id = $1',
      [staffId],
    );
    expect(row?.token_hash).not.toContain(cookie.split('=')[1]);
  });

  it('gives every sign-in a new token, whatever cookie came with it', async () => {
    const first = await aSignedInStaff(app);
    const second = await aSignedInStaff(app);
    expect(first.cookie).not.toBe(second.cookie);
    const fixed = await send(`${app.url}/staff/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: first.cookie },
      body: JSON.stringify({ email: second.email, password: second.password }),
    });
    expect(fixed.headers.get('set-cookie')).not.toContain(first.cookie);
  });

  it('locks after ten wrong passwords, and does not reveal whether the next one is right', async () => {
    const maya = await aStaffAccount(app.db);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(signIn(maya.email, 'wrong')).rejects.toMatchObject({ code: 'access.credentialsWrong' });
    }
    await expect(signIn(maya.email, 'wrong')).rejects.toMatchObject({ code: 'access.credentialsWrong' });
    await expect(signIn(maya.email, maya.password)).rejects.toMatchObject({
      code: 'access.credentialsWrong',
    });
    await app.db.execute(
      "UPDATE identity.staff SET locked_until = now() - interval '1 second' WHERE id = $1",
      [maya.staffId],
    );
    expect(await signIn(maya.email, maya.password)).toMatchObject({ staff: { staffId: maya.staffId } });
  });

  it('ends with the sign-out, the twelfth hour, or two hours of rest', async () => {
    const ends = [
      (cookie: string) =>
        app.client.call(signOutStaff, {}, { headers: { cookie, origin: 'http://console.test' } }),
      () => app.db.execute("UPDATE identity.staff_session SET expires_at = now() - interval '1 second'"),
      () => app.db.execute("UPDATE identity.staff_session SET seen_at = now() - interval '121 minutes'"),
    ];
    for (const end of ends) {
      const { headers, cookie } = await aSignedInStaff(app);
      expect((await app.client.call(getStaffSession, {}, { headers })).name).toBe('Maya Ortiz');
      await end(cookie);
      await expect(app.client.call(getStaffSession, {}, { headers })).rejects.toMatchObject({
        statusCode: 401,
      });
    }
  });

  it('refuses any string in the cookie', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), "' OR 1=1 --", '../../etc/passwd']) {
      await expect(
        app.client.call(
          getStaffSession,
          {},
          { headers: { cookie: `${STAFF_COOKIE.name}=${encodeURIComponent(token)}` } },
        ),
      ).rejects.toMatchObject({ code: 'access.signInRequired' });
    }
  });

  it('is not proved by the cookie of a page elsewhere, whatever else that page sends', async () => {
    const { cookie, headers } = await aSignedInStaff(app);
    for (const extra of [{}, { authorization: 'Bearer x' }]) {
      await expect(
        app.client.call(
          signOutStaff,
          {},
          { headers: { cookie, origin: 'http://storefront.test', ...extra } },
        ),
      ).rejects.toMatchObject({ statusCode: 403, code: 'access.refused' });
    }
    expect((await app.client.call(getStaffSession, {}, { headers })).name).toBe('Maya Ortiz');
  });

  it('leaves an audit row for each sign-in, refusal and sign-out', async () => {
    const maya = await aSignedInStaff(app);
    await signIn(maya.email, 'wrong').catch(() => null);
    await app.client.call(signOutStaff, {}, { headers: maya.headers });
    expect(
      await app.db.query('SELECT action FROM platform.audit_row WHERE subject_id = $1 ORDER BY at', [
        maya.staffId,
      ]),
    ).toEqual([
      { action: 'staff.sign-in' },
      { action: 'staff.sign-in-refused' },
      { action: 'staff.sign-out' },
    ]);
  });
});
