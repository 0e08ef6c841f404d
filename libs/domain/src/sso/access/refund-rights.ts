import { cents, type Cents } from '../../money/index.js';
import { may, type PermissionHolder } from './staff-policy.js';
import { findStaffRole, type StaffRole } from './staff-role.js';

/** Each role's refund limit without a second person, in cents. Other roles need approval for every refund. */
const LIMITS: Partial<Record<StaffRole, Cents>> = {
  'support-agent': cents(150_000),
  'senior-agent': cents(500_000),
  admin: cents(2_500_000),
};

/** Returns the refund limit of `role` without approval, in cents; for a composed role, its agreed limit. */
export const refundLimitOf = (role: string, agreed: Cents | null = null): Cents => {
  const own = findStaffRole(role);
  return own === null ? (agreed ?? cents(0)) : (LIMITS[own] ?? cents(0));
};

/** A member of staff who makes or approves refunds. */
export interface RefundingStaff extends PermissionHolder {
  readonly staffId: string;
  /** In cents. */
  readonly refundLimit: Cents;
}

/** True if `staff` may refund `amount` cents without approval. */
export const refundsAlone = (staff: RefundingStaff, amount: Cents): boolean => amount <= staff.refundLimit;

/**
 * True if `approver` may approve a colleague's refund of `amount` cents: a different person, who decides approvals and could refund that
 * much alone.
 */
export const approvesRefund = (approver: RefundingStaff, askedBy: string, amount: Cents): boolean =>
  approver.staffId !== askedBy && may(approver, 'approvals.decide') && refundsAlone(approver, amount);
