export type {
  Approval,
  ApprovalContext,
  ApprovalHandler,
  ApprovalPreview,
  Ask,
  EndedOtherwise,
} from './approval.js';
export { ApprovalKinds } from './approval-kinds.js';
export { Approvals } from './approvals.js';
export { ApprovalsModule } from './approvals.module.js';
export { EndApproval } from './end-approval.js';
