import type { Cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { RefundingStaff } from './refund-rights.js';
import { may, type PermissionHolder, type StaffPermission } from './staff-policy.js';

/** What a role lets its holder do. */
export interface RoleTerms {
  readonly permissions: readonly StaffPermission[];
  /** In cents. */
  readonly refundLimit: Cents;
}

/** Whether `giver` may give a role of these terms away: nobody does who does not hold as much. Refused with `role.beyondOwn`. */
export const canGive = (giver: RefundingStaff, terms: RoleTerms): Result<null, 'role.beyondOwn'> => {
  const beyond = terms.permissions.find((permission) => !may(giver, permission));
  if (beyond !== undefined) return refuse('role.beyondOwn', { permission: beyond });
  return terms.refundLimit <= giver.refundLimit
    ? ok(null)
    : refuse('role.beyondOwn', { permission: 'a refund limit over your own' });
};

/** The permissions that holders of a role gain when its terms become `after`; its limit counts as the right to cancel. */
export const gainedBy = (before: RoleTerms, after: RoleTerms): readonly StaffPermission[] => {
  const gained = after.permissions.filter((permission) => !before.permissions.includes(permission));
  const isLimitHigher = after.refundLimit > before.refundLimit && !gained.includes('orders.cancel');
  return isLimitHigher ? [...gained, 'orders.cancel'] : gained;
};

/** Whether somebody can look after the staff: there always has to be one. */
export const looksAfterStaff = (holder: PermissionHolder): boolean =>
  may(holder, 'staff.write') && may(holder, 'approvals.decide');
