import { randomUUID } from 'node:crypto';

import {
  type ArticleRecord,
  getArticle,
  getDictionary,
  listArticles,
  listPublishedPaths,
  listRedirects,
  type RedirectRow,
  searchArticles,
} from '@simpletread/contract';

import { aStaffPrincipal } from '../../../test/builders/index.js';
import { call, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { ContentModule } from '../content.module.js';

const EDITOR = aStaffPrincipal('content-editor', {
  staffId: '0198c0de-0000-7000-8000-0000000000b1',
  name: 'Ed Sato',
});
const ANALYST = aStaffPrincipal('analyst');

const ROTATION = {
  section: 'learn',
  category: 'tire-care',
  slug: 'rotation',
  title: 'Rotate your tires',
  summary: 'Why, when and how.',
  body: 'Every 5,000 miles.\n\n## Why?\nTires wear unevenly.',
  picture: 'touring-1',
  visibleFrom: null,
  visibleUntil: null,
} as const;

type Typed = { readonly [F in keyof typeof ROTATION]: (typeof ROTATION)[F] | string | null };

describe('articles', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      modules: [ContentModule],
      authenticate: ({ bearer }) => (bearer === 'ed' ? EDITOR : bearer === 'ana' ? ANALYST : null),
    });
  });
  afterAll(() => app.close());

  const send = async <T = ArticleRecord>(method: string, path: string, body?: object, bearer = 'ed') => {
    const reply = await call(`${app.url}/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body }),
    });
    const { code } = (reply.body ?? {}) as { code?: string };
    return { status: reply.status, body: reply.body as T, fault: code };
  };
  const write = async (over: Partial<Typed> = {}) => {
    const { status, body } = await send('POST', 'articles', { ...ROTATION, ...over });
    expect(status).toBe(201);
    return body;
  };
  const publish = ({ id, version }: ArticleRecord) => send('POST', `articles/${id}/releases`, { version });
  const published = async (over: Partial<Typed> = {}) => (await publish(await write(over))).body;
  const change = ({ id, version }: ArticleRecord, over: Partial<Typed>) =>
    send('PUT', `articles/${id}`, { ...ROTATION, ...over, version });
  const read = async (slug: string, section: 'learn' | 'press' | 'page' = 'learn') => {
    const reply = await call(`${app.url}/articles/${section}/${slug}`);
    return reply.status === 200 ? (reply.body as { title: string; path: string }) : null;
  };
  const redirects = () => app.client.call(listRedirects, {});

  it('are read by shoppers once they are published, and not before', async () => {
    const draft = await write();
    expect(draft).toMatchObject({ state: 'draft', path: '/learn/tire-care/rotation', release: null });
    expect(await read('rotation')).toBeNull();
    const search = (q: string) => app.client.call(searchArticles, { query: { q } });
    expect(await search('How do I rotate?')).toEqual([]);
    const record = (await publish(draft)).body;
    expect(record).toMatchObject({ state: 'published', release: 1, hasUnpublishedChanges: false });
    await eventually(async () => expect(await read('rotation')).not.toBeNull());
    const article = await app.client.call(getArticle, { params: { section: 'learn', slug: 'rotation' } });
    expect(article).toMatchObject({ title: 'Rotate your tires', body: ROTATION.body, related: [] });
    const { title, summary } = ROTATION;
    expect(await search('How do I rotate?')).toEqual([{ path: '/learn/tire-care/rotation', title, summary }]);
    expect(await search('')).toEqual([]);
  });

  it('are changed without shoppers seeing it until they are published again', async () => {
    const record = await published({ slug: 'pressure', title: 'Pressure' });
    const changed = (await change(record, { slug: 'pressure', title: 'Check your pressure' })).body;
    expect(changed).toMatchObject({ hasUnpublishedChanges: true, state: 'published', release: 1 });
    await eventually(async () => expect((await read('pressure'))?.title).toBe('Pressure'));
    const again = (await publish(changed)).body;
    expect(again.releases.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Check your pressure'],
      [1, 'Pressure'],
    ]);
    await eventually(async () => expect((await read('pressure'))?.title).toBe('Check your pressure'));
    expect((await send('PUT', `articles/${record.id}`, { ...ROTATION, version: 1 })).fault).toBe(
      'record.stale',
    );
  });

  it('leave the shop at once; only published ones can', async () => {
    const record = await published({ slug: 'repairs' });
    await eventually(async () => expect(await read('repairs')).not.toBeNull());
    const out = await send('POST', `articles/${record.id}/withdrawal`, { version: record.version });
    expect(out.body.state).toBe('draft');
    await eventually(async () => expect(await read('repairs')).toBeNull());
    const { version } = out.body;
    expect((await send('POST', `articles/${record.id}/withdrawal`, { version })).fault).toBe(
      'article.stateRefused',
    );
  });

  it('are deleted as drafts that were never published, and leave their address free', async () => {
    const draft = await write({ slug: 'given-up' });
    const remove = ({ id, version }: Pick<ArticleRecord, 'id' | 'version'>, bearer = 'ed') =>
      send('DELETE', `articles/${id}?version=${version}`, undefined, bearer);
    expect((await remove(draft, 'ana')).fault).toBe('access.refused');
    expect((await remove({ id: draft.id, version: 2 })).fault).toBe('record.stale');
    expect((await remove(draft)).status).toBe(200);
    expect((await send('GET', `articles/${draft.id}`)).fault).toBe('record.missing');
    const record = await published({ slug: 'given-up' });
    expect((await remove(record)).fault).toBe('record.notDraft');
    const { body: out } = await send('POST', `articles/${record.id}/withdrawal`, { version: record.version });
    expect((await remove(out)).fault).toBe('record.notDraft');
    const [row] = await app.db.query<{ before: object }>(
      "SELECT before FROM platform.audit_row WHERE action = 'article.delete' AND subject_id = $1",
      [draft.id],
    );
    expect(row?.before).toMatchObject({ slug: 'given-up', body: ROTATION.body });
  });

  it('are shown in the window that was chosen for them', async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    const window = { visibleFrom: '2026-11-21T00:00:00.000Z', visibleUntil: '2026-11-22T00:00:00.000Z' };
    const record = await published({ slug: 'sale', section: 'page', category: null, ...window });
    expect(record.state).toBe('scheduled');
    await eventually(async () => {
      app.clock.set('2026-11-21T00:00:00Z');
      expect(await read('sale', 'page')).not.toBeNull();
    });
    app.clock.set('2026-11-20T23:59:59.999Z');
    expect(await read('sale', 'page')).toBeNull();
    app.clock.set('2026-11-22T00:00:00Z');
    expect(await read('sale', 'page')).toBeNull();
    const backwards = { ...window, visibleUntil: window.visibleFrom };
    expect(
      (await change(record, { slug: 'sale', section: 'page', category: null, ...backwards })).fault,
    ).toBe('article.windowInvalid');
  });

  it('leave a redirect at their old address, which ends when the address is used again', async () => {
    const record = await published({ slug: 'old-name' });
    const moved = (await change(record, { slug: 'new-name' })).body;
    await publish(moved);
    await eventually(async () =>
      expect(await redirects()).toContainEqual(['/learn/tire-care/old-name', '/learn/tire-care/new-name']),
    );
    await published({ slug: 'old-name' });
    await eventually(async () =>
      expect((await redirects()).map(([from]) => from)).not.toContain('/learn/tire-care/old-name'),
    );
  });

  it('are refused at a used address, at addresses of the shop and with unsafe links', async () => {
    await write({ slug: 'twice' });
    for (const [over, code] of [
      [{ slug: 'twice' }, 'article.slugTaken'],
      [{ section: 'page', category: null, slug: 'checkout' }, 'article.slugReserved'],
      [{ category: 'company' }, 'article.categoryUnknown'],
      [{ slug: 'No Slug' }, 'article.slugInvalid'],
    ] as const)
      expect((await send('POST', 'articles', { ...ROTATION, ...over })).fault).toBe(code);
    const unsafe = await call(`${app.url}/admin/articles`, {
      method: 'POST',
      headers: { authorization: 'Bearer ed', 'idempotency-key': randomUUID() },
      body: { ...ROTATION, slug: 'unsafe', body: '[here](javascript:alert)' },
    });
    expect(unsafe).toMatchObject({ status: 400, body: { fields: [{ code: 'article.linkUnsafe' }] } });
    expect((await send('POST', 'articles', ROTATION, 'ana')).status).toBe(403);
    expect((await send('GET', 'articles', undefined, 'ana')).status).toBe(200);
  });

  it('are listed by category, the newest first and in pages, with their addresses for sitemaps', async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    for (const day of ['10', '11', '12'])
      await published({
        section: 'press',
        category: 'company',
        slug: `news-${day}`,
        title: `News ${day}`,
        visibleFrom: `2026-11-${day}T00:00:00.000Z`,
      });
    const query = { section: 'press', perPage: 2 } as const;
    await eventually(async () => {
      const first = await app.client.call(listArticles, { query });
      expect(first.items.map(({ title }) => title)).toEqual(['News 12', 'News 11']);
      expect(first).toMatchObject({
        total: 3,
        categories: [
          { slug: 'company', count: 3 },
          { slug: 'shop', count: 0 },
        ],
      });
    });
    const second = await app.client.call(listArticles, { query: { ...query, page: 2, category: 'company' } });
    expect(second.items.map(({ title }) => title)).toEqual(['News 10']);
    const none = await call(`${app.url}/articles?section=press&page=9`);
    expect(none).toMatchObject({ status: 404, body: { code: 'article.unknown' } });
    const paths = await app.client.call(listPublishedPaths, {});
    expect(paths.find(({ path }) => path === '/press/company/news-12')?.title).toBe('News 12');
  });

  it('are terms of the dictionary, from A to Z', async () => {
    for (const title of ['Ply', 'Aspect ratio'])
      await published({
        section: 'dictionary',
        category: null,
        slug: title.toLowerCase().replace(' ', '-'),
        title,
      });
    await eventually(async () => {
      const { terms } = await app.client.call(getDictionary, {});
      expect(terms.map(({ title }) => title)).toEqual(['Aspect ratio', 'Ply']);
    });
  });

  it('are found by staff in whatever state', async () => {
    const list = async (filter: object) =>
      (await send<{ slug: string }[]>('GET', `articles?filter=${JSON.stringify(filter)}&range=[0,99]`)).body;
    const draft = await write({ slug: 'waiting', title: 'Waiting for words' });
    expect((await list({ q: 'waiting for' })).map(({ slug }) => slug)).toEqual(['waiting']);
    expect((await list({ state: 'draft', section: 'learn' })).map(({ slug }) => slug)).toContain('waiting');
    expect((await list({ state: 'published' })).map(({ slug }) => slug)).not.toContain('waiting');
    expect((await send('GET', `articles/${draft.id}`)).body).toMatchObject({ title: 'Waiting for words' });
    expect((await send('GET', `articles/${randomUUID()}`)).fault).toBe('record.missing');
  });

  it('have separate redirects, which staff write', async () => {
    const post = (fromPath: string, toPath: string) =>
      send<RedirectRow>('POST', 'redirects', { fromPath, toPath });
    const one = await post('/brands/old-tires', '/brands/new-tires');
    expect(one).toMatchObject({ status: 201, body: { isAutomatic: false, version: 1 } });
    expect((await post('/brands/old-tires', '/x')).fault).toBe('redirect.fromTaken');
    expect((await post('/brands/new-tires', '/brands/old-tires')).fault).toBe('redirect.circle');
    await post('/brands/older-tires', '/brands/old-tires');
    await eventually(async () =>
      expect(await redirects()).toEqual(
        expect.arrayContaining([['/brands/older-tires', '/brands/new-tires']]),
      ),
    );
    const { id, version } = one.body;
    const body = { fromPath: '/brands/old-tires', toPath: '/brands/newest-tires', version };
    expect((await send<RedirectRow>('PUT', `redirects/${id}`, body)).body.toPath).toBe(
      '/brands/newest-tires',
    );
    expect((await send('PUT', `redirects/${id}`, body)).fault).toBe('record.stale');
    const found = await send<RedirectRow[]>('GET', `redirects?filter=${JSON.stringify({ q: 'older' })}`);
    expect(found.body.map(({ fromPath }) => fromPath)).toEqual(['/brands/older-tires']);
    expect((await send('DELETE', `redirects/${id}`)).status).toBe(200);
    await eventually(async () =>
      expect((await redirects()).map(([from]) => from)).not.toContain('/brands/old-tires'),
    );
  });
});
