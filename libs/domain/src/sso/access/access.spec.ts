import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { composeRole } from './composed-role.js';
import { approvesRefund, refundLimitOf, refundsAlone } from './refund-rights.js';
import { may, permissionsOf, STAFF_PERMISSIONS, staffCan, permissionLabel } from './staff-policy.js';
import { findStaffRole, STAFF_ROLES } from './staff-role.js';

const somePermissions = fc.uniqueArray(fc.constantFrom(...STAFF_PERMISSIONS));
const holding = (permissions: readonly (typeof STAFF_PERMISSIONS)[number][]) => ({ permissions });

describe('the policy table', () => {
  it('gives the admin everything', () => {
    expect(permissionsOf('admin')).toEqual(STAFF_PERMISSIONS);
  });

  it('protects customers and money with separate permissions', () => {
    const sensitive = [
      'orders.cancel',
      'contacts.read',
      'orders.note',
      'messages.read',
      'audit.read',
    ] as const;
    for (const role of ['marketer', 'merchandiser', 'content-editor'] as const) {
      expect([role, sensitive.filter((permission) => staffCan(role, permission))]).toEqual([role, []]);
    }
    expect(STAFF_ROLES.filter((role) => staffCan(role, 'jobs.retry'))).toEqual(['admin']);
  });

  it('describes each permission', () => {
    const words = STAFF_PERMISSIONS.map(permissionLabel);
    expect(new Set(words).size).toBe(words.length);
  });

  it('recognizes only its own roles by name', () => {
    for (const role of STAFF_ROLES) expect(findStaffRole(role)).toBe(role);
    for (const name of ['', 'Admin', 'admin ', '__proto__']) expect(findStaffRole(name)).toBeNull();
  });
});

describe('a composed role', () => {
  it('never exceeds its maker’s permissions', () => {
    fc.assert(
      fc.property(somePermissions, somePermissions, (own, wanted) => {
        const role = composeRole(holding(own), 'Night desk', wanted);
        const isWithin = wanted.length > 0 && wanted.every((permission) => own.includes(permission));
        expect(role.ok).toBe(isWithin);
        if (role.ok) expect([...role.value.permissions].sort()).toEqual([...wanted].sort());
      }),
    );
  });

  it.each([
    '',
    'ab',
    'Admin',
    'Support agent',
    ' support  AGENT ',
    'a<b>c',
    '1st desk',
    'x'.repeat(41),
    'desk-',
  ])('is not called %j', (name) => {
    const maker = holding(permissionsOf('admin'));
    expect(composeRole(maker, name, ['orders.read'])).toMatchObject({ ok: false });
  });

  it('is trimmed and needs a permission', () => {
    const maker = holding(permissionsOf('admin'));
    expect(composeRole(maker, '  Night   desk ', ['orders.read'])).toMatchObject({
      value: { name: 'Night desk' },
    });
    expect(composeRole(maker, 'Night desk', [])).toMatchObject({ fault: { code: 'role.empty' } });
  });
});

describe('refunding', () => {
  const staffOf = (role: (typeof STAFF_ROLES)[number], staffId: string = role) => ({
    staffId,
    permissions: permissionsOf(role),
    refundLimit: refundLimitOf(role),
  });

  it('needs no approval up to the role’s limit, to the cent', () => {
    const agent = staffOf('support-agent');
    expect(refundsAlone(agent, cents(150_000))).toBe(true);
    expect(refundsAlone(agent, cents(150_001))).toBe(false);
    expect(refundsAlone(staffOf('marketer'), cents(1))).toBe(false);
  });

  it('is approved by someone else with a sufficient limit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STAFF_ROLES),
        fc.constantFrom(...STAFF_ROLES),
        fc.integer({ min: 1, max: 3_000_000 }),
        (asking, deciding, amount) => {
          const approver = staffOf(deciding);
          const isApproved = approvesRefund(approver, asking, cents(amount));
          if (isApproved) {
            expect(deciding).not.toBe(asking);
            expect(refundsAlone(approver, cents(amount)) && may(approver, 'approvals.decide')).toBe(true);
          }
          expect(approvesRefund(approver, approver.staffId, cents(amount))).toBe(false);
        },
      ),
    );
    expect(approvesRefund(staffOf('senior-agent'), 'support-agent', cents(200_000))).toBe(true);
    expect(approvesRefund(staffOf('senior-agent'), 'support-agent', cents(500_001))).toBe(false);
  });

  it('is limited for a composed role by its agreed limit', () => {
    expect(refundLimitOf('Night desk', cents(9_900))).toBe(9_900);
    expect(refundLimitOf('Night desk')).toBe(0);
    expect(refundLimitOf('admin', cents(1))).toBe(2_500_000);
  });
});
