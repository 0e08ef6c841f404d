export { COVERAGE_CLAIM_FACES, coverageClaims } from './coverage-claims/index.js';
export { PRICE_CLAIM_FACES, priceClaims } from './price-claims/index.js';
export { RETURN_FACES, returns } from './returns/index.js';
export { DueClock } from './after-sale/index.js';
export {
  FULFILMENT_LABELS,
  LinePicture,
  OrderSections,
  OrderSheetsPage,
  OrderStateChip,
  PAYMENT_FACES,
  orders,
  phoneText,
} from './order/index.js';
export {
  ALL_WAREHOUSES,
  CountPage,
  HandOverPage,
  PickPage,
  ReceivePage,
  useOwnWarehouse,
} from './warehouse/index.js';
export { macros } from './macros/index.js';
export { pickupCounters, PickupsPage } from './warehouse-pickup/index.js';
export { savedReplies, WriteButton } from './written-messages/index.js';
