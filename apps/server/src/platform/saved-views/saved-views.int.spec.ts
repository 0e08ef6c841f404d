import { randomUUID } from 'node:crypto';

import { deleteView, listSavedViews, saveView, shareView } from '@simpletread/contract';

import { aSignedInStaff } from '../../../test/builders/index.js';
import { call, startTestApp, type TestApp } from '../../../test/index.js';
import { SsoModule } from '../../sso/sso.module.js';

type Headers = Readonly<Record<string, string>>;

const OPEN = {
  resource: 'orders',
  name: 'Still open',
  definition: { filter: { isCancelOpen: true }, sort: { field: 'cancelClosesAt', order: 'ASC' } },
  isShared: false,
} as const;

describe('saved views', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule] });
  });
  afterAll(() => app.close());

  const save = (
    headers: Headers,
    body: Parameters<typeof JSON.stringify>[0] = OPEN,
    idempotencyKey: string = randomUUID(),
  ) => app.client.call(saveView, { body: body as typeof OPEN }, { headers, idempotencyKey });
  const forget = (headers: Headers, id: string, idempotencyKey: string = randomUUID()) =>
    app.client.call(deleteView, { params: { id } }, { headers, idempotencyKey });
  const audited = (id: string) =>
    app.db.query<{ action: string }>(
      'SELECT actor_kind, actor_id, action, before, after FROM platform.audit_row WHERE subject_id = $1 ORDER BY id',
      [id],
    );
  const names = async (headers: Headers, resource: 'orders' | 'shops' = 'orders') =>
    (await app.client.call(listSavedViews, { query: { resource } }, { headers })).flatMap((view) =>
      view.sharedBy === null ? [view.name] : [],
    );

  it('are restored as saved, by name, for their own list only', async () => {
    const { headers } = await aSignedInStaff(app);
    const saved = await save(headers, { ...OPEN, name: 'Zebra' });
    await save(headers, { ...OPEN, name: 'apple' });
    await save(headers, { ...OPEN, resource: 'shops', name: 'Mine' });
    expect(await names(headers)).toEqual(['apple', 'Zebra']);
    expect(await names(headers, 'shops')).toEqual(['Mine']);
    const views = await app.client.call(listSavedViews, { query: { resource: 'orders' } }, { headers });
    expect(views[1]).toEqual(saved);
    expect(saved).toMatchObject({ ...OPEN, name: 'Zebra' });
  });

  it('refuse a name that the person has used, and leave the first as it was', async () => {
    const { headers } = await aSignedInStaff(app);
    await save(headers);
    await expect(save(headers, { ...OPEN, definition: { filter: {}, sort: null } })).rejects.toMatchObject({
      code: 'view.nameTaken',
      statusCode: 409,
    });
    const [view] = await app.client.call(listSavedViews, { query: { resource: 'orders' } }, { headers });
    expect(view?.definition).toEqual(OPEN.definition);
  });

  it('are kept once when twenty calls save one name', async () => {
    const { headers } = await aSignedInStaff(app);
    const saves = await Promise.allSettled(Array.from({ length: 20 }, () => save(headers)));
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await names(headers)).toEqual(['Still open']);
  });

  it('belong to one person: others neither see nor delete them, and may use the name', async () => {
    const maya = await aSignedInStaff(app);
    const robin = await aSignedInStaff(app, { name: 'Robin Castillo' });
    const { id } = await save(maya.headers);
    expect(await names(robin.headers)).toEqual([]);
    await expect(forget(robin.headers, id)).rejects.toMatchObject({
      code: 'record.missing',
      statusCode: 404,
    });
    await save(robin.headers);
    expect(await names(maya.headers)).toEqual(['Still open']);
  });

  const COLUMNS = { shown: ['account'], hidden: ['zip'] };
  const SHARED = { ...OPEN, definition: { ...OPEN.definition, columns: COLUMNS }, isShared: true };
  const shared = async (headers: Headers, resource: 'orders' | 'messages' = 'orders') =>
    (await app.client.call(listSavedViews, { query: { resource } }, { headers })).filter(
      ({ sharedBy }) => sharedBy !== null,
    );
  const share = (headers: Headers, id: string, isShared: boolean) =>
    app.client.call(
      shareView,
      { params: { id }, body: { isShared } },
      { headers, idempotencyKey: randomUUID() },
    );

  it('are shared with their owner’s name and their columns, and change for nobody but the owner', async () => {
    const senior = await aSignedInStaff(app, { role: 'senior-agent', name: 'Priya Senior' });
    const robin = await aSignedInStaff(app, { name: 'Robin Castillo' });
    const { id } = await save(senior.headers, { ...SHARED, name: 'Team list' });
    const [seen] = (await shared(robin.headers)).filter((view) => view.id === id);
    expect(seen).toMatchObject({
      name: 'Team list',
      sharedBy: 'Priya Senior',
      definition: { columns: COLUMNS },
    });
    await expect(forget(robin.headers, id)).rejects.toMatchObject({ code: 'record.missing' });
    await expect(share(robin.headers, id, false)).rejects.toMatchObject({ statusCode: 403 });
    const other = await aSignedInStaff(app, { role: 'admin', name: 'Alex Novak' });
    await expect(share(other.headers, id, false)).rejects.toMatchObject({ code: 'record.missing' });
    expect(await share(senior.headers, id, false)).toMatchObject({ isShared: false, sharedBy: null });
    expect((await shared(robin.headers)).map((view) => view.id)).not.toContain(id);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['view.save', 'view.unshare']);
  });

  it('are not shared by people without the permission', async () => {
    const { headers } = await aSignedInStaff(app);
    await expect(save(headers, SHARED)).rejects.toMatchObject({ code: 'access.refused', statusCode: 403 });
    expect(await names(headers)).not.toContain(OPEN.name);
  });

  it('show no list and no contact that a colleague may not see', async () => {
    const admin = await aSignedInStaff(app, { role: 'admin', name: 'Alex Novak' });
    const analyst = await aSignedInStaff(app, { role: 'analyst', name: 'Samir Analyst' });
    const marketer = await aSignedInStaff(app, { role: 'marketer', name: 'Mia Marketer' });
    const filters = {
      Late: { state: 'inTransit' },
      Dana: { q: 'dana@mail.test' },
      Mail: { email: 'd@mail.test' },
    };
    for (const [name, filter] of Object.entries(filters))
      await save(admin.headers, { ...SHARED, name, definition: { filter, sort: null } });
    const byAlex = async (headers: Headers) =>
      (await shared(headers)).filter(({ sharedBy }) => sharedBy === 'Alex Novak').map(({ name }) => name);
    expect(await byAlex(analyst.headers)).toEqual(['Late']);
    expect(await byAlex(marketer.headers)).toEqual([]);
    const robin = await aSignedInStaff(app, { name: 'Robin Castillo' });
    expect(await byAlex(robin.headers)).toEqual(['Dana', 'Late', 'Mail']);
  });

  it('are gone once deleted, and their name is free', async () => {
    const { headers } = await aSignedInStaff(app);
    const { id } = await save(headers);
    await forget(headers, id);
    expect(await names(headers)).toEqual([]);
    await expect(forget(headers, id)).rejects.toMatchObject({ code: 'record.missing' });
    await save(headers);
  });

  it('leave a row in the audit when they are saved and when they are deleted', async () => {
    const { staffId, headers } = await aSignedInStaff(app);
    const { id } = await save(headers);
    await forget(headers, id);
    const who = { actor_kind: 'staff', actor_id: staffId };
    const { isShared: _, ...content } = OPEN;
    expect(await audited(id)).toEqual([
      { ...who, action: 'view.save', before: null, after: content },
      { ...who, action: 'view.delete', before: content, after: null },
    ]);
  });

  it('leave none when they are refused', async () => {
    const { staffId, headers } = await aSignedInStaff(app);
    await save(headers);
    await expect(save(headers)).rejects.toMatchObject({ code: 'view.nameTaken' });
    const rows = await app.db.query(
      "SELECT id FROM platform.audit_row WHERE actor_id = $1 AND subject_type = 'view'",
      [staffId],
    );
    expect(rows).toHaveLength(1);
  });

  it('are saved and deleted once for one key, however often it is sent', async () => {
    const { headers } = await aSignedInStaff(app);
    const [key, other] = [randomUUID(), randomUUID()];
    const saved = await save(headers, OPEN, key);
    expect(await save(headers, OPEN, key)).toEqual(saved);
    await forget(headers, saved.id, other);
    await forget(headers, saved.id, other);
    expect(await audited(saved.id)).toHaveLength(2);
  });

  it('are refused without a key', async () => {
    const { headers } = await aSignedInStaff(app);
    const { status, body } = await call(`${app.url}/admin/saved-views`, { body: OPEN, headers });
    expect([status, body]).toMatchObject([400, { code: 'idempotency.keyMissing' }]);
  });

  it.each([
    ['no name', { ...OPEN, name: '   ' }],
    ['a name over 40 characters', { ...OPEN, name: 'x'.repeat(41) }],
    ['a list that has no views', { ...OPEN, resource: 'audit' }],
    ['a sort order that is none', { ...OPEN, definition: { filter: {}, sort: { field: 'a', order: 'UP' } } }],
    ['a field of its own', { ...OPEN, staffId: 'x' }],
    ['a null character in its filter', { ...OPEN, definition: { filter: { q: 'a\0' }, sort: null } }],
    ['half a character in its name', { ...OPEN, name: 'a\ud83d' }],
  ])('refuse %s', async (_, body) => {
    const { headers } = await aSignedInStaff(app);
    const { status, body: answer } = await call(`${app.url}/admin/saved-views`, {
      body,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    expect([status, answer]).toMatchObject([400, { code: expect.stringMatching(/^request\./) }]);
    expect(await names(headers)).toEqual([]);
  });
});
