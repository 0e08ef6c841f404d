import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { daySchema, intParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const boughtWith = endpoint({
  id: 'orders.boughtWith',
  method: 'GET',
  path: '/bought-with/{itemNumber}',
  summary:
    'The choices of buyers of a tire’s product line, over the last 12 months without cancelled orders: installation, coverage, and tires in the same size that at least three of them, or of the buyers of its category, also bought.',
  access: publicAccess,
  params: shape({ itemNumber: intParam(1, 2_000_000_000) }),
  reply: shape({
    since: daySchema,
    /** Orders of the line; the shares are of these, in whole percent. */
    orderCount: z.int(),
    installedPercent: z.int().min(0).max(100),
    coveredPercent: z.int().min(0).max(100),
    /** Of each line that was also bought, its cheapest tire in this size: first what buyers of this line bought, then buyers of its category. */
    items: z.array(shape({ itemNumber: z.int(), buyerCount: z.int(), basis: z.enum(['line', 'category']) })),
  }),
  cacheSeconds: 600,
  faults: [],
});

export type BoughtWithReply = z.output<typeof boughtWith.reply>;
