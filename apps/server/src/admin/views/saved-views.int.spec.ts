import { deleteView, listSavedViews, saveView } from '@simpletread/contract';

import { aSignedInStaff } from '../../../test/builders/index.js';
import { call, startTestApp, type TestApp } from '../../../test/index.js';
import { AdminModule } from '../index.js';

type Headers = Readonly<Record<string, string>>;

const OPEN = {
  resource: 'orders',
  name: 'Still open',
  definition: { filter: { isCancelOpen: true }, sort: { field: 'cancelClosesAt', order: 'ASC' } },
} as const;

describe('saved views', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [AdminModule] });
  });
  afterAll(() => app.close());

  const save = (headers: Headers, body: Parameters<typeof JSON.stringify>[0] = OPEN) =>
    app.client.call(saveView, { body: body as typeof OPEN }, { headers });
  const names = async (headers: Headers, resource: 'orders' | 'shops' = 'orders') =>
    (await app.client.call(listSavedViews, { query: { resource } }, { headers })).map(({ name }) => name);

  it('come back as they were saved, by name, for their list alone', async () => {
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
    await expect(
      app.client.call(deleteView, { params: { id } }, { headers: robin.headers }),
    ).rejects.toMatchObject({ code: 'record.missing', statusCode: 404 });
    await save(robin.headers);
    expect(await names(maya.headers)).toEqual(['Still open']);
  });

  it('are gone once deleted, and their name is free', async () => {
    const { headers } = await aSignedInStaff(app);
    const { id } = await save(headers);
    await app.client.call(deleteView, { params: { id } }, { headers });
    expect(await names(headers)).toEqual([]);
    await expect(app.client.call(deleteView, { params: { id } }, { headers })).rejects.toMatchObject({
      code: 'record.missing',
    });
    await save(headers);
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
    const { status } = await call(`${app.url}/admin/saved-views`, { body, headers });
    expect(status).toBe(400);
    expect(await names(headers)).toEqual([]);
  });
});
