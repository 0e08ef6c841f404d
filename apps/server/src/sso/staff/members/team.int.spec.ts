import {
  acceptInvitation,
  getStaffSession,
  listStaff,
  readInvitation,
  renameStaff,
  resendInvitation,
  resetSecondFactor,
  signInStaff,
  withdrawApproval,
} from '@simpletread/contract';

import { SsoModule } from '../../sso.module.js';
import { aSignedInStaff } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import { approvalOf, by, codeOf, twoAdmins, type Who } from './testing/team-driver.js';

describe('looking after the staff', () => {
  let app: TestApp;
  let alex: Who;
  let kim: Who;
  let team: Awaited<ReturnType<typeof twoAdmins>>;
  beforeEach(async () => {
    app = await startTestApp({ modules: [SsoModule] });
    team = await twoAdmins(app);
    ({ alex, kim } = team);
  });
  afterEach(() => app.close());

  it('lets a person join: requested, approved, invited, with their own password, once', async () => {
    const invited = await team.invite();
    expect(invited).toMatchObject({
      state: 'waiting',
      role: '',
      permissions: [],
      pendingRole: { role: 'support-agent', requestedBy: 'Alex Novak' },
    });
    expect(await team.invitationTokens(invited.email)).toEqual([]);
    await expect(team.decide(approvalOf(invited), alex)).rejects.toMatchObject({
      code: 'approval.ownRequest',
    });
    await team.decide(approvalOf(invited), kim);
    expect(await team.member(invited.id)).toMatchObject({
      state: 'invited',
      role: 'support-agent',
      pendingRole: null,
    });
    const [token = ''] = await team.invitationTokens(invited.email);
    expect(await app.client.call(readInvitation, { body: { token } })).toEqual({
      name: 'Noor Bakker',
      email: invited.email,
    });
    const accept = (newPassword: string) =>
      app.client.call(acceptInvitation, { body: { token, newPassword } });
    await expect(accept('noor bakker 1')).rejects.toMatchObject({ code: 'account.passwordPersonal' });
    await expect(accept('password')).rejects.toMatchObject({ code: 'account.passwordCommon' });
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) => accept(`four wheels and a road ${index}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(accept('another way around')).rejects.toMatchObject({ code: 'account.linkInvalid' });
    const chosen = tries.findIndex(({ status }) => status === 'fulfilled');
    const signedIn = await app.client.call(signInStaff, {
      body: { email: invited.email, password: `four wheels and a road ${chosen}` },
    });
    expect(signedIn).toMatchObject({ step: 'signedIn', staff: { role: 'support-agent' } });
    expect((await team.member(invited.id)).state).toBe('active');
  });

  it('deletes a person who was not approved, and leaves the address free', async () => {
    const email = 'noor@simpletread.example';
    const refused = await team.invite('support-agent', alex, email);
    await expect(team.invite('support-agent', kim, email.toUpperCase())).rejects.toMatchObject({
      code: 'staff.emailTaken',
    });
    await team.decide(approvalOf(refused), kim, 'refuse');
    await expect(team.member(refused.id)).rejects.toMatchObject({ statusCode: 404 });
    const again = await team.invite('support-agent', alex, email);
    await app.client.call(withdrawApproval, { params: { id: approvalOf(again) } }, by(alex));
    await expect(team.member(again.id)).rejects.toMatchObject({ statusCode: 404 });
    expect(await team.invitationTokens(email)).toEqual([]);
  });

  it('sends a new invitation that takes the place of the old one, until they have a password', async () => {
    const invited = await team.invite();
    await team.decide(approvalOf(invited), kim);
    await app.client.call(resendInvitation, { params: { id: invited.id } }, by(alex));
    const [old = '', fresh = ''] = await team.invitationTokens(invited.email);
    await expect(app.client.call(readInvitation, { body: { token: old } })).rejects.toMatchObject({
      code: 'account.linkInvalid',
    });
    await app.db.execute('UPDATE identity.staff_invitation SET expires_at = now() WHERE staff_id = $1', [
      invited.id,
    ]);
    await expect(app.client.call(readInvitation, { body: { token: fresh } })).rejects.toMatchObject({
      code: 'account.linkInvalid',
    });
    await expect(
      app.client.call(resendInvitation, { params: { id: kim.staffId } }, by(alex)),
    ).rejects.toMatchObject({ code: 'staff.joined' });
  });

  it('gives a role through a second admin alone, and ends the sessions of the old one', async () => {
    const maya = await aSignedInStaff(app);
    const asked = await team.ask(maya, 'senior-agent', alex);
    expect(asked).toMatchObject({ role: 'support-agent', pendingRole: { role: 'senior-agent' } });
    await expect(team.ask(maya, 'analyst', kim)).rejects.toMatchObject({ code: 'approval.pending' });
    await team.decide(approvalOf(asked), kim);
    expect(await team.member(maya.staffId)).toMatchObject({ role: 'senior-agent', version: 2 });
    await expect(app.client.call(getStaffSession, {}, { headers: maya.headers })).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  it('lets no one change their own role, nor approve it', async () => {
    await expect(team.ask(alex, 'senior-agent', alex)).rejects.toMatchObject({ code: 'staff.ownAccount' });
    const asked = await team.ask(kim, 'senior-agent', alex);
    await expect(team.decide(approvalOf(asked), kim)).rejects.toMatchObject({ code: 'approval.ownRequest' });
    await expect(team.deactivate(alex, alex)).rejects.toMatchObject({ code: 'staff.ownAccount' });
  });

  it('keeps at least one staff admin, even when two end each other’s access at once', async () => {
    const ends = await Promise.all(
      [
        [alex, kim],
        [kim, alex],
      ].map(([whom, who]) => team.deactivate(whom ?? alex, who ?? kim).then(() => 'ended', codeOf)),
    );
    // The second caller either had no session anymore or got the refusal.
    expect(ends.filter((end) => end === 'ended')).toHaveLength(1);
    const left = await app.client
      .call(listStaff, { query: { filter: JSON.stringify({ state: 'active', role: 'admin' }) } }, alex)
      .catch(() =>
        app.client.call(
          listStaff,
          { query: { filter: JSON.stringify({ state: 'active', role: 'admin' }) } },
          { headers: kim.headers },
        ),
      );
    expect(left).toHaveLength(1);
  });

  it('ends access and sessions at once, and gives access back through a second admin', async () => {
    const maya = await aSignedInStaff(app);
    await app.client.call(getStaffSession, {}, { headers: maya.headers });
    expect(await team.deactivate(maya, alex)).toMatchObject({ state: 'deactivated', version: 2 });
    await expect(app.client.call(getStaffSession, {}, { headers: maya.headers })).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(
      app.client.call(signInStaff, { body: { email: maya.email, password: maya.password } }),
    ).rejects.toMatchObject({ code: 'access.credentialsWrong' });
    await expect(team.deactivate(maya, alex)).rejects.toMatchObject({ code: 'record.stale' });
    const asked = await team.ask(maya, 'support-agent', alex, 2);
    await team.decide(approvalOf(asked), kim);
    expect(await team.member(maya.staffId)).toMatchObject({ state: 'active' });
  });

  it('renames by version, and records the author with before and after', async () => {
    const maya = await aSignedInStaff(app);
    const rename = (version: number, name: string) =>
      app.client.call(renameStaff, { params: { id: maya.staffId }, body: { version, name } }, by(alex));
    expect(await rename(1, 'Maya Ortiz-Lund')).toMatchObject({ name: 'Maya Ortiz-Lund', version: 2 });
    await expect(rename(1, 'X Y')).rejects.toMatchObject({ code: 'record.stale' });
    const rows = await app.db.query(
      "SELECT actor_name, before, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'staff.renamed'",
      [maya.staffId],
    );
    expect(rows).toEqual([
      { actor_name: 'Alex Novak', before: { name: 'Maya Ortiz' }, after: { name: 'Maya Ortiz-Lund' } },
    ]);
  });

  it('removes a lost second factor, but never one’s own', async () => {
    const maya = await aSignedInStaff(app);
    await app.db.execute(
      "INSERT INTO identity.staff_passkey (id, staff_id, name, public_key, counter) VALUES ('k', $1, 'Laptop', '\\x00', 0)",
      [maya.staffId],
    );
    expect((await team.member(maya.staffId)).hasSecondFactor).toBe(true);
    const reset = (who: Who, id: string) =>
      app.client.call(
        resetSecondFactor,
        { params: { id }, body: { version: 1, reason: 'Phone fell into a lake' } },
        by(who),
      );
    expect(await reset(alex, maya.staffId)).toMatchObject({ hasSecondFactor: false, version: 2 });
    await expect(reset(alex, alex.staffId)).rejects.toMatchObject({ code: 'staff.ownAccount' });
    await expect(app.client.call(getStaffSession, {}, { headers: maya.headers })).rejects.toMatchObject({
      statusCode: 401,
    });
  });
});
