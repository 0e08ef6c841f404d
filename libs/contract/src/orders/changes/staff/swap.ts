import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

export const getOrderSwap = endpoint({
  id: 'admin.orders.swap',
  method: 'GET',
  path: '/admin/orders/{id}/swap',
  summary: 'The link with which the buyer swaps the tires of an order for others until they are labeled.',
  access: staffAccess('orders.change'),
  params: shape({ id: idSchema }),
  reply: shape({ link: z.string() }),
  faults: [
    'record.missing',
    'approval.pending',
    'order.alreadyCancelled',
    'order.changeTooLate',
    'order.changeReturnInstead',
  ],
});
