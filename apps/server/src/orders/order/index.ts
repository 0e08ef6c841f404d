export { afterSaleUrl } from './after-sale-url.js';
export { AddOrderNote } from './timeline/add-order-note.js';
export { Ledger } from './ledger/ledger.repository.js';
export { DelayReader, type DelayRow } from './delays/index.js';
export { EstimateDelivery } from './estimate-delivery.js';
export { FindOwnOrder } from './find-own-order.js';
export { askingFor, movableOrder, tiresOfOrder } from './movable-order.js';
export { OrderBuyers, type OrderBuyer } from './order-buyers.js';
export { type OrderDraft, type OrderDraftLine } from './order-draft.js';
export { OrderEvents } from './timeline/order-events.repository.js';
export { type OrderLineRecord, type OrderRecord } from './order-record.js';
export { warehousePickupEntity, type WarehousePickupRow } from './warehouse-pickup.entity.js';
export { PickupCodes } from './pickup-codes.js';
export { OrderTokens } from './order-tokens.js';
export { OrderOnce } from './timeline/order-once.js';
export { OrderTrail } from './timeline/order-trail.js';
export { type LockedRecord, RecordSteps, type RecordStepRequest } from './timeline/record-steps.js';
export { CONFIRMATION, heldUntilOf } from './view/order-view.js';
export { type OrderLineRow } from './order-line.entity.js';
export { OrderModule } from './order.module.js';
export { type OrderRow } from './order.entity.js';
export { OrderReader } from './order.reader.js';
export { OrderRepository } from './order.repository.js';
export {
  APPOINTMENT_MOVED,
  CANCELLATION_DROPPED,
  CANCELLATION_REQUESTED,
  COVERAGE_CLAIM_ANSWERED,
  COVERAGE_CLAIM_APPEALED,
  COVERAGE_CLAIM_APPROVED,
  COVERAGE_CLAIM_ASKED,
  COVERAGE_CLAIM_CANCELLED,
  COVERAGE_CLAIM_DENIED,
  COVERAGE_CLAIM_PAID,
  COVERAGE_CLAIM_PAYMENT_ASKED,
  COVERAGE_CLAIM_PAYMENT_DROPPED,
  COVERAGE_CLAIM_REQUESTED,
  DELAY_AGREED,
  DELAY_ASKED,
  DELAY_ASSUMED,
  DELAY_DISMISSED,
  DELAY_FOUND,
  HOLD_RELEASED,
  MESSAGE_WRITTEN,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  SWAP_LINK_GIVEN,
  ORDER_CLAIMED,
  ORDER_DELIVERED,
  ORDER_HANDED_TO_CARRIER,
  ORDER_HELD,
  ORDER_PLACED,
  ORDER_RELEASED,
  PICKUP_MOVED,
  type PickupMovedPayload,
  PICKUP_REMINDED,
  PRICE_CLAIM_DENIED,
  PRICE_CLAIM_REFUND_ASKED,
  PRICE_CLAIM_REFUND_DROPPED,
  PRICE_CLAIM_REFUNDED,
  PRICE_CLAIM_REQUESTED,
  PRICE_CLAIM_SETTLED,
  PRICE_CLAIM_WITHDRAWN,
  REFUND_FAILED,
  REFUND_RETRIED,
  REFUND_SUCCEEDED,
  REMOVAL_DROPPED,
  REMOVAL_REQUESTED,
  EXCHANGE_ENDED,
  EXCHANGE_ORDERED,
  RETURN_APPEALED,
  RETURN_APPROVED,
  RETURN_CANCELLED,
  RETURN_DENIED,
  RETURN_NOT_ACCEPTED,
  RETURN_RECEIVED,
  RETURN_REFUND_ASKED,
  RETURN_REFUND_DROPPED,
  RETURN_REFUNDED,
  RETURN_REQUESTED,
  RETURN_SETTLED,
  RECEIVING_CHANGED,
  TIRES_MISSING,
  TIRES_REMOVED,
  type CancelledPayload,
  type CoverageClaimPayload,
  type OrderPayload,
  type PriceClaimPayload,
  type RefundPayload,
  type ReturnPayload,
  type TiresMissingPayload,
} from './orders.events.js';
export { type PaymentRow } from './payment/payment.entity.js';
export { CarrierScans } from './scans/carrier-scans.js';
export { RecordOrder } from './record-order.js';
export { TakenNumbers } from './taken-numbers.js';
export { refundEntity, type RefundRow } from './payment/refund.entity.js';
export { ShowOrder } from './view/show-order.js';
export {
  buyerActorOf,
  guestActorOf,
  type KeyedGuestContext,
  type KeyedCustomerContext,
  type KeyedStaffContext,
  type OrderActor,
  requestKeyOf,
  staffActorOf,
} from './order-actor.js';
export { emailFor, nameFor, seesContacts } from './staff/contact-view.js';
export { ShowOrderToStaff } from './staff/show-order.js';
export { amountsOfLine, isLineCovered, paidBy, removableLineOf, tendersOf } from './view/sold-amounts.js';
export { customerName, dayInWords, lineLabels, moneyLabel, paymentLabel, tireLabel } from './view/wording.js';
