import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { scoreSchema } from '../tires/index.js';

export const brandSummary = shape({
  /** Its permanent key in price rules. */
  key: z.string(),
  /** Its current address in the shop. */
  slug: z.string(),
  name: z.string(),
  /** The brand's market tier, as `premium`; null if unknown. */
  tier: z.string().nullable(),
  lineCount: z.int(),
  tireCount: z.int(),
  /** The cheapest tire on sale. */
  fromPriceInCents: centsSchema,
});

export const listBrands = endpoint({
  id: 'catalogue.brands',
  method: 'GET',
  path: '/brands',
  summary: 'Brands with tires on sale, by name.',
  access: publicOrCustomerAccess,
  query: shape({
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 500).default(60),
  }),
  reply: shape({
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    items: z.array(brandSummary),
    /** Initial letters of names, ignoring accents, and the page where each begins; `0-9` for names without one. */
    letters: z.array(shape({ letter: z.string(), brandCount: z.int(), page: z.int() })),
  }),
  cacheSeconds: 60,
  faults: [],
});

export const brandLine = shape({
  lineSlug: z.string(),
  lineName: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  categorySlug: z.string(),
  vehicleType: z.string(),
  hasSnowflake: z.boolean(),
  isOurPick: z.boolean(),
  imageKey: z.string(),
  score: scoreSchema.nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  sizeCount: z.int(),
  tireCount: z.int(),
  /** The cheapest tire on sale. */
  fromPriceInCents: centsSchema,
});

export const getBrand = endpoint({
  id: 'catalogue.brand',
  method: 'GET',
  path: '/brands/{brand}',
  summary: 'A brand with its lines on sale, by category, then by score.',
  access: publicOrCustomerAccess,
  params: shape({ brand: slugSchema }),
  query: shape({
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 200).default(60),
  }),
  reply: shape({
    brand: brandSummary,
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    lines: z.array(brandLine),
  }),
  cacheSeconds: 60,
  faults: ['brand.unknown'],
});

export type BrandSummary = z.output<typeof brandSummary>;
export type BrandLine = z.output<typeof brandLine>;
export type BrandReply = z.output<typeof getBrand.reply>;
