export {
  APPLICATION_FACES,
  GROUP_WORDS,
  SOURCE_WORDS,
  accountApplications,
  employers,
} from './account-types/index.js';
export { accounts } from './accounts/index.js';
export { ACTING_END_WORDS, ACTING_REASON_WORDS } from './acting/index.js';
export { APPROVAL_FACES, approvals } from './approvals/index.js';
export { KIND_LABELS, REQUEST_FACES, privacyRequests } from './privacy/index.js';
export { SecurityPage, roleText, roles, staff, useRoles } from './staff/index.js';
