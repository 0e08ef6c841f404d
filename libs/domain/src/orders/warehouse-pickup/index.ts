export {
  checkCounter,
  closedDaysAhead,
  closedDaysWords,
  isOpenLongEnough,
  keptPickupTime,
  MOST_CLOSED_IN_A_ROW,
} from './change-counter.js';
export { type Counter, counterDay, type CounterDay } from './counter.js';
export {
  checkHandOver,
  type CounterOrder,
  type HandOverFault,
  MOST_WRONG_PICKUP_CODES,
  PICKUP_PROOFS,
  PICKUP_REASON_LENGTH,
  type PickupProof,
} from './hand-over.js';
export {
  PICKUP_REMINDER_DAYS,
  type PickupHold,
  WAREHOUSE_PICKUP_HOLD_DAYS,
  warehousePickupHold,
} from './held-until.js';
export { hasAllTires, WAREHOUSE_PICKUP_MILES } from './offer.js';
export { pickupTimeWords } from './ready-words.js';
export { PREPARING_MINUTES, WAREHOUSE_PICKUP_HOURS, warehousePickupReadyBy } from './ready-by.js';
