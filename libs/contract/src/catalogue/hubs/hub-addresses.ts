import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { intParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The families of hubs, by subject, in the order of their addresses. */
export const HUB_FAMILIES = [
  'brand',
  'brand-reviews',
  'brand-type',
  'brand-category',
  'line-reviews',
  'category',
  'category-reviews',
  'type',
  'type-reviews',
  'size',
  'size-category',
  'size-type',
  'size-brand',
  'size-brand-type',
  'size-brand-category',
  'diameter',
] as const;

/** A page's subject; only its family's fields are present. */
export const hubAddress = shape({
  brand: z.string().optional(),
  line: z.string().optional(),
  category: z.string().optional(),
  type: z.string().optional(),
  size: z.string().optional(),
  /** Inches, as `17` or `16.5`. */
  rim: z.string().optional(),
});

export const listHubAddresses = endpoint({
  id: 'catalogue.hubAddresses',
  method: 'GET',
  path: '/hubs/addresses',
  summary: 'Every hub of a family with content: a tire on sale, or for reviews, a review.',
  access: publicAccess,
  query: shape({
    family: z.enum(HUB_FAMILIES),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 20_000).default(10_000),
  }),
  reply: shape({
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    items: z.array(hubAddress),
  }),
  cacheSeconds: 300,
  faults: [],
});

export type HubFamily = (typeof HUB_FAMILIES)[number];
export type HubAddress = z.output<typeof hubAddress>;
