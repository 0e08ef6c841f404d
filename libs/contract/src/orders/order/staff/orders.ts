import { FULFILMENTS, ORDER_STATES, PAYMENT_STATES, REFUND_STATES, TENDERS } from '@simpletread/domain';
import { z } from 'zod';

import { AXLES, fitAcknowledgementSchema, fitVerdictSchema } from '../../../catalogue/index.js';
import { pickupPoint } from '../../../delivery/index.js';
import { appointmentView, shopCard } from '../../../installers/index.js';
import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  centsSchema,
  chosenVehicle,
  daySchema,
  idSchema,
  instantSchema,
  listQuery,
  shipToReply,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';
import { pricedCartSchema, priceRecord } from '../../../pricing/index.js';
import { adminOrderDelay, DELAY_FILTERS, listedDelay } from '../order-delay.js';
import { orderLineView, trackingStep } from '../order-view.js';
import { warehousePickupState } from './warehouse-pickup-state.js';

const orderRow = shape({
  id: idSchema,
  orderNumber: z.string(),
  placedAt: instantSchema,
  customerName: z.string(),
  email: z.string(),
  zip: z.string(),
  accountType: z.string(),
  /** The lender's own number of an order on net terms; null without. */
  loanId: z.string().nullable(),
  vehicle: z.string().nullable(),
  sizes: z.array(z.string()),
  tireCount: z.int(),
  fulfilment: z.enum(FULFILMENTS),
  state: z.enum(ORDER_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  cancelClosesAt: instantSchema,
  totalInCents: centsSchema,
  refundedInCents: centsSchema,
  /** True while staff hold it back from the warehouse. */
  isOnHold: z.boolean(),
});

export type AdminOrderRow = z.output<typeof orderRow>;

const listedOrder = shape({
  ...orderRow.shape,
  owner: workOwner.nullable(),
  /** Its last delay; null without one. */
  delay: listedDelay.nullable(),
});

export type ListedOrder = z.output<typeof listedOrder>;

export const listOrders = endpoint({
  id: 'admin.orders.list',
  method: 'GET',
  path: '/admin/orders',
  summary: 'Orders by number, email, ZIP, state, fulfilment, size and date.',
  access: staffAccess('orders.read'),
  query: listQuery(
    [
      'placedAt',
      'orderNumber',
      'customerName',
      'totalInCents',
      'state',
      'cancelClosesAt',
      'zip',
      'id',
      'delayDueAt',
    ],
    {
      /** Searches order number, email, ZIP, name and tire size. */
      q: z.string().max(100).optional(),
      state: z.union([z.enum(ORDER_STATES), z.array(z.enum(ORDER_STATES)).max(5)]).optional(),
      paymentState: z.enum(PAYMENT_STATES).optional(),
      fulfilment: z.enum(FULFILMENTS).optional(),
      accountType: z.string().max(40).optional(),
      zip: z.string().max(10).optional(),
      email: z.string().max(200).optional(),
      placedFrom: instantSchema.optional(),
      placedTo: instantSchema.optional(),
      /** Only orders that can still be cancelled. */
      isCancelOpen: z.boolean().optional(),
      /** Only orders with a refund that the payment provider refused. */
      isRefundFailed: z.boolean().optional(),
      /** Only orders that staff hold back from the warehouse. */
      isOnHold: z.boolean().optional(),
      /** Only late orders whose buyers are to be asked, were asked, agreed, or have the order cancelled. */
      delay: z.enum(DELAY_FILTERS).optional(),
      owner: ownerFilter,
    },
  ),
  reply: z.array(listedOrder),
  isList: true,
  faults: [],
});

/** An action on an order, or why it isn't possible, in plain words. */
export const orderAction = shape({
  id: z.enum([
    'cancel',
    'changeContact',
    'changeAddress',
    'changeDelivery',
    'removeTires',
    'retryRefund',
    'reschedule',
    'hold',
    'releaseHold',
    'reportDelay',
    'note',
    'return',
  ]),
  label: z.string(),
  isAllowed: z.boolean(),
  reason: z.string(),
  until: instantSchema.nullable(),
});

/** A line for staff: with its axle, and its fit on the buyer's vehicle. */
const adminOrderLine = shape({
  id: idSchema,
  ...orderLineView.shape,
  axle: z.enum(AXLES),
  fit: fitVerdictSchema.nullable(),
  /** The buyer's acknowledgement of a tire that doesn't fit; null if none was needed. */
  fitAcknowledgement: fitAcknowledgementSchema.nullable(),
});

const pendingApproval = shape({
  approvalId: idSchema,
  requestedBy: z.string(),
  requestedAt: instantSchema,
  expiresAt: instantSchema,
});

const ledgerLine = shape({ account: z.string(), amountInCents: centsSchema });

export const adminOrder = shape({
  ...orderRow.shape,
  version: versionSchema,
  channel: z.string(),
  customer: shipToReply,
  /** The number of the buyer's own purchase order; null without one, and for viewers who don't see contacts. */
  poNumber: z.string().nullable(),
  /** The page of the buyer; null once they are erased. */
  customerId: idSchema.nullable(),
  /** The fleet that it was bought for: of its purchase order, otherwise of its account; null without one, and without `fleets.read`. */
  fleet: shape({ id: idSchema, name: z.string() }).nullable(),
  customerSince: instantSchema,
  customerOrderCount: z.int(),
  customerTotalInCents: centsSchema,
  chosenVehicle: chosenVehicle.nullable(),
  shop: shopCard.nullable(),
  appointment: appointmentView.nullable(),
  pickupPoint: pickupPoint.nullable(),
  pickupHeldUntil: daySchema.nullable(),
  /** Null for all that isn’t picked up at a warehouse. */
  warehousePickup: warehousePickupState.nullable(),
  lines: z.array(adminOrderLine),
  pricing: pricedCartSchema,
  /** Null for an order from before records existed. */
  priceRecord: priceRecord.nullable(),
  payment: shape({
    method: z.string(),
    cardBrand: z.string().nullable(),
    cardLast4: z.string().nullable(),
    giftCardInCents: centsSchema,
    giftCardRefundedInCents: centsSchema,
    giftCardNumber: z.string().nullable(),
    capturedInCents: centsSchema,
    refundedInCents: centsSchema,
    capturedAt: instantSchema,
  }).nullable(),
  refunds: z.array(
    shape({
      id: idSchema,
      amountInCents: centsSchema,
      tender: z.enum(TENDERS),
      reason: z.string(),
      state: z.enum(REFUND_STATES),
      requestedBy: z.string(),
      createdAt: instantSchema,
      settledAt: instantSchema.nullable(),
    }),
  ),
  ledger: z.array(
    shape({
      id: idSchema,
      kind: z.enum(['sale', 'refund', 'coverage', 'change']),
      at: instantSchema,
      entries: z.array(ledgerLine),
    }),
  ),
  timeline: z.array(
    shape({
      /** Unlike the events of the order, a scan of its carrier has no id of ours. */
      id: z.string(),
      at: instantSchema,
      type: z.string(),
      title: z.string(),
      detail: z.string(),
      actorName: z.string().nullable(),
      /** The other order that `detail` names: the one that replaces this one, or that this one replaces. */
      aboutOrderId: idSchema.nullable(),
    }),
  ),
  steps: z.array(trackingStep),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Null unless staff hold it back from the warehouse. */
  hold: shape({ since: instantSchema, by: z.string(), reason: z.string() }).nullable(),
  estimatedDeliveryOn: z.string().nullable(),
  /** Its delays, newest first. */
  delays: z.array(adminOrderDelay),
  messages: z.array(
    shape({
      id: idSchema,
      channel: z.enum(['email', 'sms']),
      template: z.string(),
      subject: z.string().nullable(),
      state: z.enum(['queued', 'sent', 'failed']),
      /** Why it failed. */
      failure: z.string().nullable(),
      /** True for a repeat of an earlier message. */
      isRepeat: z.boolean(),
      /** True for a failed message that staff sent again or closed. */
      isFollowedUp: z.boolean(),
      /** Why it can’t be sent again, in plain words; null if it can. */
      sendAgainRefusal: z.string().nullable(),
      createdAt: instantSchema,
    }),
  ),
  /** Its cancellation waits for a second person, and so does the order; null otherwise. */
  pendingCancellation: pendingApproval.nullable(),
  /** As `pendingCancellation`, for a removal of tires. */
  pendingRemoval: pendingApproval.nullable(),
  actions: z.array(orderAction),
});

export type AdminOrder = z.output<typeof adminOrder>;

export const getAdminOrder = endpoint({
  id: 'admin.orders.get',
  method: 'GET',
  path: '/admin/orders/{id}',
  summary: 'An order with its lines, money, timeline and available actions.',
  access: staffAccess('orders.read'),
  params: shape({ id: idSchema }),
  reply: adminOrder,
  faults: ['record.missing'],
});

export const revealContact = endpoint({
  id: 'admin.orders.revealContact',
  method: 'POST',
  path: '/admin/orders/{id}/contact-reveals',
  summary:
    'Reveals an order’s full contact details once to a person who sees them masked; who, why and what is logged.',
  access: staffAccess('contacts.reveal'),
  params: shape({ id: idSchema }),
  body: shape({ reason: z.string().trim().min(5).max(300) }),
  reply: shipToReply,
  faults: ['record.missing', 'request.rateLimited'],
});

export type RevealedContact = z.output<typeof shipToReply>;

export const addOrderNote = endpoint({
  id: 'admin.orders.addNote',
  method: 'POST',
  path: '/admin/orders/{id}/notes',
  summary: 'Adds a note to the timeline.',
  access: staffAccess('orders.note'),
  params: shape({ id: idSchema }),
  body: shape({ text: z.string().trim().min(1).max(2000) }),
  reply: adminOrder,
  isIdempotent: true,
  faults: ['record.missing', 'note.empty'],
});
