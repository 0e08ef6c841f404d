import { FULFILMENTS, ORDER_STATES, PAYMENT_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, daySchema, instantSchema, intParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { orderView } from '../order/index.js';

export const myOrder = shape({
  orderNumber: z.string(),
  placedAt: instantSchema,
  fulfilment: z.enum(FULFILMENTS),
  state: z.enum(ORDER_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  totalInCents: centsSchema,
  tireCount: z.int(),
  estimatedDeliveryOn: daySchema.nullable(),
  lines: z.array(
    shape({
      name: z.string(),
      brandName: z.string(),
      sizeCode: z.string(),
      imageKey: z.string(),
      quantity: z.int(),
    }),
  ),
});

export type MyOrder = z.output<typeof myOrder>;

export const listMyOrders = endpoint({
  id: 'users.orders',
  method: 'GET',
  path: '/users/me/orders',
  summary: 'The customer’s orders, newest first, ten per page.',
  access: customerOrActingAccess,
  query: shape({ page: intParam(1, 10_000).default(1) }),
  reply: shape({ orders: z.array(myOrder), total: z.int() }),
  faults: [],
});

export const getMyOrder = endpoint({
  id: 'users.order',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}',
  summary: 'One order of the customer; any other number is not found.',
  access: customerOrActingAccess,
  params: shape({ orderNumber: z.string().max(40) }),
  reply: orderView,
  faults: ['record.missing'],
});
