import { GUIDED_DRIVING, GUIDED_PRIORITIES, GUIDED_WINTERS, MOST_PRIORITIES } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { slugSchema, wordsParam, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { tireCard } from '../tires/index.js';

/** The most tires recommended at the same time. */
export const MOST_GUIDED = 12;

const reason = shape({ code: z.string(), text: z.string() });

/** A ZIP's weather, estimated from its state and latitude. */
const climate = shape({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  januaryF: z.int(),
  winter: z.enum(GUIDED_WINTERS),
  isWet: z.boolean(),
});

export const guidedClimate = endpoint({
  id: 'guided.climate',
  method: 'GET',
  path: '/guided-shopping/climate',
  summary: 'The estimated winters around a ZIP; null if unknown.',
  access: publicAccess,
  query: shape({ zip: zipField }),
  reply: shape({ climate: climate.nullable() }),
  cacheSeconds: 3600,
  faults: ['contact.zipInvalid'],
});

export const guidedShopping = endpoint({
  id: 'guided.shopping',
  method: 'GET',
  path: '/guided-shopping',
  summary: 'Tires of a size ranked for the shopper’s roads, winter and priorities, each with its reasons.',
  access: publicOrCustomerAccess,
  query: shape({
    size: slugSchema,
    rearSize: slugSchema.optional(),
    /** `make/model/year` slugs with an optional trim; tires that don't fit it are never recommended. */
    vehicle: z.string().max(200).optional(),
    zip: zipField.optional(),
    driving: z.enum(GUIDED_DRIVING),
    winter: z.enum(GUIDED_WINTERS),
    /** Most important first, at most three. */
    priorities: wordsParam.pipe(z.array(z.enum(GUIDED_PRIORITIES)).max(MOST_PRIORITIES)).optional(),
  }),
  reply: shape({
    sizeCode: z.string(),
    rearSizeCode: z.string().nullable(),
    total: z.int(),
    /** Tires excluded from the ranking. */
    leftOut: shape({ refused: z.int(), unsuited: z.int(), soldOut: z.int() }),
    picks: z
      .array(
        shape({
          tire: tireCard,
          /** 0 to 100. */
          points: z.int(),
          reasons: z.array(reason),
          cautions: z.array(reason),
        }),
      )
      .max(MOST_GUIDED),
  }),
  cacheSeconds: 30,
  faults: ['tireSize.unknown', 'contact.zipInvalid', 'vehicle.unknown'],
});
