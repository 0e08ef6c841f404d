import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { orderView } from '../order/index.js';

export const trackOrder = endpoint({
  id: 'orders.track',
  method: 'POST',
  path: '/orders/track',
  summary: 'An order by its number and shipping ZIP; a wrong pair doesn’t reveal which was wrong.',
  access: publicAccess,
  body: shape({ orderNumber: z.string().max(40), zip: zipField }),
  reply: orderView,
  faults: ['order.trackingMismatch', 'contact.zipInvalid'],
});
