import { z } from 'zod';

import { publicAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { instantSchema } from '../schema/index.js';
import { shape } from '../shape/index.js';

export const getShopState = endpoint({
  id: 'shopState.get',
  method: 'GET',
  path: '/shop-state',
  summary: 'Checks if cached shop data is still valid: the version changes with tires, vehicles and prices.',
  access: publicAccess,
  reply: shape({
    /** Unchanged while everything guests see is unchanged, except stock and shops. */
    version: z.string(),
    /** The moment something starts or ends on schedule, such as a promotion; null if nothing will. */
    validUntil: instantSchema.nullable(),
  }),
  faults: [],
});
