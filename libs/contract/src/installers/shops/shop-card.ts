import { z } from 'zod';

import { centsSchema, idSchema, openingHours } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const shopCard = shape({
  shopId: idSchema,
  code: z.string(),
  slug: z.string(),
  company: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  distanceMiles: z.number().nullable(),
  installPriceInCents: centsSchema,
  rating: z.number().nullable(),
  reviewCount: z.int(),
  doesMobile: z.boolean(),
  badges: z.array(z.string()),
  services: z.array(z.string()),
  hours: openingHours,
  /** IANA name of the zone its hours and appointments are in. */
  timeZone: z.string(),
});

export type ShopCard = z.output<typeof shopCard>;

/** A shop on its own page. */
export const shopPage = shape({
  ...shopCard.shape,
  /** The wheels its machines take, in inches. */
  minRimIn: z.int(),
  maxRimIn: z.int(),
  /** The lowest sidewall they take, in percent of the tire's width. */
  minAspect: z.int(),
});

export type ShopPage = z.output<typeof shopPage>;
