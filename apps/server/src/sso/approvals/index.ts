export { ApprovalKinds } from './approval-kinds.js';
export {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  type ApprovalPreview,
  type EndedOtherwise,
} from './approval.js';
export { ApprovalsModule } from './approvals.module.js';
export { Approvals } from './approvals.js';
