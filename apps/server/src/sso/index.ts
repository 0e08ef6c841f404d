export { SsoModule } from './sso.module.js';
export { AccountStandings } from './account-types/index.js';
export {
  type Account,
  type AccountRow,
  Accounts,
  CUSTOMER_SIGNED_IN,
  EMAIL_PROVED,
} from './accounts/index.js';
export {
  ApprovalKinds,
  Approvals,
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  type ApprovalPreview,
  type EndedOtherwise,
} from './approvals/index.js';
export { KnownVehicles, OwnVehicles } from './garage/index.js';
export { ACCOUNT_TYPES_CHANGED } from './sessions/index.js';
export { Employees, type StaffRow, StaffSessions } from './staff/index.js';
export { StaffVisits, type VisitKind, type VisitLook, type VisitStore } from './staff-visits/index.js';
