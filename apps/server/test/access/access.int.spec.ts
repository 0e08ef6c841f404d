import type { EndpointShape } from '@simpletread/contract';
import { STAFF_ROLES, staffCan, type StaffPermission, type StaffRole } from '@simpletread/domain';

import { boundEndpoints } from '../../src/platform/http/index.js';
import { aSignedInStaff } from '../builders/index.js';
import { everyEndpoint } from './every-endpoint.js';
import { startTestApp, type TestApp } from '../index.js';

/** A role that an admin put together, of these permissions. */
const COMPOSED = 'Night desk';
const ITS_PERMISSIONS: readonly StaffPermission[] = [
  'dashboard.read',
  'orders.read',
  'orders.note',
  'views.write',
];

type Caller = StaffRole | 'signed out' | typeof COMPOSED;
type Answer = 'allowed' | '401 access.signInRequired' | '403 access.refused';

const CALLERS: readonly Caller[] = ['signed out', ...STAFF_ROLES, COMPOSED];
// Load balancers ask these, no app of ours does.
const NOT_IN_CONTRACT = ['health.live', 'health.ready'];
const SIGN_OUT = 'staff.signOut';

const ENDPOINTS = everyEndpoint();
const STAFF_ENDPOINTS = ENDPOINTS.filter(({ access }) => access.kind === 'staff');
const WRITES = STAFF_ENDPOINTS.filter(({ method }) => method !== 'GET');

const byPolicy = ({ access }: EndpointShape, caller: Caller): Answer => {
  if (access.kind === 'customer') return '401 access.signInRequired';
  if (access.kind === 'storefront') return '403 access.refused';
  if (access.kind !== 'staff') return 'allowed';
  if (caller === 'signed out') return '401 access.signInRequired';
  const { permission } = access;
  const holds = (one: StaffPermission): boolean =>
    caller === COMPOSED ? ITS_PERMISSIONS.includes(one) : staffCan(caller, one);
  return permission === undefined || holds(permission) ? 'allowed' : '403 access.refused';
};

const tableOf = (answerOf: (caller: Caller) => Answer | undefined) =>
  Object.fromEntries(CALLERS.map((caller) => [caller, answerOf(caller)]));

describe('access to every endpoint', () => {
  let app: TestApp;
  const headersOf = new Map<Caller, Record<string, string>>([['signed out', {}]]);

  beforeAll(async () => {
    app = await startTestApp();
    for (const role of STAFF_ROLES) headersOf.set(role, (await aSignedInStaff(app, { role })).headers);
    await app.db.execute('INSERT INTO identity.staff_role (name, permissions) VALUES ($1, $2)', [
      COMPOSED,
      [...ITS_PERMISSIONS],
    ]);
    const { staffId, headers } = await aSignedInStaff(app);
    await app.db.execute('UPDATE identity.staff SET role = $2 WHERE id = $1', [staffId, COMPOSED]);
    headersOf.set(COMPOSED, headers);
  });
  afterAll(() => app.close());

  /** The status of a call without content. Reads only the first bytes, because one reply is a stream. */
  const answerTo = async (
    { method, path }: EndpointShape,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const stop = new AbortController();
    const url = app.url + path.replace(/\{\w+\}/g, '0198c0de-0000-7000-8000-00000000abcd');
    const response = await fetch(url, { method, headers, redirect: 'manual', signal: stop.signal });
    // A handler that crashes, or a limit that was reached, says nothing about access.
    const isTold = response.status === 401 || response.status === 403;
    if (!isTold && response.status < 500 && response.status !== 429) {
      stop.abort();
      return 'allowed';
    }
    const { code } = (await response.json()) as { code: string };
    // A caller told that their input is wrong has passed the permission check.
    const isAboutContent = ['secondFactor.', 'channel.proof'].some((kind) => code.startsWith(kind));
    return isAboutContent ? 'allowed' : (`${response.status} ${code}` as Answer);
  };

  it('knows endpoints, each with a unique id and route', () => {
    expect(ENDPOINTS.length).toBeGreaterThan(40);
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
  });

  it('is decided by the contract: the server answers what it exports and nothing else', () => {
    const bound = boundEndpoints(app.app).map(({ id }) => id);
    const exported = [...ENDPOINTS.map(({ id }) => id), ...NOT_IN_CONTRACT];
    expect(bound.sort()).toEqual(exported.sort());
  });

  // Signing out comes last, as it ends the sessions that the others need.
  const inOrder = [...ENDPOINTS].sort((a, b) => Number(a.id === SIGN_OUT) - Number(b.id === SIGN_OUT));

  describe('as another site would write with the cookie', () => {
    it.each(WRITES.map((endpoint) => [endpoint.id, endpoint] as const))(
      '%s is refused',
      async (_, endpoint) => {
        const cookie = headersOf.get('admin')?.['cookie'] ?? '';
        for (const origin of [undefined, 'null', 'https://evil.example', 'http://storefront.test']) {
          const from: Record<string, string> = origin === undefined ? {} : { origin };
          expect([origin, await answerTo(endpoint, { cookie, ...from })]).toEqual([
            origin,
            '403 access.refused',
          ]);
        }
      },
    );
  });

  it.each(inOrder.map((endpoint) => [endpoint.id, endpoint] as const))(
    'follows the policy: %s [R6.05]',
    async (_, endpoint) => {
      const answers = new Map<Caller, Answer>();
      for (const caller of CALLERS)
        answers.set(caller, await answerTo(endpoint, headersOf.get(caller) ?? {}));
      expect(tableOf((caller) => answers.get(caller))).toEqual(
        tableOf((caller) => byPolicy(endpoint, caller)),
      );
    },
  );
});
