import { z } from 'zod';

import { cartReply } from '../../carts/index.js';
import { AXLES } from '../../catalogue/index.js';
import { idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** A tire that is quoted. */
export const quoteLineInput = shape({
  tireId: idSchema,
  quantity: z.int().min(1).max(99),
  axle: z.enum(AXLES).default('all'),
  /**
   * Says that a tire is quoted although it does not fit: the texts of all reasons against it that the representative was shown. It
   * counts for these alone.
   */
  acknowledgedReasons: z.array(z.string().max(500)).max(20).nullable().default(null),
});

export type QuoteLineInput = z.output<typeof quoteLineInput>;

/** What tires cost and whether they fit, as a cart with nothing but these tires, ZIP and vehicle says it at a moment. */
export const quoteOffer = shape({
  lines: cartReply.shape.lines,
  pricing: cartReply.shape.pricing,
  /** What they cost mounted at a typical shop near the ZIP; null where nobody can say. */
  installedPricing: cartReply.shape.installedPricing,
  isVehicleRequired: z.boolean(),
  alerts: cartReply.shape.alerts,
});

export type QuoteOffer = z.output<typeof quoteOffer>;

/** What is paid in the end, as far as it can be said: mounted at a shop near, else sent to the door. */
export const quoteTotalInCents = ({ pricing, installedPricing }: QuoteOffer) =>
  (installedPricing ?? pricing).totalInCents;
