import type { Cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import type { RefundingStaff } from './refund-rights.js';
import { may, type PermissionHolder, type StaffPermission } from './staff-policy.js';

/** A role's permissions and refund limit. */
export interface RoleTerms {
  readonly permissions: readonly StaffPermission[];
  /** In cents. */
  readonly refundLimit: Cents;
}

/** Checks that `giver` holds everything a role with these terms grants. Refuses with `role.beyondOwn`. */
export const canGive = (giver: RefundingStaff, terms: RoleTerms): Result<null, 'role.beyondOwn'> => {
  const beyond = terms.permissions.find((permission) => !may(giver, permission));
  if (beyond !== undefined) return refuse('role.beyondOwn', { permission: beyond });
  return terms.refundLimit <= giver.refundLimit
    ? ok(null)
    : refuse('role.beyondOwn', { permission: 'a refund limit above your own' });
};

/** Returns the permissions that a role's holders gain when its terms become `after`; a higher limit counts as the right to cancel. */
export const gainedBy = (before: RoleTerms, after: RoleTerms): readonly StaffPermission[] => {
  const gained = after.permissions.filter((permission) => !before.permissions.includes(permission));
  const isLimitHigher = after.refundLimit > before.refundLimit && !gained.includes('orders.cancel');
  return isLimitHigher ? [...gained, 'orders.cancel'] : gained;
};

/** True if the holder can manage staff. At least one person always must. */
export const looksAfterStaff = (holder: PermissionHolder): boolean =>
  may(holder, 'staff.write') && may(holder, 'approvals.decide');
