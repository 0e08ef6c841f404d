import { ok } from '@simpletread/domain';

import { call } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { PersonalVisits } from './personal-visits.js';
import { VisitsAsCustomer } from './visits-as-customer.js';
import { type ActingWalk, startActingWalk } from './testing/acting-walk.js';

describe('staff who see the shop as a customer', () => {
  let walk: ActingWalk;
  beforeAll(async () => {
    walk = await startActingWalk();
  });
  afterAll(() => walk.app.close());

  it('read the customer’s pages, with a record of each look and a mail to the customer', async () => {
    const [staff, { accountId, email }] = [await walk.staff(), await walk.customer()];
    const handle = await walk.visit(staff, accountId);
    expect(await walk.show(handle)).toMatchObject({ staffName: 'Sam Okoro', customerName: 'Priya Raman' });
    expect(await walk.get(handle, '/users/me')).toMatchObject({
      status: 200,
      body: { uid: accountId, email },
    });
    expect((await walk.get(handle, '/users/me')).status).toBe(200);
    expect(await walk.get(handle, '/users/me/orders?page=1')).toMatchObject({ body: { total: 0 } });
    await walk.end(handle);

    const trail = await walk.trail(accountId);
    expect(trail.map(({ action }) => action)).toEqual([
      'account.acting-asked',
      'account.acting-began',
      'account.acting-ended',
    ]);
    for (const row of trail)
      expect(row).toMatchObject({
        actor_kind: 'staff',
        actor_id: staff.staffId,
        actor_name: 'Sam Okoro',
        after: { reason: 'order' },
      });
    expect(trail[1]?.after).toMatchObject({ text: 'Asked on the phone where the tires are' });
    expect(trail[2]?.after).toMatchObject({
      endedBy: 'ended',
      seen: ['/users/me (2 times)', '/users/me/orders'],
    });
    const mails = await walk.app.db.query<{ template: string; body_text: string }>(
      'SELECT template, body_text FROM platform.message WHERE recipient = $1',
      [email],
    );
    expect(mails.map(({ template }) => template)).toEqual(['account-seen-by-staff']);
    expect(mails[0]?.body_text).toMatch(
      /Sam \(senior agent\) from our team .*\n\nReason: a question about an order/,
    );
    expect(mails[0]?.body_text).not.toMatch(/Okoro|on the phone/);
  });

  it('are on the account’s record in the console, with reason and paths', async () => {
    const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
    const handle = await walk.visit(staff, accountId);
    await walk.get(handle, '/users/me/garage');
    const { headers } = await walk.staff({ role: 'support-agent' });
    const { body } = await call(`${walk.app.url}/admin/accounts/${accountId}/acting-visits`, { headers });
    expect(body).toMatchObject({
      visits: [
        {
          staffName: 'Sam Okoro',
          role: 'senior-agent',
          reason: 'order',
          words: 'Asked on the phone where the tires are',
          endedAt: null,
          seen: [{ path: '/users/me/garage', times: 1 }],
        },
      ],
    });
  });

  it('see contacts as their role does', async () => {
    await walk.app.db.execute('INSERT INTO identity.staff_role (name, permissions) VALUES ($1, $2)', [
      'Quiet eyes',
      ['accounts.read', 'accounts.actAs'],
    ]);
    const [staff, { accountId, email }] = [await walk.staff(), await walk.customer()];
    await walk.app.db.execute('UPDATE identity.account SET phone = $2 WHERE id = $1', [
      accountId,
      '2125550142',
    ]);
    await walk.app.db.execute('UPDATE identity.staff SET role = $2 WHERE id = $1', [
      staff.staffId,
      'Quiet eyes',
    ]);
    const fresh = await walk.staff({ name: 'Una Ray' });
    await walk.app.db.execute('UPDATE identity.staff SET role = $2 WHERE id = $1', [
      fresh.staffId,
      'Quiet eyes',
    ]);
    const handle = await walk.visit(fresh, accountId);
    const { body } = await walk.get(handle, '/users/me');
    expect(body).toMatchObject({ uid: accountId, phone: expect.stringMatching(/•.*0142$/) });
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('require a reason in staff’s own words', async () => {
    const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
    const url = `${walk.app.url}/admin/accounts/${accountId}/acting-visits`;
    for (const body of [
      {},
      { reason: 'order' },
      { reason: 'order', words: '    ' },
      { reason: 'curiosity', words: 'Just to see' },
    ])
      expect((await call(url, { headers: staff.headers, body })).status).toBe(400);
    expect(await walk.trail(accountId)).toEqual([]);
  });

  it('have one visit in a session: the next one ends it', async () => {
    const [staff, one, other] = [await walk.staff(), await walk.customer(), await walk.customer()];
    const first = await walk.visit(staff, one.accountId);
    const second = await walk.visit(staff, other.accountId);
    expect((await walk.get(first, '/users/me')).status).toBe(401);
    expect((await walk.get(second, '/users/me')).status).toBe(200);
    expect((await walk.trail(one.accountId)).at(-1)?.after).toMatchObject({ endedBy: 'ended' });
  });

  describe('see nothing more', () => {
    const CAUSES: readonly [
      string,
      string,
      (visit: { staff: string; cookie: string; account: string }) => Promise<unknown>,
    ][] = [
      [
        'once fifteen minutes are over',
        'timeUp',
        ({ account }) =>
          walk.app.db.execute(
            'UPDATE identity.acting_visit SET secret_ends_at = clock_timestamp() WHERE account_id = $1',
            [account],
          ),
      ],
      [
        'once they have signed out of the console',
        'signedOut',
        ({ cookie }) =>
          call(`${walk.app.url}/staff/session`, {
            method: 'DELETE',
            headers: { cookie, origin: 'http://console.test' },
          }),
      ],
      [
        'once their access has ended',
        'staffClosed',
        ({ staff }) =>
          walk.app.db.execute('UPDATE identity.staff SET is_active = false WHERE id = $1', [staff]),
      ],
      [
        'once their role has lost the permission',
        'permissionLost',
        ({ staff }) =>
          walk.app.db.execute(`UPDATE identity.staff SET role = 'support-agent' WHERE id = $1`, [staff]),
      ],
      [
        'once the account is closed',
        'accountClosed',
        ({ account }) =>
          walk.app.db.execute('UPDATE identity.account SET is_active = false WHERE id = $1', [account]),
      ],
    ];

    it.each(CAUSES)('%s', async (_, endedBy, make) => {
      const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
      const handle = await walk.visit(staff, accountId);
      expect((await walk.get(handle, '/users/me')).status).toBe(200);
      await make({ staff: staff.staffId, cookie: staff.cookie, account: accountId });
      expect((await walk.get(handle, '/users/me')).status).toBe(401);
      await expect(walk.show(handle)).rejects.toMatchObject({ code: 'record.missing' });
      expect((await walk.trail(accountId)).map(({ after }) => after['endedBy'] ?? '')).toEqual([
        '',
        '',
        endedBy,
      ]);
    });

    it.each(CAUSES)('%s, which is recorded even if the browser never returns', async (_, endedBy, make) => {
      const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
      await walk.visit(staff, accountId);
      await make({ staff: staff.staffId, cookie: staff.cookie, account: accountId });
      await walk.app.get(VisitsAsCustomer).sweep();
      expect((await walk.trail(accountId)).at(-1)).toMatchObject({
        action: 'account.acting-ended',
        after: { endedBy, seen: [] },
      });
    });
  });

  it('see nothing more once the account is erased, which deletes the visits and keeps their author', async () => {
    const [staff, { accountId, email }] = [await walk.staff(), await walk.customer()];
    const handle = await walk.visit(staff, accountId);
    const person = { accountId, email };
    const visits = walk.app.get(PersonalVisits);
    expect(await visits.collect(walk.app.db, person)).toMatchObject([
      { items: [{ by: 'Sam, senior agent', about: 'a question about an order', endedAt: null }] },
    ]);
    await walk.app.get(UnitOfWork).run(async (tx) => {
      await visits.erase(tx, { person, requestId: newId(), contacts: [email], subjectIds: [accountId] });
      return ok(null);
    });
    expect((await walk.get(handle, '/users/me')).status).toBe(401);
    expect((await walk.trail(accountId)).at(-1)?.after).toMatchObject({ endedBy: 'accountClosed' });
    expect(await visits.collect(walk.app.db, person)).toMatchObject([{ items: [] }]);
  });

  it('stay open while in use when others are swept', async () => {
    const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
    const handle = await walk.visit(staff, accountId);
    await walk.app.get(VisitsAsCustomer).sweep();
    expect((await walk.get(handle, '/users/me')).status).toBe(200);
  });
});
