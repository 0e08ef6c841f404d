export {
  ALLOCATION_STATES,
  type AllocationEvent,
  allocationMachine,
  type AllocationState,
} from './allocation-state.js';
export { STOCK_HOLD_MINUTES, stockHeldUntil } from './stock-hold.js';
