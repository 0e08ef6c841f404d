import { PREVIEW_COOKIE } from '@simpletread/domain';
import { isOpenWhilePreviewing } from '@simpletread/contract';

import { everyEndpoint } from '../../../test/access/every-endpoint.js';
import { call, send } from '../../../test/index.js';
import { newToken } from '../../platform/ids/index.js';
import { PreviewVisits } from './preview-visits.js';
import { AS_STOREFRONT, headersOf, type PreviewWalk, startPreviewWalk } from './testing/preview-walk.js';

const ENDPOINTS = everyEndpoint();
const CLOSED = ENDPOINTS.filter((endpoint) => !isOpenWhilePreviewing(endpoint));

const WRITTEN = `
  SELECT (SELECT count(*) FROM carts.cart) AS carts, (SELECT count(*) FROM orders."order") AS orders,
    (SELECT count(*) FROM checkout.payment_attempt) AS attempts, (SELECT count(*) FROM platform.outbox_event) AS events`;

describe('a preview, misused', () => {
  let walk: PreviewWalk;
  beforeAll(async () => {
    walk = await startPreviewWalk();
  });
  afterAll(() => walk.app.close());

  const endedBy = async (staffId: string) =>
    (
      await walk.app.db.query<{ after: { endedBy: string } }>(
        "SELECT after FROM platform.audit_row WHERE action = 'preview.ended' AND actor_id = $1",
        [staffId],
      )
    ).map(({ after }) => after.endedBy);
  const globals = async (handle: string) => (await walk.get(handle, '/globals')).status;

  it('begins by a link that works once, for a minute, in the session that asked for it', async () => {
    const [staff, colleague] = [await walk.staff(), await walk.staff({ role: 'admin' })];
    const link = await walk.link(staff);
    expect(await walk.open(link, { cookie: colleague.cookie })).toBeNull();
    expect((await send(link)).status).toBe(401);
    const code = (await walk.open(link, { cookie: staff.cookie })) ?? '';
    expect(await walk.open(link, { cookie: staff.cookie })).toBeNull();
    expect((await call(`${walk.app.url}/previews`, { body: { code } })).status).toBe(403);
    await walk.begin(code);
    await expect(walk.begin(code)).rejects.toMatchObject({ code: 'record.missing' });

    const late = await walk.link(staff);
    await walk.app.db.execute(
      "UPDATE preview.preview SET secret_ends_at = clock_timestamp() WHERE step = 'link'",
    );
    expect(await walk.open(late, { cookie: staff.cookie })).toBeNull();
  });

  it('is requested by permitted staff, and leaves no secret in the tables', async () => {
    for (const role of ['support-agent', 'analyst', 'content-editor'] as const)
      expect((await walk.ask(await walk.staff({ role }))).status).toBe(403);
    const staff = await walk.staff({ role: 'merchandiser' });
    const link = await walk.link(staff);
    const code = (await walk.open(link, { cookie: staff.cookie })) ?? '';
    const { handle } = await walk.begin(code);
    const kept = JSON.stringify([
      await walk.app.db.query('SELECT * FROM preview.preview'),
      await walk.app.db.query('SELECT before, after FROM platform.audit_row'),
    ]);
    for (const secret of [link.split('/').at(-1) ?? '', code, handle]) expect(kept).not.toContain(secret);
  });

  it('opens nothing to a caller with the handle who is not our storefront, or with a forged one', async () => {
    const handle = await walk.preview();
    const { authorization = '' } = headersOf(handle);
    const wrong: Record<string, string>[] = [
      { authorization },
      { authorization, 'x-storefront-key': 'another key' },
      headersOf(newToken()),
      headersOf('x'),
    ];
    for (const headers of wrong)
      expect((await call(`${walk.app.url}/globals`, { headers })).status).toBe(401);
    const guest = await (await send(`${walk.app.url}/globals`)).text();
    const forged: Record<string, string>[] = [
      { cookie: `${PREVIEW_COOKIE.name}=${handle}`, ...AS_STOREFRONT },
      { 'x-preview': handle },
    ];
    for (const headers of forged)
      expect(await (await send(`${walk.app.url}/globals`, { headers })).text()).toBe(guest);
  });

  it('ends with its bar, its time, the session that requested it, or the permission', async () => {
    const [staff, late, gone, moved] = [
      await walk.staff(),
      await walk.staff(),
      await walk.staff(),
      await walk.staff(),
    ];
    const first = await walk.preview({}, staff);
    const second = await walk.preview({}, staff);
    expect([await globals(first), await globals(second)]).toEqual([401, 200]);
    await walk.end(second);
    expect(await globals(second)).toBe(401);
    expect(await endedBy(staff.staffId)).toEqual(['ended', 'ended']);

    const [timed, signedOut, refused] = [
      await walk.preview({}, late),
      await walk.preview({}, gone),
      await walk.preview({}, moved),
    ];
    await walk.app.db.execute(
      'UPDATE preview.preview SET secret_ends_at = clock_timestamp() WHERE staff_id = $1',
      [late.staffId],
    );
    await call(`${walk.app.url}/staff/session`, { method: 'DELETE', headers: gone.headers });
    await walk.app.db.execute("UPDATE identity.staff SET role = 'analyst' WHERE id = $1", [moved.staffId]);
    expect(await Promise.all([timed, signedOut].map(globals))).toEqual([401, 401]);
    await walk.app.get(PreviewVisits).sweep();
    expect(await globals(refused)).toBe(401);
    await expect(walk.change(refused, {})).rejects.toMatchObject({ code: 'record.missing' });
    expect(await endedBy(late.staffId)).toEqual(['timeUp']);
    expect(await endedBy(gone.staffId)).toEqual(['signedOut']);
    expect(await endedBy(moved.staffId)).toEqual(['permissionLost']);
  });

  it('buys and changes nothing, alive or dead, with whatever beside it', async () => {
    const staff = await walk.staff({ role: 'admin' });
    const handle = await walk.preview({}, staff);
    const before = await walk.app.db.one(WRITTEN);
    expect(CLOSED.length).toBeGreaterThan(150);
    for (const { id, method, path } of CLOSED) {
      const url = walk.app.url + path.replace(/\{\w+\}/g, '0198c0de-0000-7000-8000-00000000abcd');
      for (const headers of [
        { ...headersOf(handle), cookie: staff.cookie, origin: 'http://console.test' },
        { ...headersOf(newToken()), 'x-cart-token': newToken(), 'x-order-token': newToken() },
      ]) {
        const { status, body } = await call(url, {
          method,
          headers: { ...headers, 'idempotency-key': newToken() },
        });
        expect([id, status, (body as { code: string }).code]).toEqual([id, 403, 'preview.readOnly']);
      }
    }
    expect(await walk.app.db.one(WRITTEN)).toEqual(before);
    expect(await globals(handle)).toBe(200);
  });
});
