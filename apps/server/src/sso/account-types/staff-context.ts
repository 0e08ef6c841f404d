import type { ApprovalContext } from '../approvals/index.js';

/** Who asked for a change of an account, in which request. */
export type StaffContext = ApprovalContext;
