import { parseOrderNumber } from '@simpletread/domain';
import { z } from 'zod';

import { orderView } from '../../orders/index.js';
import { orderAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { shape } from '../../platform/shape/index.js';

export const getOrderByToken = endpoint({
  id: 'orders.byToken',
  method: 'GET',
  path: '/orders/{orderNumber}',
  summary: 'An order for the holder of its token, as after checkout.',
  access: orderAccess,
  params: shape({ orderNumber: field(parseOrderNumber) }),
  reply: shape({ confirmation: z.enum(['confirmed', 'to-be-confirmed']), order: orderView.nullable() }),
  faults: ['record.missing'],
});
