import { orderAccess, publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { orderView } from './order-view.js';
import { parseOrderNumber } from '@simpletread/domain';
import { z } from 'zod';

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
