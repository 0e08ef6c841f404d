import { z } from 'zod';

import { customerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, daySchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const listMyPurchaseOrders = endpoint({
  id: 'fleets.myPurchaseOrders',
  method: 'GET',
  path: '/users/me/purchase-orders',
  summary: 'The purchase orders of the account’s fleet that an order can use today, soonest to end first.',
  access: customerAccess,
  reply: shape({
    /** True if the fleet has any: then an order names one of them, or none. */
    hasAny: z.boolean(),
    items: z.array(shape({ number: z.string(), leftInCents: centsSchema, validUntil: daySchema })),
  }),
  faults: [],
});
