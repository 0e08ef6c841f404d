import type { AppointmentView, OrderView } from '@simpletread/contract';
import {
  canCancel,
  closedDaysAhead,
  completePrice,
  maskEmail,
  pickupHeldUntil,
  receiptPath,
  type Scan,
  tidyScans,
  type TrackedOrder,
  trackingEvents,
  trackingSteps,
  warehousePickupHold,
} from '@simpletread/domain';

import { type Shop, shopCardOf } from '../../../installers/index.js';
import type { OrderMessage } from '../../../platform/messages/index.js';
import { pricedCartReply } from '../../../pricing/index.js';
import { delayNoticeOf, type DelayRow } from '../delays/index.js';
import type { OrderLineRecord, OrderRecord } from '../order-record.js';
import { isLineCovered } from './sold-amounts.js';

/** The template of the receipt. */
export const CONFIRMATION = 'order-confirmation';

export const lineViewOf = (line: OrderLineRecord): OrderView['lines'][number] => ({
  name: line.line_name,
  brandName: line.brand_name,
  sizeCode: line.size_code,
  serviceDescription: line.service_description,
  imageKey: line.image_key,
  itemNumber: line.item_number,
  axle: line.axle,
  quantity: line.quantity,
  returnedQuantity: line.returned_quantity,
  removedQuantity: line.removed_quantity,
  isCovered: isLineCovered(line),
  unitPriceInCents: line.unit_price_in_cents,
  subtotalInCents: line.subtotal_in_cents,
});

const trackedOf = (order: OrderRecord): TrackedOrder => ({
  state: order.state,
  fulfilment: order.fulfilment,
  placedAt: order.placed_at,
  pendingPickupAt: order.picked_up_at,
  inTransitAt: order.shipped_at,
  deliveredAt: order.delivered_at,
  cancelledAt: order.cancelled_at,
});

export const stepsOf = (order: OrderRecord): OrderView['steps'] =>
  trackingSteps(trackedOf(order)).map(({ at, ...step }) => ({ ...step, at: at?.toISOString() ?? null }));

const eventsOf = (order: OrderRecord, scans: readonly Scan[]): OrderView['events'] =>
  trackingEvents({ ...trackedOf(order), carrier: order.carrier }, tidyScans(scans, order.read_at)).map(
    ({ at, ...event }) => ({ ...event, at: at.toISOString() }),
  );

export const isCancelOpen = (order: OrderRecord): boolean =>
  canCancel({ state: order.state, placedAt: order.placed_at }, order.read_at).ok;

/** A counter with the days that it is closed on soon. */
const pickupPointShown = ({ pickup_point: point, read_at: now }: OrderRecord): OrderView['pickupPoint'] =>
  point === null ? null : { ...point, closedDays: closedDaysAhead(point, now) };

/** The last day on which its tires can be picked up; null where they are not, or are not there yet. */
export const heldUntilOf = ({
  state,
  fulfilment,
  pickup_point: point,
  picked_up_at: readyAt,
  delivered_at: at,
}: Pick<OrderRecord, 'state' | 'fulfilment' | 'pickup_point' | 'picked_up_at' | 'delivered_at'>):
  string | null => {
  if (point === null) return null;
  if (fulfilment !== 'warehouse-pickup') return at === null ? null : pickupHeldUntil(at, point.timeZone);
  const isWaiting = state === 'pendingPickup' && readyAt !== null;
  return isWaiting ? warehousePickupHold(readyAt, point).heldUntil : null;
};

const shippingAddressOf = (order: OrderRecord): OrderView['shippingAddress'] => ({
  name: `${order.first_name} ${order.last_name}`,
  company: order.company,
  address1: order.address1,
  address2: order.address2,
  city: order.city,
  state: order.state_code,
  zip: order.zip,
});

/** The proof that opened an order: its account, the token of the browser that placed it, or its number and ZIP, which a third person may know. */
export type ProofOfOrder = 'account' | 'token' | 'numberAndZip';

/** The additional facts that an order's buyer sees. */
export interface OrderContext {
  readonly shop: Shop | null;
  readonly appointment: AppointmentView | null;
  readonly cancelledAppointment: AppointmentView | null;
  readonly replacedBy: string | null;
  readonly ownMoves: number;
  readonly messages: readonly OrderMessage[];
  readonly scans: readonly Scan[];
  /** Newest first. */
  readonly delays: readonly DelayRow[];
  readonly shownBy: ProofOfOrder;
}

const isReceipt = ({ template, channel, state }: OrderMessage): boolean =>
  template === CONFIRMATION && channel === 'email' && state === 'sent';

/** An order as its buyer sees it. */
export const orderViewOf = (
  order: OrderRecord,
  {
    shop,
    appointment,
    cancelledAppointment,
    replacedBy,
    ownMoves,
    messages,
    scans,
    delays,
    shownBy,
  }: OrderContext,
): OrderView => ({
  orderNumber: order.number,
  state: order.state,
  paymentState: order.payment_state,
  placedAt: order.placed_at.toISOString(),
  cancelClosesAt: order.cancel_closes_at.toISOString(),
  canCancel: isCancelOpen(order),
  // That an account took a guest's order would tell anyone with its token whether the address has an account.
  isInAccount: shownBy === 'account' || (order.account_id !== null && order.claimed_at === null),
  fulfilment: order.fulfilment,
  shop: shop === null ? null : shopCardOf(shop),
  pickupPoint: pickupPointShown(order),
  // A held order has no time or day that we could keep.
  pickupReadyBy: order.held_at === null ? (order.pickup_ready_by?.toISOString() ?? null) : null,
  pickupHeldUntil: heldUntilOf(order),
  appointment,
  cancelledAppointment,
  replacedBy,
  ownMoves,
  version: order.version,
  maskedEmail: maskEmail(order.email),
  shippingAddress: shippingAddressOf(order),
  poNumber: order.po_number,
  loanId: order.loan_id,
  vehicle: order.vehicle,
  lines: order.lines.map(lineViewOf),
  pricing: pricedCartReply(completePrice(order.price_snapshot)),
  refundedInCents: order.refunded_in_cents,
  refundState: order.refund_state,
  payment:
    order.payment === null
      ? null
      : {
          method: order.payment.method,
          cardBrand: order.payment.card_brand,
          cardLast4: order.payment.card_last4,
          giftCardInCents: order.payment.gift_card_in_cents,
          giftCardNumber: order.payment.gift_card_number,
        },
  carrier: order.carrier,
  trackingNumber: order.tracking_number,
  estimatedDeliveryOn: order.held_at === null ? order.estimated_delivery_on : null,
  delay: delayNoticeOf(delays, order.state),
  isOnHold: order.held_at !== null,
  deliveredAt: order.delivered_at?.toISOString() ?? null,
  steps: stepsOf(order),
  events: eventsOf(order, scans),
  isReceiptSent: messages.some(isReceipt),
  receiptPath: shownBy === 'numberAndZip' ? null : receiptPath(order.id, order.customer_id),
});
