import type { ApprovalContext } from '../approvals/index.js';

/** The staff member who asked for a change of an account, and the request. */
export type StaffContext = ApprovalContext;
