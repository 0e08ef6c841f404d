export { type Fulfilment, FULFILMENTS, isPickedUp } from './fulfilment.js';
export {
  coverageEntries,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerEntry,
  partOfSaleEntries,
  refundEntries,
  type SaleAmounts,
  saleEntries,
  withHandling,
} from './ledger.js';
export {
  isReadyForPickup,
  ORDER_STATE_WORDS,
  orderStateWord,
  PICKED_UP,
  READY_FOR_PICKUP,
} from './order-state-words.js';
export { adjustedUpTo, coveredTires, installedTires, type PriceAdjustment } from './price-adjustment.js';
export { ORDER_STATES, orderMachine, type OrderState } from './order-state.js';
