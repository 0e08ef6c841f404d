import { randomUUID } from 'node:crypto';

import {
  acceptInvitation,
  changeRole,
  ContractError,
  createRole,
  deactivateStaff,
  decideApproval,
  deleteRole,
  getStaffMember,
  getStaffSession,
  inviteStaff,
  listRoles,
  listStaff,
  readInvitation,
  renameStaff,
  requestRole,
  resendInvitation,
  resetSecondFactor,
  signInStaff,
  type StaffMember,
  withdrawApproval,
} from '@simpletread/contract';
import { cents, permissionsOf } from '@simpletread/domain';

import { aSignedInStaff } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import { IdentityModule } from '../../index.js';

const REASON = 'Joins the night desk';

describe('looking after the staff', () => {
  let app: TestApp;
  let alex: Awaited<ReturnType<typeof aSignedInStaff>>;
  let kim: typeof alex;
  beforeEach(async () => {
    app = await startTestApp({ modules: [IdentityModule] });
    alex = await aSignedInStaff(app, { role: 'admin', name: 'Alex Novak' });
    kim = await aSignedInStaff(app, { role: 'admin', name: 'Kim Sato' });
  });
  afterEach(() => app.close());

  type Who = typeof alex;
  const by = ({ headers }: Who) => ({ headers, idempotencyKey: randomUUID() });
  const member = (id: string) =>
    app.client.call(getStaffMember, { params: { id } }, { headers: alex.headers });
  const invite = (role = 'support-agent', who = alex, email = `new-${randomUUID()}@simpletread.example`) =>
    app.client.call(inviteStaff, { body: { email, name: 'Noor Bakker', role, reason: REASON } }, by(who));
  const decide = (id: string, who: Who, decision: 'approve' | 'refuse' = 'approve') =>
    app.client.call(decideApproval, { params: { id }, body: { decision, note: 'Because' } }, by(who));
  const approvalOf = ({ pendingRole }: StaffMember) => pendingRole?.approvalId ?? '';
  const ask = ({ staffId }: Who, role: string, who: Who, version = 1) =>
    app.client.call(
      requestRole,
      { params: { id: staffId }, body: { version, role, reason: REASON } },
      by(who),
    );
  const deactivate = ({ staffId }: Who, who: Who, version = 1) =>
    app.client.call(deactivateStaff, { params: { id: staffId }, body: { version, reason: 'Left' } }, by(who));
  const invitationTokens = async (email: string) => {
    const mails = await app.db.query<{ text: string }>(
      "SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = 'staff-invitation' ORDER BY id",
      [email],
    );
    return mails.map(({ text }) => /accept-invitation#(\S+)/.exec(text)?.[1] ?? '');
  };
  const compose = (name: string, who = alex, limit = 0) =>
    app.client.call(
      createRole,
      { body: { name, permissions: ['orders.read'], refundLimitInCents: limit } },
      by(who),
    );
  const codeOf = (error: unknown) => (error instanceof ContractError ? error.code : String(error));

  it('lets somebody join: asked for, agreed to, invited, with a password of their own, once', async () => {
    const invited = await invite();
    expect(invited).toMatchObject({
      state: 'waiting',
      role: '',
      permissions: [],
      pendingRole: { role: 'support-agent', requestedBy: 'Alex Novak' },
    });
    expect(await invitationTokens(invited.email)).toEqual([]);
    await expect(decide(approvalOf(invited), alex)).rejects.toMatchObject({ code: 'approval.ownRequest' });
    await decide(approvalOf(invited), kim);
    expect(await member(invited.id)).toMatchObject({
      state: 'invited',
      role: 'support-agent',
      pendingRole: null,
    });
    const [token = ''] = await invitationTokens(invited.email);
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
    expect((await member(invited.id)).state).toBe('active');
  });

  it('forgets who was not agreed to, and leaves their address free', async () => {
    const email = 'noor@simpletread.example';
    const refused = await invite('support-agent', alex, email);
    await expect(invite('support-agent', kim, email.toUpperCase())).rejects.toMatchObject({
      code: 'staff.emailTaken',
    });
    await decide(approvalOf(refused), kim, 'refuse');
    await expect(member(refused.id)).rejects.toMatchObject({ statusCode: 404 });
    const again = await invite('support-agent', alex, email);
    await app.client.call(withdrawApproval, { params: { id: approvalOf(again) } }, by(alex));
    await expect(member(again.id)).rejects.toMatchObject({ statusCode: 404 });
    expect(await invitationTokens(email)).toEqual([]);
  });

  it('sends a new invitation that takes the place of the old one, until they have a password', async () => {
    const invited = await invite();
    await decide(approvalOf(invited), kim);
    await app.client.call(resendInvitation, { params: { id: invited.id } }, by(alex));
    const [old = '', fresh = ''] = await invitationTokens(invited.email);
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
    const asked = await ask(maya, 'senior-agent', alex);
    expect(asked).toMatchObject({ role: 'support-agent', pendingRole: { role: 'senior-agent' } });
    await expect(ask(maya, 'analyst', kim)).rejects.toMatchObject({ code: 'approval.pending' });
    await decide(approvalOf(asked), kim);
    expect(await member(maya.staffId)).toMatchObject({ role: 'senior-agent', version: 2 });
    await expect(app.client.call(getStaffSession, {}, { headers: maya.headers })).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  it('lets nobody change their own role, nor agree to it', async () => {
    await expect(ask(alex, 'senior-agent', alex)).rejects.toMatchObject({ code: 'staff.ownAccount' });
    const asked = await ask(kim, 'senior-agent', alex);
    await expect(decide(approvalOf(asked), kim)).rejects.toMatchObject({ code: 'approval.ownRequest' });
    await expect(deactivate(alex, alex)).rejects.toMatchObject({ code: 'staff.ownAccount' });
  });

  it('keeps somebody who can look after the staff, also when two end each other’s access at once', async () => {
    const ends = await Promise.all(
      [
        [alex, kim],
        [kim, alex],
      ].map(([whom, who]) => deactivate(whom ?? alex, who ?? kim).then(() => 'ended', codeOf)),
    );
    // Whoever came second either had no session any more or was told.
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
    expect(await deactivate(maya, alex)).toMatchObject({ state: 'deactivated', version: 2 });
    await expect(app.client.call(getStaffSession, {}, { headers: maya.headers })).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(
      app.client.call(signInStaff, { body: { email: maya.email, password: maya.password } }),
    ).rejects.toMatchObject({ code: 'access.credentialsWrong' });
    await expect(deactivate(maya, alex)).rejects.toMatchObject({ code: 'record.stale' });
    const asked = await ask(maya, 'support-agent', alex, 2);
    await decide(approvalOf(asked), kim);
    expect(await member(maya.staffId)).toMatchObject({ state: 'active' });
  });

  it('renames by version, and says who did it with before and after', async () => {
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

  it('takes the second factor from somebody who lost it, and from nobody by themselves', async () => {
    const maya = await aSignedInStaff(app);
    await app.db.execute(
      "INSERT INTO identity.staff_passkey (id, staff_id, name, public_key, counter) VALUES ('k', $1, 'Laptop', '\\x00', 0)",
      [maya.staffId],
    );
    expect((await member(maya.staffId)).hasSecondFactor).toBe(true);
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

  it('composes roles of what their maker holds, one of a name', async () => {
    expect(await compose('Night desk')).toMatchObject({
      id: 'Night desk',
      isOwn: false,
      permissions: ['orders.read'],
      holderCount: 0,
    });
    await expect(compose('night DESK')).rejects.toMatchObject({ code: 'role.nameTaken' });
    await expect(compose('Admin')).rejects.toMatchObject({ code: 'role.nameInvalid' });
    await expect(compose('Rich desk', alex, 2_500_001)).rejects.toMatchObject({ code: 'role.beyondOwn' });
    await expect(compose('Poor desk', alex, -1)).rejects.toMatchObject({ statusCode: 400 });
    const maker = await compose('Staff desk');
    await app.db.execute(
      "UPDATE identity.staff_role SET permissions = '{staff.read,staff.write,approvals.decide}' WHERE name = $1",
      [maker.id],
    );
    const lee = await aSignedInStaff(app, { name: 'Lee Park' });
    await app.db.execute("UPDATE identity.staff SET role = 'Staff desk' WHERE id = $1", [lee.staffId]);
    const asLee = { headers: lee.headers, idempotencyKey: randomUUID() };
    await expect(
      app.client.call(
        createRole,
        { body: { name: 'Peek', permissions: ['orders.read'], refundLimitInCents: 0 } },
        asLee,
      ),
    ).rejects.toMatchObject({ statusCode: 403 });
    await expect(invite('admin', lee)).rejects.toMatchObject({ code: 'role.beyondOwn' });
  });

  it('changes a role that nobody holds at once, and one in use through a second admin where holders gain', async () => {
    const role = await compose('Night desk');
    const change = (version: number, permissions: ('orders.read' | 'orders.note')[], limit = 0) =>
      app.client.call(
        changeRole,
        {
          params: { name: role.id },
          body: { version, permissions, refundLimitInCents: limit, reason: 'More work at night' },
        },
        by(alex),
      );
    expect(await change(1, ['orders.read', 'orders.note'])).toMatchObject({
      version: 2,
      pendingChange: null,
    });
    const maya = await aSignedInStaff(app);
    await app.db.execute("UPDATE identity.staff SET role = 'Night desk' WHERE id = $1", [maya.staffId]);
    expect(await change(2, ['orders.read'])).toMatchObject({ version: 3, permissions: ['orders.read'] });
    const asked = await change(3, ['orders.read', 'orders.note'], 9_900);
    expect(asked).toMatchObject({ version: 3, permissions: ['orders.read'], refundLimitInCents: 0 });
    await expect(change(3, ['orders.read', 'orders.note'])).rejects.toMatchObject({
      code: 'approval.pending',
    });
    await decide(asked.pendingChange ?? '', kim);
    expect((await member(maya.staffId)).permissions).toEqual(['orders.read', 'orders.note']);
    expect((await member(maya.staffId)).refundLimitInCents).toBe(9_900);
  });

  it('gives a role as it was agreed to: one that changed meanwhile is asked for again', async () => {
    const role = await compose('Night desk');
    const invited = await invite(role.id);
    await app.client.call(
      changeRole,
      {
        params: { name: role.id },
        body: {
          version: 1,
          permissions: permissionsOf('admin') as ['orders.read'],
          refundLimitInCents: cents(0),
          reason: 'Sneaks more in',
        },
      },
      by(alex),
    );
    await expect(decide(approvalOf(invited), kim)).rejects.toMatchObject({ code: 'record.stale' });
  });

  it('deletes a role only once nobody holds it', async () => {
    const role = await compose('Night desk');
    const maya = await aSignedInStaff(app);
    await app.db.execute("UPDATE identity.staff SET role = 'Night desk' WHERE id = $1", [maya.staffId]);
    const remove = () => app.client.call(deleteRole, { params: { name: role.id } }, by(alex));
    await expect(remove()).rejects.toMatchObject({ code: 'role.inUse' });
    await app.db.execute("UPDATE identity.staff SET role = 'analyst' WHERE id = $1", [maya.staffId]);
    await remove();
    const roles = await app.client.call(listRoles, {}, { headers: alex.headers });
    expect(roles.map(({ id }) => id)).not.toContain('Night desk');
    expect(roles.find(({ id }) => id === 'admin')).toMatchObject({ isOwn: true, holderCount: 2 });
  });
});
