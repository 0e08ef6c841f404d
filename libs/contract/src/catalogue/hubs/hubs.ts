import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, flagParam, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { brandLine, lineFit, linesFit } from '../brands/index.js';

export const HUB_SORTS = ['recommended', 'rating'] as const;

/** A hub's subject: a brand, a performance category, a tire type, a combination of them, or everything. */
export const hubKeySchema = {
  brand: slugSchema.optional(),
  category: slugSchema.optional(),
  /** The kind of vehicle, as `light-truck`; `electric-vehicle` for lines built for those. */
  type: slugSchema.optional(),
};

export const hubNames = shape({
  brand: shape({ slug: z.string(), name: z.string(), tier: z.string().nullable() }).nullable(),
  category: shape({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
  type: shape({ slug: z.string(), name: z.string() }).nullable(),
});

/** A brand, category or type within a hub, with its share of the hub. */
export const hubShare = shape({
  slug: z.string(),
  name: z.string(),
  lineCount: z.int(),
  tireCount: z.int(),
  /** The cheapest tire on sale. */
  fromPriceInCents: centsSchema,
  reviewCount: z.int(),
  /** 1.0 to 5.0; null without a review. */
  rating: z.number().nullable(),
});

export const hubFacts = shape({
  lineCount: z.int(),
  tireCount: z.int(),
  sizeCount: z.int(),
  brandCount: z.int(),
  /** Lowest and highest price over lines, each at its cheapest tire. */
  lowestFromPriceInCents: centsSchema,
  highestFromPriceInCents: centsSchema,
  smallestRimIn: z.number(),
  largestRimIn: z.number(),
  /** Lines with the three-peak mountain snowflake. */
  snowflakeLineCount: z.int(),
  warrantedLineCount: z.int(),
  longestWarrantyMiles: z.int().nullable(),
  /** The line with the best SimpleScore. */
  best: shape({
    brandSlug: z.string(),
    brandName: z.string(),
    lineSlug: z.string(),
    lineName: z.string(),
    score: z.number(),
  }).nullable(),
  reviewCount: z.int(),
  rating: z.number().nullable(),
});

/** A product line in a list with several brands. */
export const hubLine = shape({
  ...brandLine.shape,
  brandSlug: z.string(),
  brandName: z.string(),
  /** Null without a vehicle, or without known sizes of it. */
  fit: lineFit.nullable(),
});

export const getHub = endpoint({
  id: 'catalogue.hub',
  method: 'GET',
  path: '/hubs',
  summary:
    'The tires on sale of a brand, category or type, or a combination: lines in pages, facts, related hubs.',
  access: publicOrCustomerAccess,
  query: shape({
    ...hubKeySchema,
    sort: z.enum(HUB_SORTS).default('recommended'),
    /** A vehicle's path of slugs, `honda/cr-v/2019`: leaves out lines that don't fit it. */
    vehicle: z.string().max(200).optional(),
    /** Leaves out lines without a review. */
    reviewed: flagParam.default(false),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 200).default(36),
    /** The number of brands and sizes to return as related hubs. */
    mostBrands: intParam(0, 500).default(40),
    mostSizes: intParam(0, 200).default(24),
  }),
  reply: shape({
    names: hubNames,
    /** The shop's text about a brand, in article format; null if there is none, or if the hub isn't about a single brand. */
    brandText: z.string().nullable(),
    facts: hubFacts,
    /** Related hubs, excluding the hub's own subject. Brands with the most lines first, sizes with the most factory fitments first. */
    brands: z.array(hubShare),
    categories: z.array(hubShare),
    types: z.array(hubShare),
    sizes: z.array(shape({ sizeCode: z.string(), sizeSlug: z.string(), tireCount: z.int() })),
    fit: linesFit.nullable(),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    lines: z.array(hubLine),
  }),
  cacheSeconds: 60,
  faults: ['hub.unknown', 'vehicle.unknown'],
});

export type HubReply = z.output<typeof getHub.reply>;
export type HubShare = z.output<typeof hubShare>;
export type HubFacts = z.output<typeof hubFacts>;
export type HubLine = z.output<typeof hubLine>;
export type HubNames = z.output<typeof hubNames>;
