import { type AdminOrder, type AdminOrderRow, priceRecordReply } from '@simpletread/contract';
import {
  cents,
  completePrice,
  may,
  type PermissionHolder,
  type Scan,
  scanTitle,
  tidyScans,
} from '@simpletread/domain';

import type { Approval } from '../../../sso/index.js';
import { type Shop, shopCardOf } from '../../../installers/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { pricedCartReply } from '../../../pricing/index.js';
import { adminDelayOf, type DelayRow } from '../delays/index.js';
import type { OrderRecord } from '../order-record.js';
import { heldUntilOf, lineViewOf, stepsOf } from '../view/order-view.js';
import { customerName, vehicleLabel } from '../view/wording.js';
import type { OrderSurroundings } from './order.reader.js';
import { addressFor, contactFor, emailFor, nameFor, namesFor, seesContacts } from './contact-view.js';
import { orderMessagesFor } from './order-messages.js';
import { orderActionsFor } from './order-action-list.js';
import { timelineText } from './timeline-text.js';

const rowOf = (order: OrderRecord, viewer: PermissionHolder): AdminOrderRow => ({
  id: order.id,
  orderNumber: order.number,
  placedAt: order.placed_at.toISOString(),
  customerName: nameFor(viewer, customerName(order)),
  email: emailFor(viewer, order.email),
  zip: order.zip,
  accountType: order.account_type,
  loanId: order.loan_id,
  vehicle: vehicleLabel(order.vehicle),
  sizes: [...new Set(order.lines.map((line) => line.size_code))],
  tireCount: order.tire_count,
  fulfilment: order.fulfilment,
  state: order.state,
  paymentState: order.payment_state,
  cancelClosesAt: order.cancel_closes_at.toISOString(),
  totalInCents: order.total_in_cents,
  refundedInCents: order.refunded_in_cents,
  isOnHold: order.held_at !== null,
});

const customerOf = (order: OrderRecord, viewer: PermissionHolder): AdminOrder['customer'] => ({
  ...contactFor(viewer, order),
  phoneType: order.phone_type,
  ...namesFor(viewer, order),
  ...addressFor(viewer, order),
});

const paymentOf = ({ payment }: OrderRecord): AdminOrder['payment'] =>
  payment === null
    ? null
    : {
        method: payment.method,
        cardBrand: payment.card_brand,
        cardLast4: payment.card_last4,
        giftCardInCents: payment.gift_card_in_cents,
        giftCardRefundedInCents: payment.gift_card_refunded_in_cents,
        giftCardNumber: payment.gift_card_number,
        capturedInCents: payment.captured_in_cents,
        refundedInCents: payment.refunded_in_cents,
        capturedAt: new Date(payment.captured_at).toISOString(),
      };

const refundsOf = (refunds: OrderSurroundings['refunds']): AdminOrder['refunds'] =>
  refunds.map((refund) => ({
    ...refund,
    createdAt: refund.createdAt.toISOString(),
    settledAt: refund.settledAt?.toISOString() ?? null,
  }));

const pickupOf = (
  { pickup_warehouse_code: warehouseCode, pickup_ready_by: readyBy, picked_up_at: readyAt }: OrderRecord,
  pickup: OrderSurroundings['pickup'],
): AdminOrder['warehousePickup'] =>
  warehouseCode === null || readyBy === null
    ? null
    : {
        warehouseCode,
        readyBy: readyBy.toISOString(),
        readyAt: readyAt?.toISOString() ?? null,
        remindedAt: pickup?.remindedAt?.toISOString() ?? null,
        wrongCodes: pickup?.wrongCodes ?? 0,
        proof: pickup?.proof ?? null,
        handedOverBy: pickup?.handedOverBy ?? null,
      };

const pendingOf = (approval: Approval | null, kind: Approval['kind']): AdminOrder['pendingCancellation'] =>
  approval?.kind !== kind
    ? null
    : {
        approvalId: approval.id,
        requestedBy: approval.requestedByName,
        requestedAt: approval.requestedAt.toISOString(),
        expiresAt: approval.expiresAt.toISOString(),
      };

const recordOf = ({ price_snapshot: { record } }: OrderRecord): AdminOrder['priceRecord'] =>
  record === undefined ? null : priceRecordReply(record);

// The company and its certificate are a fleet’s: only those who see fleets see them.
const pricingOf = (
  { price_snapshot: snapshot }: OrderRecord,
  viewer: PermissionHolder,
): AdminOrder['pricing'] => {
  const pricing = pricedCartReply(completePrice(snapshot));
  const { exemption } = pricing;
  if (exemption === undefined || may(viewer, 'fleets.read')) return pricing;
  return { ...pricing, exemption: { ...exemption, certificate: null } };
};

// Our own events tell of pulling, pickup and delivery.
const isBetween = ({ kind }: Scan): boolean => !['labeled', 'pickedUp', 'delivered'].includes(kind);

const scannedOf = (
  { id, carrier }: OrderRecord,
  scans: readonly Scan[],
  viewer: PermissionHolder,
): AdminOrder['timeline'] =>
  scans.filter(isBetween).map((scan) => ({
    id: `${id} ${scan.kind} ${scan.at.getTime()}`,
    at: scan.at.toISOString(),
    type: 'CarrierScan',
    title: scanTitle(scan.kind, carrier),
    detail: seesContacts(viewer) ? (scan.place ?? '') : '',
    actorName: carrier,
    aboutOrderId: null,
  }));

interface Around extends OrderSurroundings {
  readonly shop: Shop | null;
  readonly appointment: AdminOrder['appointment'];
  readonly scans: readonly Scan[];
  /** Newest first. */
  readonly delays: readonly DelayRow[];
  /** The request for a second person to cancel it or to remove tires, while that waits. */
  readonly approval: Approval | null;
}

/** An order as staff see it, newest happening first. */
export const staffOrderOf = (
  order: OrderRecord,
  {
    customer,
    events,
    refunds,
    ledger,
    messages,
    pickup,
    shop,
    appointment,
    approval,
    scans,
    delays,
    fleet,
    tiresUnderWay,
  }: Around,
  viewer: StaffPrincipal,
): AdminOrder => ({
  ...rowOf(order, viewer),
  version: order.version,
  channel: order.channel,
  customer: customerOf(order, viewer),
  poNumber: seesContacts(viewer) ? order.po_number : null,
  customerId: customer.pageId,
  fleet: fleet !== null && may(viewer, 'fleets.read') ? { ...fleet } : null,
  customerSince: customer.since.toISOString(),
  customerOrderCount: customer.orderCount,
  customerTotalInCents: cents(customer.totalInCents),
  chosenVehicle: order.vehicle,
  shop: shop === null ? null : shopCardOf(shop),
  pickupPoint: order.pickup_point,
  pickupHeldUntil: heldUntilOf(order),
  warehousePickup: pickupOf(order, pickup),
  appointment,
  lines: order.lines.map((line) => ({
    id: line.id,
    ...lineViewOf(line),
    axle: line.axle,
    fit: line.fitment_verdict,
    fitAcknowledgement: line.fit_acknowledgement,
  })),
  pricing: pricingOf(order, viewer),
  priceRecord: recordOf(order),
  payment: paymentOf(order),
  refunds: refundsOf(refunds),
  ledger: ledger.map((booking) => ({ ...booking, at: booking.at.toISOString() })),
  timeline: [
    ...events.map(({ id, at, type, actor_kind: kind, actor_name: name, data, about_order_id: aboutId }) => ({
      id,
      at: at.toISOString(),
      type,
      ...timelineText(type, data, order.fulfilment),
      aboutOrderId: aboutId,
      actorName: name === null || kind === 'staff' ? name : nameFor(viewer, name),
    })),
    ...scannedOf(order, tidyScans(scans, order.read_at), viewer),
  ].sort((a, b) => b.at.localeCompare(a.at)),
  steps: stepsOf(order),
  carrier: order.carrier,
  trackingNumber: order.tracking_number,
  estimatedDeliveryOn: order.estimated_delivery_on,
  delays: delays.map(adminDelayOf),
  hold:
    order.held_at === null
      ? null
      : { since: order.held_at.toISOString(), by: order.held_by ?? '', reason: order.hold_reason ?? '' },
  messages: orderMessagesFor(viewer, messages),
  pendingCancellation: pendingOf(approval, 'order.cancel'),
  pendingRemoval: pendingOf(approval, 'order.removeTires'),
  actions: orderActionsFor(order, refundsOf(refunds), viewer, { appointment, tiresUnderWay }),
});
