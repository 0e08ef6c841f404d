import { CANCEL_REASONS } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, instantSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { orderView } from '../order/index.js';

const params = shape({ orderNumber: z.string().max(40) });

const faults = [
  'record.missing',
  'order.cancelWindowClosed',
  'order.alreadyCancelled',
  'order.transitionRefused',
  'approval.pending',
] as const;

export const ownCancellation = shape({
  orderVersion: versionSchema,
  closesAt: instantSchema,
  refundInCents: centsSchema,
  /** One sentence for each effect. */
  effects: z.array(z.string()),
});

export type OwnCancellation = z.output<typeof ownCancellation>;

export const previewOwnCancellation = endpoint({
  id: 'users.order.previewCancellation',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/cancellation',
  summary: 'Previews the cancellation of the customer’s own order: refunds, installation, email.',
  access: customerOrActingAccess,
  params,
  reply: ownCancellation,
  faults,
});

export const cancelOwnOrder = endpoint({
  id: 'users.order.cancel',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/cancellation',
  summary:
    'Cancels the customer’s own order within 30 minutes of placing it, returns the tires to stock and refunds the whole amount.',
  access: customerAccess,
  params,
  body: shape({
    orderVersion: versionSchema,
    expectedRefundInCents: centsSchema,
    reason: z.enum(CANCEL_REASONS).nullable(),
  }),
  reply: orderView,
  isIdempotent: true,
  faults: [...faults, 'record.stale'],
});
