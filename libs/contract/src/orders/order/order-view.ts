import {
  FULFILMENTS,
  ORDER_STATES,
  PAYMENT_STATES,
  REFUND_STATES,
  TRACKING_STEPS,
  WAREHOUSE_PICKUP_STEPS,
} from '@simpletread/domain';
import { z } from 'zod';

import { AXLES } from '../../catalogue/index.js';
import { pickupPoint } from '../../delivery/index.js';
import { appointmentView, shopCard } from '../../installers/index.js';
import {
  centsSchema,
  chosenVehicle,
  daySchema,
  instantSchema,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { pricedCartSchema } from '../../pricing/index.js';

import { orderDelayNotice } from './order-delay.js';

export const orderLineView = shape({
  name: z.string(),
  brandName: z.string(),
  sizeCode: z.string(),
  serviceDescription: z.string(),
  imageKey: z.string(),
  itemNumber: z.int(),
  axle: z.enum(AXLES),
  quantity: z.int(),
  /** Tires that were removed or came back. */
  returnedQuantity: z.int(),
  /** Tires that were removed before they shipped. */
  removedQuantity: z.int(),
  /** True if the tires that are left have road hazard coverage. */
  isCovered: z.boolean(),
  unitPriceInCents: centsSchema,
  subtotalInCents: centsSchema,
});

export const trackingStep = shape({
  name: z.enum([...new Set([...TRACKING_STEPS, ...WAREHOUSE_PICKUP_STEPS, 'Cancelled' as const])]),
  state: z.enum(['done', 'current', 'todo', 'cancelled']),
  at: instantSchema.nullable(),
});

/** One happening on an order's way; `place` is a city and state. */
export const trackingEvent = shape({
  at: instantSchema,
  title: z.string(),
  place: z.string().nullable(),
});

/** An order as its buyer sees it; the email address is masked. */
export const orderView = shape({
  orderNumber: z.string(),
  state: z.enum(ORDER_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  placedAt: instantSchema,
  cancelClosesAt: instantSchema,
  canCancel: z.boolean(),
  /** True if the order is in a customer's account, from which it can be cancelled. False for a guest's order that an account has claimed, except in that account. */
  isInAccount: z.boolean(),
  fulfilment: z.enum(FULFILMENTS),
  shop: shopCard.nullable(),
  /** Null without installation, for a cancelled order, and for one from before appointments existed. */
  appointment: appointmentView.nullable(),
  /** A cancelled order's appointment, for calendars that still have it; null otherwise. */
  cancelledAppointment: appointmentView.nullable(),
  /** The number of the order that replaces this one since its tires were swapped, as `4K7QZ-9M2XA`; null otherwise. */
  replacedBy: z.string().nullable(),
  /** Times that its buyer moved its appointment. */
  ownMoves: z.int(),
  /** Increases with every change of the order, including each move of its appointment. */
  version: versionSchema,
  /** As it was at purchase. */
  pickupPoint: pickupPoint.nullable(),
  /** When its tires are promised at their warehouse; null for all that ship, and while the order is on hold. */
  pickupReadyBy: instantSchema.nullable(),
  /** The last day to pick it up there; null until it arrives. */
  pickupHeldUntil: daySchema.nullable(),
  maskedEmail: z.string(),
  shippingAddress: shape({
    name: z.string(),
    company: z.string().nullable(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
  /** The number of the buyer's own purchase order. */
  poNumber: z.string().nullable(),
  /** The lender's own number of an order on net terms. */
  loanId: z.string().nullable(),
  vehicle: chosenVehicle.nullable(),
  lines: z.array(orderLineView),
  pricing: pricedCartSchema,
  refundedInCents: centsSchema,
  /** The refund furthest from being paid: `failed` before `requested` before `succeeded`; null without any. */
  refundState: z.enum(REFUND_STATES).nullable(),
  payment: shape({
    method: z.string(),
    cardBrand: z.string().nullable(),
    cardLast4: z.string().nullable(),
    /** A gift card's payment, and the card; zero and null without one. */
    giftCardInCents: centsSchema,
    giftCardNumber: z.string().nullable(),
  }).nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Null where it isn’t known, and while the order is on hold. */
  estimatedDeliveryOn: daySchema.nullable(),
  /** A delay that the buyer was asked about, until the tires leave; null without one. */
  delay: orderDelayNotice.nullable(),
  /** True while our team holds it back from the warehouse. */
  isOnHold: z.boolean(),
  deliveredAt: instantSchema.nullable(),
  steps: z.array(trackingStep),
  /** Newest first. */
  events: z.array(trackingEvent),
  isReceiptSent: z.boolean(),
  /** The address of its PDF receipt; null unless the caller is its owner. */
  receiptPath: z.string().nullable(),
});

export type OrderView = z.output<typeof orderView>;
