import fc from 'fast-check';

import { permissionsOf, STAFF_ROLES, staffCan } from '../access/index.js';
import { ACTING_REASONS, type ActingConditions, actingEndOf, actingReasonText } from './acting-visit.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const good: ActingConditions = {
  endsAt: new Date('2026-11-20T12:00:01Z'),
  isAccountOpen: true,
  isStaffActive: true,
  staff: { permissions: permissionsOf('senior-agent') },
};

describe('seeing the shop as a customer', () => {
  it('is only for senior agents and admins', () => {
    expect(STAFF_ROLES.filter((role) => staffCan(role, 'accounts.actAs'))).toEqual(['senior-agent', 'admin']);
  });

  it('continues while all its conditions hold', () => {
    expect(actingEndOf(good, NOW)).toBeNull();
  });

  it.each([
    ['the customer’s account is closed', { isAccountOpen: false }, 'accountClosed'],
    ['the person no longer has access', { isStaffActive: false, staff: null }, 'staffClosed'],
    ['the person has signed out of the console', { staff: null }, 'signedOut'],
    [
      'their role lost the permission',
      { staff: { permissions: permissionsOf('support-agent') } },
      'permissionLost',
    ],
    ['its time is up, to the millisecond', { endsAt: NOW }, 'timeUp'],
  ] as const)('ends when %s', (_, change, cause) => {
    expect(actingEndOf({ ...good, ...change }, NOW)).toBe(cause);
  });

  it('never outlives its time', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (endsAt, now) => {
        expect(actingEndOf({ ...good, endsAt }, now) === null).toBe(now < endsAt);
      }),
    );
  });

  it('gives the customer a reason in its own words', () => {
    const words = ACTING_REASONS.map(actingReasonText);
    expect(new Set(words).size).toBe(ACTING_REASONS.length);
    for (const text of words) expect(text).toMatch(/^(a|something) /);
  });
});
