export {
  ALLOCATION_STATES,
  type AllocationEvent,
  allocationMachine,
  type AllocationState,
} from './allocation-state.js';
export { type Arrival, arrivalOf, type StockedWarehouse, type WantedStock } from './arrival.js';
export { chooseWarehouses, inLockOrder } from './choose-warehouses.js';
export type { StockLevel, StockLine, StockPick } from './stock-line.js';
export { LENDER_HOLD_MINUTES, STOCK_HOLD_MINUTES, stockHeldUntil } from './stock-hold.js';
export { settleMissing, type ShortShelf } from './missing-tires.js';
export {
  checkCount,
  type CheckedCount,
  COUNT_REASONS,
  type CountReason,
  countReasonText,
  onShelf,
  type ShelfBooks,
  UNCONFIRMED_DIFFERENCE,
} from './check-count.js';
