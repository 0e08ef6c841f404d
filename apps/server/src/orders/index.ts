export { AccountOrders } from './accounts/account-orders.js';
export { MoveOrdersAlong } from './carrier/move-orders-along.js';
export type { CapturedPayment, OrderDraft, OrderDraftLine } from './order-draft.js';
export { type OrderBuyer, OrderBuyers } from './order-buyers.js';
export {
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_PLACED,
  type OrderPayload,
  REFUND_SUCCEEDED,
} from './orders.events.js';
export { OrderTokens } from './order-tokens.js';
export { OrdersModule } from './orders.module.js';
export { RecordOrder } from './record-order.js';
export { SettleRefunds } from './refunds/settle-refunds.js';
export { ShowOrder } from './show-order.js';
