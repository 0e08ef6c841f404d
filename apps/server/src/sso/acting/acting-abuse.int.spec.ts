import { ACTING_COOKIE, SSO_COOKIE } from '@simpletread/domain';
import { endActing, isOpenWhileActing } from '@simpletread/contract';

import { everyEndpoint } from '../../../test/access/every-endpoint.js';
import { call, send } from '../../../test/index.js';
import { newToken } from '../../platform/ids/index.js';
import { faultOf } from '../sessions/testing/sign-in-walk.js';
import { type ActingWalk, AS_STOREFRONT, headersOf, startActingWalk } from './testing/acting-walk.js';

const ENDPOINTS = everyEndpoint();
const CLOSED = ENDPOINTS.filter((endpoint) => !isOpenWhileActing(endpoint));
const WRITES = ENDPOINTS.filter(({ method }) => method !== 'GET');

describe('seeing the shop as a customer, misused', () => {
  let walk: ActingWalk;
  beforeAll(async () => {
    walk = await startActingWalk();
  });
  afterAll(() => walk.app.close());

  describe('the link', () => {
    it('works once', async () => {
      const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
      const link = await walk.ask(staff, accountId);
      expect(await walk.open(link, { cookie: staff.cookie })).not.toBeNull();
      expect(await walk.open(link, { cookie: staff.cookie })).toBeNull();
    });

    it('works for a minute', async () => {
      const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
      const link = await walk.ask(staff, accountId);
      await walk.app.db.execute(
        'UPDATE identity.acting_visit SET secret_ends_at = clock_timestamp() WHERE account_id = $1',
        [accountId],
      );
      expect(await walk.open(link, { cookie: staff.cookie })).toBeNull();
    });

    it('works only in the requester’s browser, and stays valid there', async () => {
      const [staff, colleague, { accountId }] = [
        await walk.staff(),
        await walk.staff({ role: 'admin' }),
        await walk.customer(),
      ];
      const link = await walk.ask(staff, accountId);
      expect(await walk.open(link, { cookie: colleague.cookie })).toBeNull();
      expect((await send(link)).status).toBe(401);
      const agent = await walk.staff({ role: 'support-agent' });
      expect((await send(link, { headers: { cookie: agent.cookie } })).status).toBe(403);
      expect(await walk.open(link, { cookie: staff.cookie })).not.toBeNull();
    });

    it.each(['', 'x', 'A'.repeat(43), '%00', '..%2f..', "'%20OR%201=1", 'é'.repeat(43)])(
      'is none with %j',
      async (text) => {
        const { cookie } = await walk.staff();
        const response = await send(`${walk.app.url}/staff/acting-links/${text}`, {
          headers: { cookie },
          redirect: 'manual',
        });
        expect([303, 400, 404]).toContain(response.status);
        if (response.status === 303)
          expect(response.headers.get('location')).toBe('http://storefront.test/acting/over');
      },
    );

    it('gives a code that works once, for a minute, and only for the storefront', async () => {
      const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
      const code = await walk.open(await walk.ask(staff, accountId), { cookie: staff.cookie });
      const url = `${walk.app.url}/sso/acting-visits`;
      expect((await call(url, { body: { code } })).status).toBe(403);
      const begun = await Promise.all(Array.from({ length: 5 }, () => faultOf(walk.begin(code ?? ''))));
      expect(begun.sort()).toEqual(['none', ...Array<string>(4).fill('record.missing')]);

      const late = await walk.open(await walk.ask(staff, accountId), { cookie: staff.cookie });
      await walk.app.db.execute(
        `UPDATE identity.acting_visit SET secret_ends_at = clock_timestamp() WHERE step = 'code'`,
      );
      expect(await faultOf(walk.begin(late ?? ''))).toBe('record.missing');
    });

    it('is not made for a closed or nonexistent account', async () => {
      const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
      await walk.app.db.execute('UPDATE identity.account SET is_active = false WHERE id = $1', [accountId]);
      for (const id of [accountId, '0198c0de-0000-7000-8000-00000000abcd']) {
        const body = { reason: 'order', words: 'Where is it?' };
        const { status } = await call(`${walk.app.url}/admin/accounts/${id}/acting-visits`, {
          headers: staff.headers,
          body,
        });
        expect(status).toBe(404);
      }
    });

    it('begins nothing once its asker has signed out', async () => {
      const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
      const code = await walk.open(await walk.ask(staff, accountId), { cookie: staff.cookie });
      await call(`${walk.app.url}/staff/session`, { method: 'DELETE', headers: staff.headers });
      expect(await faultOf(walk.begin(code ?? ''))).toBe('record.missing');
    });
  });

  it('leaves no secret in the tables to be read', async () => {
    const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
    const link = await walk.ask(staff, accountId);
    const code = await walk.open(link, { cookie: staff.cookie });
    const { handle } = await walk.begin(code ?? '');
    const kept = JSON.stringify([
      await walk.app.db.query('SELECT * FROM identity.acting_visit'),
      await walk.app.db.query('SELECT before, after FROM platform.audit_row'),
      await walk.app.db.query('SELECT * FROM platform.message'),
    ]);
    for (const secret of [link.split('/').at(-1) ?? '', code ?? '', handle])
      expect(kept).not.toContain(secret);
  });

  it('opens nothing to a caller with the handle who is not our storefront', async () => {
    const [staff, { accountId }] = [await walk.staff(), await walk.customer()];
    const handle = await walk.visit(staff, accountId);
    const { authorization = '' } = headersOf(handle);
    const wrong: Record<string, string>[] = [
      { authorization },
      { authorization: `Bearer ${handle}`, ...AS_STOREFRONT },
      { cookie: `${ACTING_COOKIE.name}=${handle}; ${SSO_COOKIE.name}=${handle}`, ...AS_STOREFRONT },
      { authorization, 'x-storefront-key': 'another key' },
    ];
    for (const headers of wrong)
      expect((await call(`${walk.app.url}/users/me`, { headers })).status).toBe(401);
    expect(await faultOf(walk.storefront.call(endActing, { body: { handle: newToken() } }))).toBe('none');
    expect((await walk.get(handle, '/users/me')).status).toBe(200);
  });

  it('cannot reach another customer by naming them', async () => {
    const [staff, { accountId }, other] = [await walk.staff(), await walk.customer(), await walk.customer()];
    const handle = await walk.visit(staff, accountId);
    expect((await walk.get(handle, `/users/me?ssoUid=${other.accountId}`)).status).toBe(403);
  });

  it('leaves public reads of the shop open', async () => {
    const handle = await walk.visit(await walk.staff(), (await walk.customer()).accountId);
    expect((await walk.get(handle, '/globals')).status).toBe(200);
    expect((await walk.get(handle, '/brands')).status).toBe(200);
  });

  describe('is refused', () => {
    let handle: string;
    let cookie: string;
    beforeAll(async () => {
      const [staff, { accountId }] = [await walk.staff({ role: 'admin' }), await walk.customer()];
      handle = await walk.visit(staff, accountId);
      ({ cookie } = staff);
    });

    it('every write, and there are many', () => {
      expect(WRITES.length).toBeGreaterThan(60);
      expect(WRITES.filter((one) => !CLOSED.includes(one))).toEqual([]);
    });

    // A live visit, an ended one, and one beside the staff cookie: no route accepts any of them.
    it.each(CLOSED.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, { method, path }) => {
      const url = walk.app.url + path.replace(/\{\w+\}/g, '0198c0de-0000-7000-8000-00000000abcd');
      for (const headers of [
        headersOf(handle),
        headersOf(newToken()),
        { ...headersOf(handle), cookie, origin: 'http://console.test' },
        { ...headersOf(handle), 'x-cart-token': newToken(), 'x-order-token': newToken() },
      ]) {
        const { status, body } = await call(url, {
          method,
          headers: { ...headers, 'idempotency-key': newToken() },
        });
        expect([status, (body as { code: string }).code]).toEqual([403, 'access.readOnly']);
      }
    });
  });
});
