import { DELAY_REASONS, SILENCES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { daySchema, idSchema, instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminOrder } from '../../order/index.js';

const params = shape({ id: idSchema });
const access = staffAccess('orders.delay');

/** A delay as staff report it; no day means that nobody knows it. */
export const reportedDelay = shape({ revisedOn: daySchema.nullable(), reason: z.enum(DELAY_REASONS) });

const REPORT_FAULTS = [
  'record.missing',
  'order.alreadyCancelled',
  'delay.shipped',
  'delay.pickup',
  'delay.dayInvalid',
] as const;

export const delayPreview = shape({
  isFurther: z.boolean(),
  promisedOn: daySchema.nullable(),
  silence: z.enum(SILENCES),
  answerBy: instantSchema,
  subject: z.string(),
  /** The paragraphs of the email. */
  mail: z.array(z.string()),
  /** Null if the buyer has no mobile number. */
  text: z.string().nullable(),
  /** One sentence for each effect. */
  effects: z.array(z.string()),
});

export type DelayPreview = z.output<typeof delayPreview>;

export const previewDelay = endpoint({
  id: 'admin.orders.previewDelay',
  method: 'POST',
  path: '/admin/orders/{id}/delay-previews',
  summary:
    'Previews what the buyer of a late order reads, what their silence means, and until when they answer.',
  access,
  params,
  body: reportedDelay,
  reply: delayPreview,
  isQuestion: true,
  faults: REPORT_FAULTS,
});

export const reportDelay = endpoint({
  id: 'admin.orders.reportDelay',
  method: 'POST',
  path: '/admin/orders/{id}/delays',
  summary:
    'Reports a delay of an order and asks its buyer to wait or to cancel for a full refund (16 CFR 435.2).',
  access,
  params,
  body: shape({ ...reportedDelay.shape, orderVersion: versionSchema }),
  reply: adminOrder,
  isIdempotent: true,
  faults: [...REPORT_FAULTS, 'record.stale'],
});

export const dismissDelay = endpoint({
  id: 'admin.orders.dismissDelay',
  method: 'POST',
  path: '/admin/orders/{id}/delay-dismissals',
  summary: 'Closes a delay that was found but that nobody was asked about: the promised day can be kept.',
  access,
  params,
  body: shape({ reason: z.string().trim().min(1).max(300) }),
  reply: adminOrder,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
