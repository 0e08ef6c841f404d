import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, flagParam, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { brandLine } from './brands.js';

export const HUB_SORTS = ['recommended', 'rating'] as const;

/** What a hub is about: a brand, a performance category, a tire type, what several of them have in common, or everything. */
export const hubKeySchema = {
  brand: slugSchema.optional(),
  category: slugSchema.optional(),
  /** The kind of vehicle that tires are for, as `light-truck`; `electric-vehicle` for lines built for those. */
  type: slugSchema.optional(),
};

export const hubNames = shape({
  brand: shape({ slug: z.string(), name: z.string(), tier: z.string().nullable() }).nullable(),
  category: shape({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
  type: shape({ slug: z.string(), name: z.string() }).nullable(),
});

/** A brand, category or type within a hub, with what the hub holds of it. */
export const hubShare = shape({
  slug: z.string(),
  name: z.string(),
  lineCount: z.int(),
  tireCount: z.int(),
  /** Of the cheapest tire on sale. */
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
  /** Each line counts with its cheapest tire: the least and the most of these. */
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

/** A product line where lines of several brands stand together. */
export const hubLine = shape({ ...brandLine.shape, brandSlug: z.string(), brandName: z.string() });

export const getHub = endpoint({
  id: 'catalogue.hub',
  method: 'GET',
  path: '/hubs',
  summary:
    'What is on sale of a brand, category or type or of what they have in common: lines in pages, facts, ways on.',
  access: publicOrCustomerAccess,
  query: shape({
    ...hubKeySchema,
    sort: z.enum(HUB_SORTS).default('recommended'),
    /** Leaves out lines that nobody has reviewed. */
    reviewed: flagParam.default(false),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 200).default(36),
    /** How many brands and sizes are told of as ways on. */
    mostBrands: intParam(0, 500).default(40),
    mostSizes: intParam(0, 200).default(24),
  }),
  reply: shape({
    names: hubNames,
    /** What the shop says of a brand, as articles are written; null where nothing, and where it is not about a brand alone. */
    brandText: z.string().nullable(),
    facts: hubFacts,
    /** Ways on; none of what the hub itself is about. Brands with most lines first, sizes that vehicle makers fit most first. */
    brands: z.array(hubShare),
    categories: z.array(hubShare),
    types: z.array(hubShare),
    sizes: z.array(shape({ sizeCode: z.string(), sizeSlug: z.string(), tireCount: z.int() })),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    lines: z.array(hubLine),
  }),
  cacheSeconds: 60,
  faults: ['hub.unknown'],
});

export type HubReply = z.output<typeof getHub.reply>;
export type HubShare = z.output<typeof hubShare>;
export type HubFacts = z.output<typeof hubFacts>;
export type HubLine = z.output<typeof hubLine>;
export type HubNames = z.output<typeof hubNames>;
