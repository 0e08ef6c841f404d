import fc from 'fast-check';

import {
  permissionsOf,
  refundLimitOf,
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
} from '../access/index.js';
import { cents } from '../../money/index.js';
import { eventsFrom, transition } from '../../machine/index.js';
import { APPROVAL_KINDS, approvalExpiresAt, approvalLabel, approvalNeeds } from './approval-kind.js';
import { APPROVAL_STATES, approvalMachine } from './approval-state.js';
import { canDecide } from './decide-approval.js';

const staffOf = (role: StaffRole, staffId: string = role) => ({
  staffId,
  permissions: permissionsOf(role),
  refundLimit: refundLimitOf(role),
});

const aCancellation = (amount: number, requestedBy = 'robin') => ({
  kind: 'order.cancel' as const,
  requestedBy,
  concerns: null,
  amount: cents(amount),
  grants: [],
});

describe('the life of an approval request', () => {
  it('ends with its first decision', () => {
    for (const state of APPROVAL_STATES)
      expect([state, eventsFrom(approvalMachine, state).length]).toEqual([
        state,
        state === 'pending' ? 4 : 0,
      ]);
    expect(transition(approvalMachine, 'approved', 'approve').ok).toBe(false);
  });

  it('expires on its own: an order after half a day, a role after a week', () => {
    const at = new Date('2026-03-04T15:00:00Z');
    expect(approvalExpiresAt('order.cancel', at).toISOString()).toBe('2026-03-05T03:00:00.000Z');
    expect(approvalExpiresAt('staff.role', at).toISOString()).toBe('2026-03-11T15:00:00.000Z');
  });

  it('has a name and a permission for every kind', () => {
    expect(new Set(APPROVAL_KINDS.map(approvalLabel)).size).toBe(APPROVAL_KINDS.length);
    for (const kind of APPROVAL_KINDS) expect(STAFF_PERMISSIONS).toContain(approvalNeeds(kind));
  });
});

describe('the second person', () => {
  it('is never the requester, nor the person it concerns', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...APPROVAL_KINDS),
        fc.constantFrom(...STAFF_ROLES),
        fc.option(fc.integer({ min: 1, max: 3_000_000 })),
        fc.boolean(),
        (kind, role, amount, isConcerned) => {
          const decider = staffOf(role);
          const request = {
            kind,
            requestedBy: isConcerned ? 'robin' : decider.staffId,
            concerns: isConcerned ? decider.staffId : null,
            amount: amount === null ? null : cents(amount),
            grants: [],
          };
          expect(canDecide(decider, request)).toMatchObject({ fault: { code: 'approval.ownRequest' } });
        },
      ),
    );
  });

  it('could refund the money alone, to the cent', () => {
    expect(canDecide(staffOf('senior-agent'), aCancellation(500_000)).ok).toBe(true);
    expect(canDecide(staffOf('senior-agent'), aCancellation(500_001))).toMatchObject({
      fault: { code: 'approval.beyondYou' },
    });
    expect(canDecide(staffOf('admin'), aCancellation(500_001)).ok).toBe(true);
    expect(canDecide(staffOf('support-agent'), aCancellation(1)).ok).toBe(false);
  });

  it('holds the permissions that the request would grant', () => {
    const aRole = { ...aCancellation(1), kind: 'staff.role' as const, amount: null };
    const admin = staffOf('admin');
    expect(canDecide(admin, { ...aRole, grants: [...STAFF_PERMISSIONS] }).ok).toBe(true);
    const without = { ...admin, permissions: admin.permissions.filter((one) => one !== 'jobs.retry') };
    expect(canDecide(without, { ...aRole, grants: ['jobs.retry'] }).ok).toBe(false);
    expect(canDecide(without, { ...aRole, grants: ['jobs.read'] }).ok).toBe(true);
    expect(canDecide(staffOf('senior-agent'), aRole).ok).toBe(false);
  });
});
