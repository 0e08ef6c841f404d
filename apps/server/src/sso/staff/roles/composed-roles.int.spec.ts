import { randomUUID } from 'node:crypto';

import { changeRole, createRole, deleteRole, listRoles } from '@simpletread/contract';
import { cents, permissionsOf } from '@simpletread/domain';

import { SsoModule } from '../../sso.module.js';
import { aSignedInStaff } from '../../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../../test/index.js';
import { approvalOf, by, twoAdmins, type Who } from '../members/testing/team-driver.js';

describe('roles that admins compose', () => {
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

  it('composes roles from their author’s own permissions, with unique names', async () => {
    expect(await team.compose('Night desk')).toMatchObject({
      id: 'Night desk',
      isOwn: false,
      permissions: ['orders.read'],
      holderCount: 0,
    });
    await expect(team.compose('night DESK')).rejects.toMatchObject({ code: 'role.nameTaken' });
    await expect(team.compose('Admin')).rejects.toMatchObject({ code: 'role.nameInvalid' });
    await expect(team.compose('Rich desk', alex, 2_500_001)).rejects.toMatchObject({
      code: 'role.beyondOwn',
    });
    await expect(team.compose('Poor desk', alex, -1)).rejects.toMatchObject({ statusCode: 400 });
    const maker = await team.compose('Staff desk');
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
    await expect(team.invite('admin', lee)).rejects.toMatchObject({ code: 'role.beyondOwn' });
  });

  it('changes an unused role at once, and one in use through a second admin if holders gain', async () => {
    const role = await team.compose('Night desk');
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
    await team.decide(asked.pendingChange ?? '', kim);
    expect((await team.member(maya.staffId)).permissions).toEqual(['orders.read', 'orders.note']);
    expect((await team.member(maya.staffId)).refundLimitInCents).toBe(9_900);
  });

  it('gives a role in its approved form: one that changed meanwhile must be requested again', async () => {
    const role = await team.compose('Night desk');
    const invited = await team.invite(role.id);
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
    await expect(team.decide(approvalOf(invited), kim)).rejects.toMatchObject({ code: 'record.stale' });
  });

  it('deletes a role only if no one holds it', async () => {
    const role = await team.compose('Night desk');
    const maya = await aSignedInStaff(app);
    await app.db.execute("UPDATE identity.staff SET role = 'Night desk' WHERE id = $1", [maya.staffId]);
    const remove = () => app.client.call(deleteRole, { params: { name: role.id }, query: {} }, by(alex));
    await expect(remove()).rejects.toMatchObject({ code: 'role.inUse' });
    await app.db.execute("UPDATE identity.staff SET role = 'analyst' WHERE id = $1", [maya.staffId]);
    await remove();
    const roles = await app.client.call(listRoles, { query: {} }, { headers: alex.headers });
    expect(roles.map(({ id }) => id)).not.toContain('Night desk');
    expect(roles.find(({ id }) => id === 'admin')).toMatchObject({ isOwn: true, holderCount: 2 });
  });
});
