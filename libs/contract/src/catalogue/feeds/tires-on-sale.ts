import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema, intParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The most tires in one reply. */
export const TIRES_PER_READ = 2000;

const after = intParam(0, 2_000_000_000).default(0);

const tireAddress = shape({
  itemNumber: z.int(),
  brandSlug: z.string(),
  lineSlug: z.string(),
  /** The last change of the tire or its line. */
  modifiedAt: instantSchema,
});

export type TireAddress = z.output<typeof tireAddress>;

export const listTireAddressParts = endpoint({
  id: 'feeds.tireAddressParts',
  method: 'GET',
  path: '/feeds/tire-address-parts',
  summary: 'The parts of all tires on sale, each with the item number before its first.',
  access: publicAccess,
  query: shape({ size: intParam(1, 50_000) }),
  reply: z.array(shape({ after: z.int(), count: z.int(), modifiedAt: instantSchema })),
  cacheSeconds: 30,
  faults: [],
});

export const listTireAddresses = endpoint({
  id: 'feeds.tireAddresses',
  method: 'GET',
  path: '/feeds/tire-addresses',
  summary: 'Every tire on sale by item number, one part at a time, for sitemaps.',
  access: publicAccess,
  query: shape({ after, limit: intParam(1, 50_000).default(50_000) }),
  reply: z.array(tireAddress),
  cacheSeconds: 30,
  faults: [],
});

const merchantTire = shape({
  itemNumber: z.int(),
  brandName: z.string(),
  brandSlug: z.string(),
  lineName: z.string(),
  lineSlug: z.string(),
  categoryName: z.string(),
  vehicleType: z.string(),
  description: z.string(),
  imageKey: z.string(),
  sizeCode: z.string(),
  serviceDescription: z.string(),
  /** The regular current price of one tire. */
  priceInCents: z.int().positive(),
  /** The price before a discount, if it is discounted. */
  struckPriceInCents: z.int().positive().nullable(),
  freightInCents: z.int(),
  available: z.int(),
  weightLb: z.number(),
});

export type MerchantTire = z.output<typeof merchantTire>;

export const listMerchantTires = endpoint({
  id: 'feeds.merchantTires',
  method: 'GET',
  path: '/feeds/merchant-tires',
  summary: 'Every tire available now, by item number, one part at a time, at its regular price.',
  access: publicAccess,
  query: shape({ after, limit: intParam(1, TIRES_PER_READ).default(TIRES_PER_READ) }),
  reply: shape({
    tires: z.array(merchantTire),
    /** The item number to continue after; null at the end. */
    next: z.int().nullable(),
  }),
  cacheSeconds: 30,
  faults: [],
});
