import { randomUUID } from 'node:crypto';

import {
  answerInstallerQuestion,
  askInstaller,
  assignInstallerApplication,
  getMyInstallerApplication,
  listInstallerApplications,
  listMyInstallerApplications,
  noteOnInstallerApplication,
  takeUpInstallerApplication,
  withdrawInstallerApplication,
} from '@simpletread/contract';

import { call, send } from '../../../test/index.js';
import { aStaffClient } from '../../sso/account-types/testing/people.js';
import { faultOf } from '../../sso/sessions/testing/sign-in-walk.js';
import { aPicture, type InstallerWalk, key, startInstallerWalk } from './testing/installer-walk.js';

describe('an application to the installer program, in the hands of those it concerns', () => {
  let walk: InstallerWalk;
  beforeAll(async () => {
    walk = await startInstallerWalk();
  });
  afterAll(() => walk.close());

  it('stays with the assignee until another one takes it, or no one', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { address1: '10 Mine St' });
    const mine = async (client: InstallerWalk['robin']['client']) =>
      (
        await client.call(listInstallerApplications, { query: { filter: JSON.stringify({ isMine: true }) } })
      ).some((row) => row.id === id);
    expect([await mine(walk.robin.client), await mine(walk.ben.client)]).toEqual([true, false]);
    const assign = (to: 'me' | 'unassigned', seen: number) =>
      walk.ben.client.call(
        assignInstallerApplication,
        { params: { id }, body: { version: seen, to } },
        key(),
      );
    const taken = await assign('me', version);
    expect([taken.assignee?.name, await mine(walk.robin.client)]).toEqual(['Ben', false]);
    expect((await assign('unassigned', taken.version)).assignee).toBeNull();
    const { entries } = await dana.client.call(getMyInstallerApplication, { params: { id } });
    expect(entries.map(({ event }) => event)).toEqual(['apply', 'takeUp']);
  });

  it('has notes that applicants can’t read and that don’t change its version', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { address1: '11 Note St' });
    const body = { text: 'Called, sounds fine.' };
    const noted = await walk.robin.client.call(noteOnInstallerApplication, { params: { id }, body }, key());
    expect([noted.version, noted.entries.at(-1)]).toEqual([
      version,
      expect.objectContaining({ text: 'Called, sounds fine.', byName: 'Robin', isInternal: true }),
    ]);
    const { entries } = await dana.client.call(getMyInstallerApplication, { params: { id } });
    expect(JSON.stringify(entries)).not.toMatch(/sounds fine|Robin/);
  });

  it('can be read, amended, answered and withdrawn only by its applicant: another’s and a missing one answer the same 404 [R6.06]', async () => {
    const [dana, other] = [await walk.customer(), await walk.customer()];
    const id = await walk.send(dana, { address1: '12 Own St', storeImage: aPicture() });
    const body = { text: 'Hello' };
    const answers = async (asked: string) => {
      const params = { id: asked };
      const image = await call(`${walk.url}/users/me/installer-applications/${asked}/image`, {
        headers: other.headers,
      });
      return [
        await faultOf(other.client.call(getMyInstallerApplication, { params })),
        await faultOf(walk.amend(other, asked, 1)),
        await faultOf(other.client.call(answerInstallerQuestion, { params, body }, key())),
        await faultOf(other.client.call(withdrawInstallerApplication, { params }, key())),
        `${image.status} ${(image.body as { code: string }).code}`,
      ];
    };
    const missing = [
      'record.missing',
      'record.missing',
      'record.missing',
      'record.missing',
      '404 record.missing',
    ];
    expect(await answers(id)).toEqual(missing);
    expect(await answers(randomUUID())).toEqual(missing);
    expect(await other.client.call(listMyInstallerApplications, {})).toEqual([]);
    const guest = walk.client.call(getMyInstallerApplication, { params: { id } });
    expect(await faultOf(guest)).toBe('access.signInRequired');
    const taken = { version: 1 };
    const asked = await walk.robin.client.call(
      takeUpInstallerApplication,
      { params: { id }, body: taken },
      key(),
    );
    await walk.robin.client.call(
      askInstaller,
      { params: { id }, body: { version: asked.version, text: 'Really?' } },
      key(),
    );
    await walk.amend(dana, id, asked.version + 1, { address1: '12 Own St', company: 'Own Tires' });
    await dana.client.call(answerInstallerQuestion, { params: { id }, body: { text: 'Yes.' } }, key());
    expect(await dana.client.call(listMyInstallerApplications, {})).toMatchObject([
      { id, state: 'inReview', hasImage: true, details: { company: 'Own Tires' } },
    ]);
    await dana.client.call(withdrawInstallerApplication, { params: { id } }, key());
  });

  it('serves its picture to the applicant and permitted staff, as a file that no browser shows as our page', async () => {
    const dana = await walk.customer();
    const id = await walk.send(dana, {
      address1: '13 Image St',
      storeImage: aPicture('jpeg', 'image/jpeg', '<script>alert(1)</script>'),
    });
    const own = `${walk.url}/users/me/installer-applications/${id}/image`;
    const admin = `${walk.url}/admin/installer-applications/${id}/image`;
    for (const [url, headers] of [
      [own, dana.headers],
      [admin, walk.robin.headers],
    ] as const) {
      const response = await send(url, { headers });
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="store.jpg"');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(text).toMatch(/^\xff\xd8[^]*\xff\xd9$/);
      expect(text).not.toContain('<script>');
    }
    const marketer = await aStaffClient(walk, { role: 'marketer' });
    expect((await send(admin, { headers: marketer.headers })).status).toBe(403);
    const agent = await aStaffClient(walk, { role: 'support-agent' });
    expect((await send(admin, { headers: agent.headers })).status).toBe(200);
    expect(await faultOf(walk.approve(agent, id, 1))).toBe('access.refused');
    await walk.amend(dana, id, 1, { address1: '13 Image St', isImageRemoved: 'yes' } as object);
    expect((await send(own, { headers: dana.headers })).status).toBe(404);
  });

  it('is found by words, state, ZIP code and progress, and listed in any order', async () => {
    const dana = await walk.customer();
    const id = await walk.send(dana, { address1: '14 List St', company: 'Findable Tires' });
    const ids = async (filter: object, sort?: [string, string]) => {
      const query = {
        filter: JSON.stringify(filter),
        ...(sort && { sort: JSON.stringify(sort) }),
        range: '[0,99]',
      };
      return (await walk.robin.client.call(listInstallerApplications, { query })).map((row) => row.id);
    };
    for (const filter of [
      { q: 'findable' },
      { q: 'dana wright', isOpen: true },
      { status: 'submitted', state: 'pa', zip: '19147' },
      { id: [id] },
    ])
      expect(await ids(filter)).toContain(id);
    for (const filter of [
      { q: 'nobody' },
      { zip: '10001' },
      { state: 'NY' },
      { status: 'approved' },
      { isOpen: false },
    ])
      expect(await ids(filter)).not.toContain(id);
    for (const column of ['createdAt', 'updatedAt', 'company', 'id']) {
      const up = await ids({}, [column, 'ASC']);
      expect(await ids({}, [column, 'DESC'])).toEqual([...up].reverse());
    }
  });

  it('records each action, before and after, without names of people', async () => {
    const dana = await walk.customer();
    const { id, version } = await walk.inReview(dana, { address1: '15 Audit St' });
    await walk.approve(walk.robin, id, version);
    const rows = await walk.db.query(
      'SELECT actor_kind AS by, action, before, after FROM platform.audit_row WHERE subject_id = $1 ORDER BY at, id',
      [id],
    );
    expect(rows).toEqual([
      {
        by: 'customer',
        action: 'installerApplication.apply',
        before: null,
        after: expect.objectContaining({ state: 'submitted' }) as object,
      },
      {
        by: 'staff',
        action: 'installerApplication.takeUp',
        before: { state: 'submitted', assignee: null },
        after: { state: 'inReview', assignee: 'Robin' },
      },
      {
        by: 'staff',
        action: 'installerApplication.approve',
        before: { state: 'inReview' },
        after: expect.objectContaining({ state: 'approved', payPerTireInCents: 1850 }) as object,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Wright|acmetires/);
  });
});
