import { z } from 'zod';

import { customerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const getOwnSwap = endpoint({
  id: 'users.order.swap',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/swap',
  summary: 'The token with which the customer swaps the tires of their own order for others.',
  access: customerAccess,
  params: shape({ orderNumber: z.string().max(40) }),
  reply: shape({ token: z.string() }),
  faults: ['record.missing'],
});
