import { FEWEST_BAYS, MOST_BAYS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../access.js';
import { endpoint } from '../endpoint.js';
import { idSchema, shape, versionSchema } from '../schema/index.js';
import { shopRow } from './admin-lists.js';

export const changeShopBays = endpoint({
  id: 'admin.shops.changeBays',
  method: 'PUT',
  path: '/admin/shops/{id}/bays',
  summary:
    'Says how many cars a shop takes at once; appointments that are made stay, also where there are more.',
  access: staffAccess('shops.change'),
  params: shape({ id: idSchema }),
  body: shape({
    version: versionSchema,
    bays: z.int().min(FEWEST_BAYS).max(MOST_BAYS),
    reason: z.string().trim().min(1).max(300),
  }),
  reply: shopRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
