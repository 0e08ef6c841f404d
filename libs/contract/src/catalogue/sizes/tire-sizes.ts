import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const listTireSizes = endpoint({
  id: 'catalogue.tireSizes',
  method: 'GET',
  path: '/tire-sizes',
  summary: 'Tire sizes on sale by rim, the most common factory sizes first.',
  access: publicAccess,
  query: shape({
    /** Counts only tires of this category, and leaves out sizes without any. */
    category: slugSchema.optional(),
    /** Inches; only this rim. */
    rim: z.coerce.number().min(4).max(30).optional(),
    /** The most sizes per rim. */
    perRim: intParam(1, 500).default(500),
  }),
  reply: shape({
    total: z.int(),
    rims: z.array(
      shape({
        rimIn: z.number(),
        sizeCount: z.int(),
        tireCount: z.int(),
        sizes: z.array(
          shape({ sizeCode: z.string(), sizeSlug: z.string(), tireCount: z.int(), fitmentCount: z.int() }),
        ),
      }),
    ),
  }),
  cacheSeconds: 60,
  faults: [],
});

export type TireSizesReply = z.output<typeof listTireSizes.reply>;
