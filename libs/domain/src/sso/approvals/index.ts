export {
  APPROVAL_KINDS,
  approvalExpiresAt,
  type ApprovalKind,
  approvalLabel,
  approvalNeeds,
} from './approval-kind.js';
export { APPROVAL_STATES, approvalMachine, type ApprovalState } from './approval-state.js';
export { type ApprovalRequest, canDecide, decidableKinds } from './decide-approval.js';
