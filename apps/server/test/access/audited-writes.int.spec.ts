import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Secret, TOTP } from 'otpauth';

import { JobHandlers, JobQueue } from '../../src/platform/jobs/index.js';
import { aPlacedOrder, aSignedInStaff, aStateTax, aWarehouse, aZip } from '../builders/index.js';
import { aPendingErasure } from '../builders/sso/a-pending-erasure.js';
import { SANDBOX_KEY, startCardSandbox } from '../app/card-sandbox.js';
import { call, createTestDatabase, eventually, type ShopApp, startTestApp } from '../index.js';
import { everyEndpoint } from './every-endpoint.js';
import { anAccount } from '../sso/sign-in-shop.js';
import { CHANGES_NOTHING } from './unaudited-writes.js';
import { NOT_WALKED_YET, RECORD_CALLS, RECORD_WRITES, WALKED_ELSEWHERE } from './walked-writes.js';

const SERVER = join(import.meta.dirname, '../..');

const STAFF_WRITES = everyEndpoint().filter(
  ({ access, method, isQuestion }) => access.kind === 'staff' && method !== 'GET' && isQuestion !== true,
);

interface AuditRow {
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly action: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** The effect of a write on its record: the sides that the audit must show. */
type Kind = 'creates' | 'changes' | 'deletes';

interface Write {
  readonly kind: Kind;
  readonly path: string;
  readonly body?: object;
}

const VIEW = { resource: 'orders', name: 'Open', definition: { filter: {}, sort: null }, isShared: false };
const FAILING = 'probe.fails';

describe('every write of staff', () => {
  let app: ShopApp;
  let admin: Record<string, string>;
  let password: string;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const sandbox = await startCardSandbox(database.url);
    const env = { SANDBOX_URL: sandbox.url, PAYMENT_SANDBOX_KEY: SANDBOX_KEY };
    const server = await startTestApp({ databaseUrl: database.url, env });
    const close = async () => {
      await server.close().finally(() => sandbox.close());
      await database.drop();
    };
    app = { ...server, sandbox, close };
    for (const build of [aStateTax, aZip, aWarehouse]) await build(app.db);
    const alex = await aSignedInStaff(app, { role: 'admin', name: 'Alex Novak' });
    admin = alex.headers;
    password = alex.password;
    app.get(JobHandlers).register({ job: FAILING, run: () => Promise.reject(new Error('no luck')) });
  });
  afterAll(() => app.close());

  const send = (method: string, path: string, body: object = {}) =>
    call(`${app.url}${path}`, {
      method,
      headers: { ...admin, 'idempotency-key': randomUUID() },
      ...(method === 'GET' ? {} : { body }),
    });
  const aFailedJob = async () => {
    const id = randomUUID();
    await app.get(JobQueue).add(FAILING, {}, { id });
    return eventually(async () => {
      const { body } = await call(
        `${app.url}/admin/jobs?filter=${JSON.stringify({ state: 'failed', id: [id] })}`,
        {
          headers: admin,
        },
      );
      expect(body).toHaveLength(1);
      return id;
    }, 30_000);
  };

  const aSetUpAuthenticator = async (): Promise<Write> => {
    const { body } = await send('POST', '/staff/security/authenticator', { password });
    const { secret } = body as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime(),
    });
    return { kind: 'changes', path: '/staff/security/authenticator', body: { code } };
  };

  /** A write to each endpoint. A new endpoint is added here, or above with its suite. */
  const WRITES: Readonly<Record<string, () => Promise<Write>>> = {
    'admin.orders.cancel': async () => {
      const { orderId } = await aPlacedOrder(app);
      const { body } = await send('GET', `/admin/orders/${orderId}/cancellation`);
      const { orderVersion, refundInCents } = body as { orderVersion: number; refundInCents: number };
      return {
        kind: 'changes',
        path: `/admin/orders/${orderId}/cancellation`,
        body: { orderVersion, reason: 'Asked for it', expectedRefundInCents: refundInCents },
      };
    },
    'admin.orders.addNote': async () => {
      const { orderId } = await aPlacedOrder(app);
      return { kind: 'creates', path: `/admin/orders/${orderId}/notes`, body: { text: 'Called back' } };
    },
    'admin.views.save': () => Promise.resolve({ kind: 'creates', path: '/admin/saved-views', body: VIEW }),
    'admin.views.delete': async () => {
      const { body } = await send('POST', '/admin/saved-views', { ...VIEW, name: 'To go' });
      return { kind: 'deletes', path: `/admin/saved-views/${(body as { id: string }).id}` };
    },
    'staff.setUpAuthenticator': () =>
      Promise.resolve({ kind: 'creates', path: '/staff/security/authenticator', body: { password } }),
    'staff.proveAuthenticator': aSetUpAuthenticator,
    'staff.removeAuthenticator': async () => {
      const { path, body } = await aSetUpAuthenticator();
      await send('PUT', path, body);
      return { kind: 'changes', path, body: { password } };
    },
    'staff.newPasskeyOptions': () =>
      Promise.resolve({ kind: 'creates', path: '/staff/security/passkeys/options', body: { password } }),
    'staff.endSessions': () => Promise.resolve({ kind: 'creates', path: '/staff/security/sessions' }),
    'staff.changePassword': () => {
      const body = { password, newPassword: 'quiet-lantern-over-71-hills' };
      password = body.newPassword;
      // Passwords are never recorded.
      return Promise.resolve({ kind: 'creates', path: '/staff/security/password', body });
    },
    'admin.privacy.startExport': async () => {
      const { email } = await anAccount(app);
      return { kind: 'creates', path: '/admin/privacy-requests', body: { email } };
    },
    'admin.privacy.startErasure': async () => {
      const { email } = await anAccount(app);
      const body = { email, reason: 'A letter of Nov 18, checked by phone' };
      return { kind: 'creates', path: '/admin/privacy-requests/erasures', body };
    },
    'admin.privacy.cancelErasure': async () => {
      const id = await aPendingErasure(app, (await anAccount(app)).accountId);
      return { kind: 'changes', path: `/admin/privacy-requests/${id}/cancellation` };
    },
    'admin.jobs.retry': async () => ({
      kind: 'changes',
      path: `/admin/jobs/work/${await aFailedJob()}/retry`,
    }),
  };

  it('is walked here or in a separate suite', () => {
    const known = [
      ...Object.keys(WRITES),
      ...Object.keys(WALKED_ELSEWHERE),
      ...RECORD_CALLS,
      ...NOT_WALKED_YET,
    ];
    expect(STAFF_WRITES.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('is walked by suites that exist', () => {
    const suites = [...Object.values(WALKED_ELSEWHERE), ...Object.values(RECORD_WRITES)];
    expect(suites.filter((suite) => !existsSync(join(SERVER, suite)))).toEqual([]);
  });

  it.each(
    STAFF_WRITES.filter(({ id }) => WRITES[id] !== undefined).map(
      (endpoint) => [endpoint.id, endpoint] as const,
    ),
  )('records the actor, time, action, before and after in its transaction: %s', async (id, endpoint) => {
    const write = await WRITES[id]?.();
    const { status, headers, body } = await send(endpoint.method, write?.path ?? '', write?.body);
    expect([status, status < 300 ? null : body]).toEqual([
      endpoint.status ?? (endpoint.reply ? 200 : 204),
      null,
    ]);
    const rows = await app.db.query<AuditRow>(
      'SELECT actor_kind, actor_id, actor_name, action, before, after FROM platform.audit_row WHERE request_id = $1',
      [headers.get('x-request-id')],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ actor_kind: 'staff', actor_name: 'Alex Novak' });
    expect(rows[0]?.actor_id).not.toBeNull();
    expect([rows[0]?.before !== null, rows[0]?.after !== null]).toEqual([
      write?.kind !== 'creates',
      write?.kind !== 'deletes',
    ]);
    expect(await app.unauditedWrites()).toEqual([]);
  });

  it('is known to change something, save the few that only end a session', () => {
    expect(CHANGES_NOTHING.every((id) => STAFF_WRITES.some((endpoint) => endpoint.id === id))).toBe(true);
  });

  it('is found out when it leaves nothing', async () => {
    const { headers } = await send('POST', '/admin/saved-views', { ...VIEW, name: 'Silent' });
    const requestId = headers.get('x-request-id') ?? '';
    const renamed = (from: string, to: string) =>
      app.db.query(
        [
          'DO $$ BEGIN SET LOCAL session_replication_role = replica; UPDATE platform.audit_row SET request_id =',
          `'${to}' WHERE request_id = '${from}'; END $$`,
        ].join(' '),
      );
    await renamed(requestId, 'another');
    expect(await app.unauditedWrites()).toEqual([`admin.views.save (${requestId})`]);
    await renamed('another', requestId);
  });
});
