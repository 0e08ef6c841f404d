import { STAFF_PERMISSIONS, type StaffPermission } from '@simpletread/domain';

import * as contract from '../../index.js';
import type { EndpointShape } from '../endpoint/index.js';
import { isOpenWhileActing } from './access.js';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'method', 'path', 'access', 'faults'].every((name) => name in value);

const ENDPOINTS = Object.values<unknown>(contract).filter(isEndpoint);

/**
 * The endpoints everyone in the console needs: their own session, news that something changed, but not what, and their own presence on a record,
 * for which the record’s own permission is asked (`presence.int.spec.ts`).
 */
const OWN_SESSION = /^(staff\.|admin\.stream$|admin\.presence$)/;

/** Permissions without an endpoint: they affect the content of replies and the result of calls. */
const DECIDE_WITHIN: readonly StaffPermission[] = [
  'contacts.read',
  'margins.read',
  'quotes.margins',
  'salesFigures.read',
];

describe('the access of endpoints', () => {
  it('names a permission for everything that staff do', () => {
    const open = ENDPOINTS.filter(
      ({ id, access }) => access.kind === 'staff' && access.permission === undefined && !OWN_SESSION.test(id),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('lets only staff under /admin', () => {
    const others = ENDPOINTS.filter(
      ({ path, access }) => path.startsWith('/admin') && access.kind !== 'staff',
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('lets only the signed-in customer under /users/me', () => {
    const others = ENDPOINTS.filter(
      ({ path, access }) => path.startsWith('/users/me') && access.kind !== 'customer',
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('gives every permission of the policy table an endpoint', () => {
    const named = new Set(
      ENDPOINTS.map(({ access }) => (access.kind === 'staff' ? access.permission : undefined)),
    );
    const idle = STAFF_PERMISSIONS.filter((one) => !named.has(one) && !DECIDE_WITHIN.includes(one));
    expect(idle).toEqual([]);
  });

  it('lets staff acting as a customer read the account’s pages, and nothing else of it', () => {
    const open = ENDPOINTS.filter(({ access }) => access.kind !== 'public').filter(isOpenWhileActing);
    expect(open.map(({ id }) => id).sort()).toEqual([
      'accountTypes.standing',
      'applications.getMine',
      'applications.listMine',
      'garage.list',
      'giftCards.mine',
      'installerApplications.getMine',
      'installerApplications.listMine',
      'installerApplications.myImage',
      'referrals.mine',
      'rotations.list',
      'users.me',
      'users.order',
      'users.order.coverageClaims',
      'users.order.delay',
      'users.order.previewCancellation',
      'users.order.priceClaims',
      'users.order.returnLabel',
      'users.order.returns',
      'users.orders',
      'users.receipt',
    ]);
  });

  it('marks only reads as open to them', () => {
    const marked = ENDPOINTS.filter(({ access }) => 'isOpenWhileActing' in access);
    expect(marked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(ENDPOINTS.filter((one) => one.method !== 'GET' && isOpenWhileActing(one))).toEqual([]);
  });
});
