export {
  ALLOCATION_STATES,
  type AllocationEvent,
  allocationMachine,
  type AllocationState,
} from './allocation-state.js';
export { LENDER_HOLD_MINUTES, STOCK_HOLD_MINUTES, stockHeldUntil } from './stock-hold.js';
