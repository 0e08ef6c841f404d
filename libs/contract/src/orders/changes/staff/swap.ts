import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

export const giveSwapLink = endpoint({
  id: 'admin.orders.swapLink',
  method: 'POST',
  path: '/admin/orders/{id}/swap-links',
  summary:
    'The link with which the buyer swaps the tires of an order for others until they are labeled. The timeline and the audit log name who took it.',
  access: staffAccess('orders.change'),
  params: shape({ id: idSchema }),
  reply: shape({ link: z.string() }),
  isIdempotent: true,
  faults: [
    'record.missing',
    'approval.pending',
    'order.alreadyCancelled',
    'order.changeTooLate',
    'order.changeReturnInstead',
    'order.swapBeyondYou',
    'order.swapHeld',
  ],
});
