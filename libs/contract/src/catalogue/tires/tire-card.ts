import { PRICE_LABELS } from '@simpletread/domain';
import { z } from 'zod';

import { centsSchema, idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { outTheDoorSchema } from '../../pricing/index.js';

export const scoreSchema = shape({
  overall: z.number(),
  longLasting: z.number(),
  handling: z.number(),
  traction: z.number(),
  durability: z.number(),
});

export const availabilitySchema = shape({
  state: z.enum(['inStock', 'lowStock', 'outOfStock', 'discontinued']),
  quantity: z.int(),
});

/** One tire in one size. */
export const tireVariant = shape({
  tireId: idSchema,
  itemNumber: z.int(),
  sizeCode: z.string(),
  sizeSlug: z.string(),
  serviceDescription: z.string(),
  loadIndex: z.int().nullable(),
  speedSymbol: z.string().nullable(),
  loadRange: z.string(),
  isExtraLoad: z.boolean(),
  isRunFlat: z.boolean(),
  maxLoadLb: z.int(),
  warrantyMiles: z.int().nullable(),
  /** The shopper's price for a tire. */
  priceInCents: centsSchema,
  /** The regular price; above the other if the shopper's account has its own price. */
  retailPriceInCents: centsSchema,
  /** The price to strike through: the tire's own, if it is higher and was charged within the last 30 days. */
  struckPriceInCents: centsSchema.nullable(),
  /** Freight for an oversized tire, on top of its price; zero ships free. */
  freightInCents: centsSchema,
  /** Road hazard coverage for a tire. */
  roadHazardInCents: centsSchema,
  /** The label of the account's own price. */
  priceLabel: z.enum(PRICE_LABELS).nullable(),
  availability: availabilitySchema,
});

/** A tire's fit on the chosen vehicle, with the deciding rules. */
export const fitVerdictSchema = shape({
  kind: z.enum(['fits', 'conditional', 'refused', 'unknown']),
  reasons: z.array(shape({ code: z.string(), isPassed: z.boolean(), text: z.string() })),
});

/** A shopper's acknowledgement that a tire doesn't fit. */
export const fitAcknowledgementSchema = shape({
  at: instantSchema,
  /** The reasons shown. */
  reasons: z.array(z.string()),
});

/** A search result: a product line in the searched size; in a staggered search, with its rear companion. */
export const tireCard = shape({
  ...tireVariant.shape,
  brandSlug: z.string(),
  brandName: z.string(),
  lineSlug: z.string(),
  lineName: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  hasSnowflake: z.boolean(),
  imageKey: z.string(),
  isOurPick: z.boolean(),
  score: scoreSchema.nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  rear: tireVariant.nullable(),
  fit: fitVerdictSchema.nullable(),
  setPriceInCents: centsSchema,
  outTheDoor: outTheDoorSchema.nullable(),
});

export type TireCard = z.output<typeof tireCard>;
export type TireVariant = z.output<typeof tireVariant>;
export type FitVerdictReply = z.output<typeof fitVerdictSchema>;
export type FitAcknowledgement = z.output<typeof fitAcknowledgementSchema>;
