import {
  FULFILMENTS,
  MOST_CART_LINES,
  MOST_TIRES_PER_LINE,
  QUOTE_OPTIONS,
  type QuoteOption,
  ZERO_CENTS,
} from '@simpletread/domain';
import { z } from 'zod';

import { cartReply } from '../../carts/index.js';
import { AXLES } from '../../catalogue/index.js';
import { pickupPointCode } from '../../delivery/index.js';
import { appointmentChoice } from '../../installers/index.js';
import { centsSchema, chosenVehicle, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** A quoted tire. */
export const quoteLineInput = shape({
  tireId: idSchema,
  quantity: z.int().min(1).max(MOST_TIRES_PER_LINE),
  axle: z.enum(AXLES).default('all'),
  /** The set that it is in. Its customer chooses one set. */
  option: z.enum(QUOTE_OPTIONS).default('good'),
  /** The representative's discount, per tire. */
  discountInCents: centsSchema.default(ZERO_CENTS),
  /** Road hazard coverage for each tire. */
  hasRoadHazard: z.boolean().default(false),
  /**
   * Confirms that a tire is quoted although it doesn't fit: the texts of all reasons shown to the representative. Valid only for these
   * reasons.
   */
  acknowledgedReasons: z.array(z.string().max(500)).max(20).nullable().default(null),
});

export type QuoteLineInput = z.output<typeof quoteLineInput>;

/** The way of the tires to the customer, and the time at which the shop mounts them. */
export const quoteDelivery = shape({
  fulfilment: z.enum(FULFILMENTS),
  shopCode: z.string().max(20).nullable().default(null),
  pickupPointCode: pickupPointCode.nullable().default(null),
  /** Null for a time that the customer chooses. */
  appointment: appointmentChoice.nullable().default(null),
});

export type QuoteDeliveryInput = z.output<typeof quoteDelivery>;

/** The vehicle and the tires of a quote, and how they are received. */
export const quoteGoods = {
  vehicle: chosenVehicle.nullable(),
  /** Null where the customer chooses. */
  delivery: quoteDelivery.nullable().default(null),
  lines: z.array(quoteLineInput).max(MOST_CART_LINES),
} as const;

/** The prices and fit of one option's tires at a moment, as a cart with only these tires, ZIP and vehicle gives them. */
export const quoteOffer = shape({
  lines: cartReply.shape.lines,
  pricing: cartReply.shape.pricing,
  /** The price installed at a typical shop near the ZIP; null if unknown. */
  installedPricing: cartReply.shape.installedPricing,
  isVehicleRequired: z.boolean(),
  alerts: cartReply.shape.alerts,
});

export type QuoteOffer = z.output<typeof quoteOffer>;

/** An offer as of now, with the lowest total with a lender. */
export const currentOffer = shape({ ...quoteOffer.shape, payLater: cartReply.shape.payLater });

export type CurrentOffer = z.output<typeof currentOffer>;

/** The way and the place in which the tires of a quote are received. */
export const quoteReceiving = shape({
  fulfilment: z.enum(FULFILMENTS),
  shop: cartReply.shape.shop,
  pickupPoint: cartReply.shape.pickupPoint,
  appointment: cartReply.shape.appointment,
});

export type QuoteReceivingReply = z.output<typeof quoteReceiving>;

/** Returns the final total as far as known: installed at a nearby shop, otherwise shipped. */
export const quoteTotalInCents = ({ pricing, installedPricing }: QuoteOffer) =>
  (installedPricing ?? pricing).totalInCents;

interface Option<Offer, Sent> {
  readonly option: QuoteOption;
  readonly offer: Offer;
  readonly sentOffer: Sent;
}

/** Returns all options of a quote, its first one first. */
export const allOptionsOf = <Offer, Sent>({
  option,
  offer,
  sentOffer,
  others,
}: Option<Offer, Sent> & { readonly others: readonly Option<Offer, Sent>[] }): readonly Option<
  Offer,
  Sent
>[] => [{ option, offer, sentOffer }, ...others];
