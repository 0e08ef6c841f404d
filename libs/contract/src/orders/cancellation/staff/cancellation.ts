import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, idSchema, instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminOrder, timelineReason } from '../../order/index.js';

export const cancellationPlan = shape({
  orderVersion: versionSchema,
  /** When the time for it is over; null while the order is held. */
  closesAt: instantSchema.nullable(),
  refundInCents: centsSchema,
  /** True if the refund is above the signed-in person's limit: a colleague must approve it. */
  needsApproval: z.boolean(),
  refundLimitInCents: centsSchema,
  refundTo: z.string(),
  stockToReturn: z.array(shape({ label: z.string(), quantity: z.int() })),
  effects: z.array(z.string()),
});

export const previewCancellation = endpoint({
  id: 'admin.orders.previewCancellation',
  method: 'GET',
  path: '/admin/orders/{id}/cancellation',
  summary: 'Previews a cancellation: refund, stock, messages.',
  access: staffAccess('orders.cancel'),
  params: shape({ id: idSchema }),
  reply: cancellationPlan,
  faults: [
    'record.missing',
    'order.cancelWindowClosed',
    'order.alreadyCancelled',
    'order.transitionRefused',
    'approval.pending',
  ],
});

export const cancelOrder = endpoint({
  id: 'admin.orders.cancel',
  method: 'POST',
  path: '/admin/orders/{id}/cancellation',
  summary:
    'Cancels an order within its 30 minutes or while it is held, returns the stock and refunds the payment; above the signed-in person’s limit, requests approval from a second one.',
  access: staffAccess('orders.cancel'),
  params: shape({ id: idSchema }),
  body: shape({
    orderVersion: versionSchema,
    reason: timelineReason,
    expectedRefundInCents: centsSchema,
  }),
  reply: adminOrder,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'order.cancelWindowClosed',
    'order.alreadyCancelled',
    'order.transitionRefused',
    'approval.pending',
  ],
});
