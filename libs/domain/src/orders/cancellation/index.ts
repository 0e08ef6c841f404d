export { CANCEL_REASONS, type CancelReason, cancelReasonText } from './cancel-reason.js';
export { canCancel, canCancelByStaff, CANCEL_WINDOW_MS, cancelClosesAt } from './cancel-window.js';
export {
  type CancellableOrder,
  type CancellationPlan,
  type CancellationRefund,
  type LineAllocation,
  planCancellation,
} from './plan-cancellation.js';
