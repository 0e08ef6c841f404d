export { CancelDialog } from './CancelDialog.js';
export { PendingApproval } from './PendingApproval.js';
