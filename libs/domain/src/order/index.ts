export {
  ALLOCATION_STATES,
  type AllocationEvent,
  allocationMachine,
  type AllocationState,
} from './allocation-state.js';
export { CANCEL_WINDOW_MS, canCancel, cancelClosesAt } from './cancel-window.js';
export { type Fulfilment, FULFILMENTS } from './fulfilment.js';
export {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerEntry,
  refundEntries,
  saleEntries,
  type SaleAmounts,
} from './ledger.js';
export { ORDER_STATES, orderMachine, type OrderState } from './order-state.js';
export {
  isReadyForPickup,
  ORDER_STATE_WORDS,
  orderStateWord,
  READY_FOR_PICKUP,
} from './order-state-words.js';
export { PICKUP_HOLD_BUSINESS_DAYS, pickupHeldUntil } from './pickup-hold.js';
export {
  type CancellableOrder,
  type CancellationPlan,
  type LineAllocation,
  planCancellation,
} from './plan-cancellation.js';
export { type TrackedOrder, TRACKING_STEPS, type TrackingStep, trackingSteps } from './tracking.js';
