export { OrdersModule } from './orders.module.js';
export {
  APPOINTMENT_MOVED,
  COVERAGE_CLAIM_REQUESTED,
  EstimateDelivery,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  isLineCovered,
  paymentLabel,
  removableLineOf,
  OrderTokens,
  PRICE_CLAIM_REQUESTED,
  RECEIVING_CHANGED,
  RETURN_REQUESTED,
  TIRES_REMOVED,
  RecordOrder,
  ShowOrder,
  tireLabel,
  TakenNumbers,
  type KeyedStaffContext,
  nameFor,
  type OrderDraft,
  type OrderDraftLine,
  type OrderLineRow,
  type OrderRow,
  ORDER_PLACED,
} from './order/index.js';
export { FindSwap, ReplaceOrder, type ReplacedOrder, type Swap } from './changes/index.js';
export { type CoverageClaimRow } from './coverage-claims/index.js';
export { type PriceClaimRow } from './price-claims/index.js';
export { type Exchange, FindExchange, type ReturnRow } from './returns/index.js';
export { RefundGateways, type RefundAnswer, type RefundGateway } from './refunds/index.js';
export { type Recipient, WriteMessage, WrittenMessagesModule } from './written-messages/index.js';
