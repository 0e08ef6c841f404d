import { FULFILMENTS, PAYMENT_METHODS, PRICE_LABELS } from '@simpletread/domain';
import { z } from 'zod';

import { availabilitySchema, AXLES, fitVerdictSchema } from '../../catalogue/index.js';
import { pickupPoint } from '../../delivery/index.js';
import { appointmentView, shopCard } from '../../installers/index.js';
import {
  centsSchema,
  chosenVehicle,
  idSchema,
  shipToReply,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { pricedCartSchema } from '../../pricing/index.js';

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
  /** What the shopper pays for a tire, before promotions. */
  salePriceInCents: centsSchema,
  /** What everybody pays; above the other where the shopper's account has a price of its own. */
  retailPriceInCents: centsSchema,
  /** What may stand struck beside the price: the tire's own, where that is more and was really charged within the last 30 days. */
  struckPriceInCents: centsSchema.nullable(),
  /** What the price is called where it is the account's own. */
  priceLabel: z.enum(PRICE_LABELS).nullable(),
  subtotalInCents: centsSchema,
  roadHazardCostInCents: centsSchema,
  /** 1 where road hazard coverage is chosen. */
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
  /** Whether the shopper wants it although it does not fit, knowing every reason against it. */
  isFitAcknowledged: z.boolean(),
});

export const CART_ALERTS = [
  'priceChanged',
  'outOfStock',
  'uninstallable',
  'shopRemoved',
  'pickupPointClosed',
  'freight',
  'fitmentRefused',
  'appointmentUnavailable',
] as const;

export const cartReply = shape({
  cartId: idSchema,
  version: versionSchema,
  quantity: z.int(),
  zip: z.string().nullable(),
  lines: z.array(cartLine),
  fulfilment: z.enum(FULFILMENTS).nullable(),
  shop: shopCard.nullable(),
  /** When the shop mounts the tires; null until that is chosen, and where they are not mounted. */
  appointment: appointmentView.nullable(),
  pickupPoint: pickupPoint.nullable(),
  shipTo: shipToReply.nullable(),
  vehicle: chosenVehicle.nullable(),
  /** Whether a shop mounts these tires only for a vehicle that was named. */
  isVehicleRequired: z.boolean(),
  /** The shopper's code; where it does not apply, `reason` says why in words that follow its name. */
  coupon: shape({
    code: z.string(),
    name: z.string().nullable(),
    isApplied: z.boolean(),
    reason: z.string().nullable(),
  }).nullable(),
  /** How the shopper means to pay; prices hang on it. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  /** Promotions that a change of the cart would bring: `needs 4 tires, has 3`. */
  nearMisses: z.array(shape({ name: z.string(), reason: z.string() })),
  pricing: pricedCartSchema,
  /** Before it is chosen how the tires come: what they cost mounted at a typical shop near the cart's ZIP; null where nobody can say. */
  installedPricing: pricedCartSchema.nullable(),
  estimatedFetTaxInCents: centsSchema,
  shippingCostInCents: centsSchema,
  alerts: z.array(shape({ code: z.enum(CART_ALERTS), message: z.string(), lineId: idSchema.nullable() })),
});

export type CartReply = z.output<typeof cartReply>;
export type CartLineReply = z.output<typeof cartLine>;
