import { FULFILMENTS, PAYMENT_METHODS, PRICE_LABELS } from '@simpletread/domain';
import { z } from 'zod';

import { availabilitySchema, AXLES, fitVerdictSchema } from '../../catalogue/index.js';
import { pickupPoint } from '../../delivery/index.js';
import { appointmentView, shopCard } from '../../installers/index.js';
import {
  centsSchema,
  chosenVehicle,
  idSchema,
  instantSchema,
  shipToReply,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { lenderPriceSchema, pricedCartSchema } from '../../pricing/index.js';

export const cartLine = shape({
  lineId: idSchema,
  productId: idSchema,
  itemNumber: z.int(),
  name: z.string(),
  brandName: z.string(),
  brandSlug: z.string(),
  lineSlug: z.string(),
  sizeCode: z.string(),
  serviceDescription: z.string(),
  imageKey: z.string(),
  axle: z.enum(AXLES),
  quantity: z.int(),
  /** The shopper's price for a tire, before promotions. */
  salePriceInCents: centsSchema,
  /** The regular price; above the sale price if the shopper's account has its own price. */
  retailPriceInCents: centsSchema,
  /** The price to strike through: the tire's own, if it is higher and was charged within the last 30 days. */
  struckPriceInCents: centsSchema.nullable(),
  /** The label of the account's own price. */
  priceLabel: z.enum(PRICE_LABELS).nullable(),
  subtotalInCents: centsSchema,
  roadHazardCostInCents: centsSchema,
  /** 1 if road hazard coverage is chosen. */
  roadHazardState: z.union([z.literal(0), z.literal(1)]),
  siteProductPromotion: z.array(
    shape({
      couponAmountType: z.enum(['Flat Amount', 'Buy3Get1', 'Free', 'Percentage']),
      couponAmount: z.number(),
      alreadyAppliedIntoCart: z.boolean(),
      linkToTRCProm: z.boolean(),
    }),
  ),
  availability: availabilitySchema,
  fit: fitVerdictSchema.nullable(),
  /** True if the shopper acknowledged every reason it doesn't fit. */
  isFitAcknowledged: z.boolean(),
});

export const CART_ALERTS = [
  'priceChanged',
  'outOfStock',
  'uninstallable',
  'shopRemoved',
  'pickupPointClosed',
  /** The warehouse of the pickup no longer has all of the tires. */
  'notAtWarehouse',
  'freight',
  /** The buyer’s company has tax exemption certificates, none of them for this state: sales tax is charged. */
  'taxExemptionMismatch',
  /** The prices of its quote don’t apply: the quote has ended, or other quantities are in the cart. */
  'quoteNotApplied',
  /** Tires that aren’t in the quote are in its cart: perhaps a second set. */
  'besideQuote',
  'fitmentRefused',
  'appointmentUnavailable',
  /** Money is being taken for it: it can't be changed. */
  'beingPaid',
] as const;

export const cartReply = shape({
  cartId: idSchema,
  version: versionSchema,
  quantity: z.int(),
  zip: z.string().nullable(),
  lines: z.array(cartLine),
  fulfilment: z.enum(FULFILMENTS).nullable(),
  shop: shopCard.nullable(),
  /** The appointment at the shop; null until chosen, and without installation. */
  appointment: appointmentView.nullable(),
  pickupPoint: pickupPoint.nullable(),
  /** When the tires can be picked up at their warehouse if the order is placed now; null for all that ship. */
  pickupReadyBy: instantSchema.nullable(),
  shipTo: shipToReply.nullable(),
  vehicle: chosenVehicle.nullable(),
  /** The number of the order that this cart’s order replaces, which is then cancelled and refunded; null for most. */
  replacesOrder: z.string().nullable(),
  /** True if a shop mounts these tires only for a named vehicle. */
  isVehicleRequired: z.boolean(),
  /** The shopper's code; if it doesn't apply, `reason` explains in words that follow its name. */
  coupon: shape({
    code: z.string(),
    name: z.string().nullable(),
    isApplied: z.boolean(),
    reason: z.string().nullable(),
  }).nullable(),
  /** The shopper's planned payment method; prices depend on it. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  /** Promotions within reach of a change to the cart: `needs 4 tires, has 3`. */
  nearMisses: z.array(shape({ name: z.string(), reason: z.string() })),
  pricing: pricedCartSchema,
  /** Until a fulfilment is chosen: the price installed at a typical shop near the cart's ZIP; null if unknown. */
  installedPricing: pricedCartSchema.nullable(),
  /** The lowest total with a lender: of `installedPricing` if there is one, otherwise of `pricing`. */
  payLater: lenderPriceSchema.nullable(),
  estimatedFetTaxInCents: centsSchema,
  shippingCostInCents: centsSchema,
  /** The freight of its oversized tires where they ship; nothing of it is charged for a pickup at a warehouse. */
  freightIfShippedInCents: centsSchema,
  alerts: z.array(shape({ code: z.enum(CART_ALERTS), message: z.string(), lineId: idSchema.nullable() })),
});

export type CartReply = z.output<typeof cartReply>;
export type CartLineReply = z.output<typeof cartLine>;
