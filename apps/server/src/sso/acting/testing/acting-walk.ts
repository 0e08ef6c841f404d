import {
  actingTokenOf,
  beginActing,
  type Client,
  createClient,
  endActing,
  showActing,
} from '@simpletread/contract';

import { aSignedInStaff, type StaffAccountSetup } from '../../../../test/builders/index.js';
import { call, startTestApp, type TestApp, send } from '../../../../test/index.js';
import { anAccount } from '../../../../test/sso/sign-in-shop.js';

const KEY = 'key of the storefront';
export const AS_STOREFRONT = { 'x-storefront-key': KEY } as const;

export type Staff = Awaited<ReturnType<typeof aSignedInStaff>>;

export interface ActingWalk {
  readonly app: TestApp;
  readonly storefront: Client;
  /** A senior agent signed in to the console, unless the test says otherwise. */
  staff(setup?: StaffAccountSetup): Promise<Staff>;
  customer(): Promise<{ accountId: string; email: string }>;
  /** The link that the console shows, asked for by `staff`. */
  ask(staff: Staff, accountId: string): Promise<string>;
  /** Opens a link in a browser with these headers. Returns the code of its target, or null. */
  open(link: string, headers: Record<string, string>): Promise<string | null>;
  begin(code: string): Promise<{ handle: string; endsAt: string }>;
  /** All of it: the handle of a visit. */
  visit(staff: Staff, accountId: string): Promise<string>;
  show: (handle: string) => Promise<unknown>;
  end: (handle: string) => Promise<unknown>;
  /** The replies to our storefront on behalf of a visit. */
  get(handle: string, path: string): Promise<{ status: number; body: unknown }>;
  trail(accountId: string): Promise<AuditRow[]>;
}

export interface AuditRow {
  readonly action: string;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly actor_name: string;
  readonly before: unknown;
  readonly after: Readonly<Record<string, unknown>>;
}

export const headersOf = (handle: string): Record<string, string> => ({
  ...AS_STOREFRONT,
  authorization: `Bearer ${actingTokenOf(handle)}`,
});

/** Staff acting for a customer. The test plays console and storefront. */
export const startActingWalk = async (): Promise<ActingWalk> => {
  const app = await startTestApp({ env: { STOREFRONT_KEY: KEY } });
  const storefront = createClient({
    fetch: send,
    baseUrl: app.url,
    headers: () => ({ ...AS_STOREFRONT }),
    validateReplies: true,
  });
  const ask: ActingWalk['ask'] = async ({ headers }, accountId) => {
    const { status, body } = await call(`${app.url}/admin/accounts/${accountId}/acting-visits`, {
      headers,
      body: { reason: 'order', words: 'Asked on the phone where the tires are' },
    });
    expect(status).toBe(201);
    const { pathname } = new URL((body as { url: string }).url);
    return app.url + pathname;
  };
  const open: ActingWalk['open'] = async (link, headers) => {
    const response = await send(link, { headers });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin).toBe('http://storefront.test');
    return location.searchParams.get('code');
  };
  const begin: ActingWalk['begin'] = (code) => storefront.call(beginActing, { body: { code } });
  return {
    app,
    storefront,
    staff: (setup = {}) => aSignedInStaff(app, { role: 'senior-agent', name: 'Sam Okoro', ...setup }),
    customer: () => anAccount(app, { passwordHash: null }),
    ask,
    open,
    begin,
    visit: async (staff, accountId) => {
      const code = await open(await ask(staff, accountId), { cookie: staff.cookie });
      return (await begin(code ?? '')).handle;
    },
    show: (handle) => storefront.call(showActing, { body: { handle } }),
    end: (handle) => storefront.call(endActing, { body: { handle } }),
    get: (handle, path) => call(app.url + path, { headers: headersOf(handle) }),
    trail: (accountId) =>
      app.db.query<AuditRow>(
        `SELECT action, actor_kind, actor_id, actor_name, before, after FROM platform.audit_row
         WHERE subject_type = 'account' AND subject_id = $1 AND action LIKE 'account.acting%' ORDER BY at, id`,
        [accountId],
      ),
  };
};
