import { SEASONS } from '@simpletread/domain';
import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { brandLine, lineFit, linesFit } from '../brands/index.js';

/** A product line in a deal. */
export const dealLine = shape({
  ...brandLine.shape,
  brandSlug: z.string(),
  brandName: z.string(),
  /** Null without a vehicle, or without known sizes of it. */
  fit: lineFit.nullable(),
});

/** A vehicle's path of slugs, `honda/cr-v/2019`: leaves out lines that don't fit it. */
const vehicle = z.string().max(200).optional();

export const dealSummary = shape({
  slug: z.string(),
  name: z.string(),
  /** Its benefit, as `$100 off 4 tires`. */
  benefit: z.string(),
  /** Its conditions, a few words each. */
  conditions: z.array(z.string()),
  /** The first moment after the deal; null for a deal without an end. */
  endsAt: instantSchema.nullable(),
  /** True if every tire of the shop is in it. */
  isForAllTires: z.boolean(),
  /** Its lines, or those of them that fit the vehicle. */
  lineCount: z.int(),
  fit: linesFit.nullable(),
  /** Its best-scored lines. */
  lines: z.array(dealLine).max(60),
});

/** A sale that is on or scheduled. */
const sale = shape({
  /** Its season; `default` for a sale without a look of its own. */
  sale: z.enum(SEASONS),
  name: z.string(),
  isOn: z.boolean(),
  startsAt: instantSchema,
  endsAt: instantSchema,
});

export const listDeals = endpoint({
  id: 'deals.list',
  method: 'GET',
  path: '/deals',
  summary: 'The public deals on now, and the sales that are on or scheduled, in the order they begin.',
  access: publicOrCustomerAccess,
  query: shape({ vehicle }),
  reply: shape({
    season: z.enum(SEASONS),
    deals: z.array(dealSummary),
    sales: z.array(sale),
  }),
  /** The maximum; the reply gives less if a deal begins or ends sooner. */
  cacheSeconds: 30,
  faults: ['vehicle.unknown'],
});

export const getDeal = endpoint({
  id: 'deals.get',
  method: 'GET',
  path: '/deals/{slug}',
  summary: 'One current deal with its lines, best score first.',
  access: publicOrCustomerAccess,
  params: shape({ slug: slugSchema }),
  query: shape({ vehicle, page: intParam(1, 1000).default(1), perPage: intParam(1, 60).default(24) }),
  reply: shape({ deal: dealSummary, page: z.int(), perPage: z.int() }),
  cacheSeconds: 30,
  faults: ['record.missing', 'vehicle.unknown'],
});

export type DealLine = z.output<typeof dealLine>;
export type DealSummary = z.output<typeof dealSummary>;
export type DealsReply = z.output<typeof listDeals.reply>;
