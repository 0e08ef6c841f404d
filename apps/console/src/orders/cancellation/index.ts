export { CancelDialog } from './CancelDialog.js';
export { PendingCancellation } from './PendingCancellation.js';
