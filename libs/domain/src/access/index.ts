export type { ActingConditions, ActingEnd, ActingReason } from './acting-visit.js';
export {
  ACTING_ENDS,
  ACTING_LINK_SECONDS,
  ACTING_MINUTES,
  ACTING_REASONS,
  actingEndOf,
  actingReasonText,
} from './acting-visit.js';
export type { ComposedRole } from './composed-role.js';
export { composeRole } from './composed-role.js';
export type { RefundingStaff } from './refund-limit.js';
export { canGive, gainedBy, looksAfterStaff, type RoleTerms } from './role-gift.js';
export { approvesRefund, refundLimitOf, refundsAlone } from './refund-limit.js';
export type { PermissionHolder, StaffPermission } from './staff-policy.js';
export { may, permissionsOf, STAFF_PERMISSIONS, staffCan, whatItLets } from './staff-policy.js';
export type { StaffRole } from './staff-role.js';
export { findStaffRole, STAFF_ROLES } from './staff-role.js';
