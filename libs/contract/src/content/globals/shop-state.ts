import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const getShopState = endpoint({
  id: 'shopState.get',
  method: 'GET',
  path: '/shop-state',
  summary:
    'Whether what was kept of the shop is still good: another version with each change of tires, vehicles or prices.',
  access: publicAccess,
  reply: shape({
    /** The same text as long as nothing has changed that guests are shown, but for stock and shops. */
    version: z.string(),
    /** The moment at which something begins or ends of itself, such as a promotion; null when nothing will. */
    validUntil: instantSchema.nullable(),
  }),
  faults: [],
});
