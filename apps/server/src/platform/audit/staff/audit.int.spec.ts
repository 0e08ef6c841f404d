import { getAudit, getAuditChain, getHistory, listAudit } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { SsoModule } from '../../../sso/sso.module.js';
import { aShop, aSignedInStaff } from '../../../../test/builders/index.js';
import { call, startTestApp, type TestApp } from '../../../../test/index.js';
import { Audit, type AuditEntry, CheckChain } from '../index.js';
import { UnitOfWork } from '../../database/index.js';
import { newId } from '../../ids/index.js';

const BASE = {
  actorKind: 'staff',
  actorId: 's1',
  actorName: 'Maya Ortiz',
  action: 'order.address',
  subjectType: 'order',
  subjectId: 'o1',
  before: { email: 'dana@example.com', zip: '19147' },
  after: { email: 'new@example.com', zip: '19148' },
  requestId: 'r-1',
} as const satisfies AuditEntry;

describe('the audit in the console', () => {
  let app: TestApp;
  let admin: { headers: Record<string, string> };
  let analyst: { headers: Record<string, string> };
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule] });
    admin = await aSignedInStaff(app, { role: 'admin' });
    analyst = await aSignedInStaff(app, { role: 'analyst', name: 'Nia Cole' });
    await write();
    await write({ actorName: 'Robin Castillo', action: 'order.cancel', subjectId: 'o2' });
    await write({ actorKind: 'guest', actorId: null, actorName: null, action: 'order.place' });
  });
  afterAll(() => app.close());

  const write = (changes: Partial<AuditEntry> = {}) =>
    app.get(UnitOfWork).run(async (tx) => ok(await app.get(Audit).record(tx, { ...BASE, ...changes })));
  const list = (filter: object, as = admin) =>
    app.client.call(listAudit, { query: { filter: JSON.stringify(filter) } }, as);

  it.each([
    [{ actor: 'robin' }, ['order.cancel']],
    [{ actorKind: 'guest' }, ['order.place']],
    [{ subjectId: ' o1 ', action: 'order.address' }, ['order.address']],
    [{ q: 'ORDER.ADD' }, ['order.address']],
    [{ subjectType: 'order', to: '2020-01-01T00:00:00Z' }, []],
    [
      { subjectType: 'order', from: '2020-01-01T00:00:00Z' },
      ['order.place', 'order.cancel', 'order.address'],
    ],
  ])('is found by %j', async (filter, actions) => {
    expect((await list(filter)).map(({ action }) => action)).toEqual(actions);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'lists a record whose id is a property of every object: %s',
    async (name) => {
      await write({ action: 'role.created', subjectType: 'role', subjectId: name, actorId: name });
      const [row] = await list({ subjectType: 'role', subjectId: name });
      expect(row).toMatchObject({ subjectId: name, subjectName: null, actorName: 'Maya Ortiz' });
      const whole = await app.client.call(getAudit, { params: { id: row?.id ?? '' } }, admin);
      expect([whole.subjectName, whole.names]).toEqual([null, {}]);
    },
  );

  it('is found by the words on the screen, and by the names of its records', async () => {
    const shop = await aShop(app.db, { company: 'Tacony Tire' });
    await write({ action: 'order.reveal-contact', subjectType: 'shop', subjectId: shop.shopId });
    const found = async (q: string, as = admin) => (await list({ q }, as)).map(({ subjectId }) => subjectId);
    expect(await found('MASKED contacts')).toEqual([shop.shopId]);
    expect(await found('tacony')).toEqual([shop.shopId]);
    const customerId = newId();
    await app.db.execute(
      "INSERT INTO identity.account (id, email, first_name, last_name) VALUES ($1, 'zoe@mail.example', 'Zoe', 'O''Hara')",
      [customerId],
    );
    await write({ action: 'account.acting-began', subjectType: 'account', subjectId: customerId });
    expect(await found("zoe o'h")).toEqual([customerId]);
    expect(await found('zoe@mail')).toEqual([customerId]);
    expect(await found('zoe', analyst)).toEqual([]);
  });

  it('opens with its place in the chain; guests’ actions have none', async () => {
    const [row] = await list({ action: 'order.address' });
    const whole = await app.client.call(getAudit, { params: { id: row?.id ?? '' } }, admin);
    expect(whole).toMatchObject({ ...BASE, link: { isWhole: true } });
    expect(whole.link?.hash).toMatch(/^[0-9a-f]{64}$/);
    const [guest] = await list({ actorKind: 'guest' });
    expect(await app.client.call(getAudit, { params: { id: guest?.id ?? '' } }, admin)).toMatchObject({
      link: null,
    });
    await expect(app.client.call(getAudit, { params: { id: newId() } }, admin)).rejects.toMatchObject({
      code: 'record.missing',
    });
  });

  it('hides names of buyers from staff who may not see them', async () => {
    const [row] = await list({ action: 'order.address' }, analyst);
    expect(row).toMatchObject({
      before: { email: '•••', zip: '19147' },
      after: { email: '•••', zip: '19148' },
    });
    const whole = await app.client.call(getAudit, { params: { id: row?.id ?? '' } }, analyst);
    expect(JSON.stringify(whole)).not.toContain('example.com');
  });

  it('shows whether the chain is intact, and the time of the last check', async () => {
    await app.get(CheckChain).run();
    const whole = await app.client.call(getAuditChain, {}, admin);
    expect(whole).toMatchObject({ state: 'whole', breaks: [], checkedTo: { sequence: whole.length } });
    const [row] = await list({ action: 'order.cancel' });
    await app.db.query(
      "DO $$ BEGIN SET LOCAL session_replication_role = replica; UPDATE platform.audit_row SET actor_name = 'Eve' WHERE action = 'order.cancel'; END $$",
    );
    await app.get(CheckChain).run();
    expect(await app.client.call(getAuditChain, {}, admin)).toMatchObject({
      state: 'broken',
      breaks: [{ auditId: row?.id, reason: 'rowChanged' }],
    });
    expect(await app.client.call(getAudit, { params: { id: row?.id ?? '' } }, admin)).toMatchObject({
      link: { isWhole: false },
    });
  });

  describe('a record as of any moment', () => {
    const STAFF = newId();
    const history = (at: string | undefined, as = admin, type = 'staff') =>
      app.client.call(getHistory, { params: { type, id: STAFF }, query: at === undefined ? {} : { at } }, as);
    const fieldOf = ({ fields }: Awaited<ReturnType<typeof history>>, name: string) =>
      fields.find(({ field }) => field === name);
    let before: string;

    beforeAll(async () => {
      await app.db.execute(
        `INSERT INTO identity.staff (id, email, name, role, password_hash, created_at)
         VALUES ($1, 'zoe@example.com', 'Zoe', 'analyst', 'x', now() - interval '1 day')`,
        [STAFF],
      );
      before = new Date().toISOString();
      await app.get(UnitOfWork).run(async (tx) => {
        await tx.execute(
          "UPDATE identity.staff SET is_active = false, email = 'z@example.com' WHERE id = $1",
          [STAFF],
        );
        await write2(tx);
        return ok(null);
      });
    });
    const write2 = (tx: Parameters<Audit['record']>[0]) =>
      app.get(Audit).record(tx, { ...BASE, action: 'staff.lock', subjectType: 'staff', subjectId: STAFF });

    it('is shown with its changes, newest first', async () => {
      const after = await history('2100-01-01T00:00:00Z');
      expect(fieldOf(after, 'isActive')).toEqual({ field: 'isActive', value: false, isMasked: false });
      expect(fieldOf(await history(before), 'isActive')?.value).toBe(true);
      expect(after.changes).toMatchObject([
        {
          actorKind: 'staff',
          actorName: 'Maya Ortiz',
          action: 'staff.lock',
          fields: [
            { field: 'email', before: 'zoe@example.com', after: 'z@example.com', isMasked: false },
            { field: 'isActive', before: true, after: false },
          ],
        },
      ]);
      expect(await history('2020-01-01T00:00:00Z')).toMatchObject({ state: 'absent', fields: [] });
    });

    it('lists actions that left no version of it, and resolves its ids to names', async () => {
      await write({
        action: 'staff.invited',
        subjectType: 'staff',
        subjectId: STAFF,
        before: { role: 'analyst', email: 'zoe@example.com' },
        after: { role: 'admin', invitedBy: STAFF },
      });
      const { changes, names } = await history(undefined);
      expect(changes[0]).toMatchObject({
        action: 'staff.invited',
        isErased: false,
        fields: [
          { field: 'invitedBy', before: null, after: STAFF },
          { field: 'role', before: 'analyst', after: 'admin' },
        ],
      });
      expect(changes).toHaveLength(2);
      expect(names).toEqual({ [STAFF]: 'Zoe' });
      const [row] = await list({ action: 'staff.invited' });
      expect(row).toMatchObject({ subjectName: 'Zoe' });
    });

    it('hides personal data from staff who don’t need names', async () => {
      const shown = await history(before, analyst);
      expect(fieldOf(shown, 'email')).toEqual({ field: 'email', value: null, isMasked: true });
      expect(JSON.stringify(shown)).not.toContain('example.com');
      expect(shown.changes.find(({ action }) => action === 'staff.lock')?.fields[0]).toEqual({
        field: 'email',
        before: null,
        after: null,
        isMasked: true,
      });
    });

    it('names the data removed at a person’s request', async () => {
      const [row] = await list({ action: 'staff.invited' });
      await write({
        actorKind: 'system',
        action: 'privacy.erase',
        subjectType: 'privacyRequest',
        subjectId: STAFF,
      });
      const [erasure] = await list({ action: 'privacy.erase' });
      await app.db.query('SELECT platform.empty_audit(ARRAY[$1::uuid], $2::uuid)', [row?.id, erasure?.id]);
      await app.db.query('SELECT platform.forget_history($1, $2)', ['staff', STAFF]);
      const [emptied] = await list({ action: 'staff.invited' });
      expect(emptied).toMatchObject({ isErased: true, before: null, after: null });
      const { changes } = await history(undefined);
      expect(changes.map(({ action, isErased }) => [action, isErased])).toEqual([
        ['staff.invited', true],
        ['staff.lock', true],
      ]);
    });

    it('is empty for a record that nobody changed, if only actions on its kind are kept', async () => {
      expect(await history(undefined, admin, 'case')).toMatchObject({ isKept: false, changes: [] });
    });

    it('answers the same for a kind that has no history and a record that never was', async () => {
      await expect(history(undefined, admin, 'cart')).rejects.toMatchObject({ code: 'record.missing' });
      const { status } = await call(`${app.url}/admin/history/staff/${newId()}`, admin);
      expect(status).toBe(404);
      expect((await call(`${app.url}/admin/history/staff/x`, admin)).status).toBe(400);
    });

    it('needs the permission to read the audit', async () => {
      const marketer = await aSignedInStaff(app, { role: 'marketer' });
      await expect(history(undefined, marketer)).rejects.toMatchObject({ code: 'access.refused' });
    });
  });
});
