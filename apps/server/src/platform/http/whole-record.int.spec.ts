import { randomUUID } from 'node:crypto';

import { aStaffPrincipal } from '../../../test/builders/index.js';
import { call, startTestApp, type TestApp } from '../../../test/index.js';

const EDITOR = aStaffPrincipal('content-editor');
/** A composed role may change what it can't read. */
const BLIND = { ...EDITOR, permissions: ['content.change'] as const };

describe('a record sent back whole', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: { RUN_WORKERS: '0' },
      authenticate: ({ bearer }) => (bearer === 'editor' ? EDITOR : bearer === 'blind' ? BLIND : null),
    });
  });
  afterAll(() => app.close());

  const write = (who: string, method: string, path: string, body: object) =>
    call(`${app.url}/admin/redirects${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${who}`, 'idempotency-key': randomUUID(), 'if-none-match': '*' },
    });

  it('reveals nothing about read-only fields to a caller who may not read them', async () => {
    const added = await write('editor', 'POST', '', { fromPath: '/learn/blind', toPath: '/learn/new' });
    const record = added.body as { readonly id: string };
    expect(await write('blind', 'PUT', `/${record.id}`, record)).toMatchObject({
      status: 403,
      body: { code: 'access.refused' },
    });
    expect((await write('editor', 'PUT', `/${record.id}`, record)).status).toBe(200);
  });

  it('is missing if it no longer exists', async () => {
    const gone = {
      id: randomUUID(),
      fromPath: '/learn/gone',
      toPath: '/learn/new',
      isAutomatic: false,
      version: 1,
      createdAt: '2026-11-01T00:00:00.000Z',
    };
    expect(await write('editor', 'PUT', `/${gone.id}`, gone)).toMatchObject({
      status: 404,
      body: { code: 'record.missing' },
    });
  });
});
