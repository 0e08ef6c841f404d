import { cents, type Cents } from '../../money/index.js';
import { may, type PermissionHolder } from './staff-policy.js';
import { findStaffRole, type StaffRole } from './staff-role.js';

/** The most that a role gives back without a second person, in cents; a role that is not named has to ask for every cent. */
const LIMITS: Partial<Record<StaffRole, Cents>> = {
  'support-agent': cents(150_000),
  'senior-agent': cents(500_000),
  admin: cents(2_500_000),
};

/** The most that `role` gives back alone, in cents; that of a composed role is what was agreed for it. */
export const refundLimitOf = (role: string, agreed: Cents | null = null): Cents => {
  const own = findStaffRole(role);
  return own === null ? (agreed ?? cents(0)) : (LIMITS[own] ?? cents(0));
};

/** Somebody who gives money back or lets it be given back. */
export interface RefundingStaff extends PermissionHolder {
  readonly staffId: string;
  /** In cents. */
  readonly refundLimit: Cents;
}

/** Whether `staff` may give back `amount` cents alone. */
export const refundsAlone = (staff: RefundingStaff, amount: Cents): boolean => amount <= staff.refundLimit;

/**
 * Whether `approver` may let `amount` cents be given back that a colleague asked for: somebody else, who decides
 * approvals and could give back as much alone.
 */
export const approvesRefund = (approver: RefundingStaff, askedBy: string, amount: Cents): boolean =>
  approver.staffId !== askedBy && may(approver, 'approvals.decide') && refundsAlone(approver, amount);
