export { type ComposedRole, composeRole } from './composed-role.js';
export { type EmployeeAddresses, isEmployeeAddress } from './employee-address.js';
export { isOwnedRecord, OWNED_RECORD_NAMES, type OwnedRecord, OWNED_RECORDS } from './owned-records.js';
export { approvesRefund, type RefundingStaff, refundLimitOf, refundsAlone } from './refund-rights.js';
export { canGive, gainedBy, looksAfterStaff, type RoleTerms } from './role-gift.js';
export {
  may,
  type PermissionHolder,
  permissionsOf,
  STAFF_PERMISSIONS,
  staffCan,
  type StaffPermission,
  permissionLabel,
} from './staff-policy.js';
export { findStaffRole, STAFF_ROLES, type StaffRole } from './staff-role.js';
export { WATCHED_RECORD_NAMES, type WatchedRecord, WATCHED_RECORDS } from './watched-records.js';
