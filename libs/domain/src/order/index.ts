export { CANCEL_WINDOW_MS, canCancel, canCancelByStaff, cancelClosesAt } from './cancel-window.js';
export { FULFILMENT_STATES, fulfilmentMachine, type FulfilmentState } from './fulfilment-state.js';
export {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerEntry,
  refundEntries,
  saleEntries,
  type SaleAmounts,
} from './ledger.js';
export {
  defineMachine,
  eventsFrom,
  type Machine,
  machineDiagram,
  type PassedGuards,
  type Step,
  transition,
} from './machine.js';
export { ORDER_STATES, orderMachine, type OrderState } from './order-state.js';
export {
  type CancellableOrder,
  type CancellationPlan,
  type LineAllocation,
  planCancellation,
} from './plan-cancellation.js';
export { type TrackedOrder, TRACKING_STEPS, type TrackingStep, trackingSteps } from './tracking.js';
