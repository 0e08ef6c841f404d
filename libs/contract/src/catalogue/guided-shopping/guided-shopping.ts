import { GUIDED_DRIVING, GUIDED_PRIORITIES, GUIDED_WINTERS, MOST_PRIORITIES } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { slugSchema, wordsParam, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { tireCard } from '../tires/index.js';

/** Tires that are recommended at once. */
export const MOST_GUIDED = 12;

const reason = shape({ code: z.string(), text: z.string() });

/** The weather of a ZIP, estimated from its state and latitude. */
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
  summary: 'What winters are like around a ZIP, estimated; null where we cannot say.',
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
  summary:
    'Tires of a size ranked for where they are driven, the winter and what matters, each with its reasons.',
  access: publicOrCustomerAccess,
  query: shape({
    size: slugSchema,
    rearSize: slugSchema.optional(),
    /** `make/model/year` slugs with an optional trim; what does not fit it is never recommended. */
    vehicle: z.string().max(200).optional(),
    zip: zipField.optional(),
    driving: z.enum(GUIDED_DRIVING),
    winter: z.enum(GUIDED_WINTERS),
    /** What matters most first, at most three. */
    priorities: wordsParam.pipe(z.array(z.enum(GUIDED_PRIORITIES)).max(MOST_PRIORITIES)).optional(),
  }),
  reply: shape({
    sizeCode: z.string(),
    rearSizeCode: z.string().nullable(),
    total: z.int(),
    /** What was not recommended at all. */
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
