import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema, intParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** Tires of one answer, at most. */
export const TIRES_PER_READ = 2000;

const after = intParam(0, 2_000_000_000).default(0);

const tireAddress = shape({
  itemNumber: z.int(),
  brandSlug: z.string(),
  lineSlug: z.string(),
  /** When the tire or its line was last written. */
  modifiedAt: instantSchema,
});

export type TireAddress = z.output<typeof tireAddress>;

export const listTireAddressParts = endpoint({
  id: 'feeds.tireAddressParts',
  method: 'GET',
  path: '/feeds/tire-address-parts',
  summary: 'The parts that the tires on sale fall into, each with the item number that it begins behind.',
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
  summary: 'Every tire on sale by item number, a part at a time, for sitemaps.',
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
  /** What everybody pays for one now. */
  priceInCents: z.int().positive(),
  /** What it is taken off from, where it is on sale. */
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
  summary: 'Every tire that anybody can buy now, by item number, a part at a time, at everybody’s price.',
  access: publicAccess,
  query: shape({ after, limit: intParam(1, TIRES_PER_READ).default(TIRES_PER_READ) }),
  reply: shape({
    tires: z.array(merchantTire),
    /** The item number to go on after; null at the end. */
    next: z.int().nullable(),
  }),
  cacheSeconds: 30,
  faults: [],
});
