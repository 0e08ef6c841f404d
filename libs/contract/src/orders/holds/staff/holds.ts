import { RELEASE_OUTCOMES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { daySchema, idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { delayPreview } from '../../delays/index.js';
import { adminOrder } from '../../order/index.js';

/** The reason of a hold, for colleagues. */
export const holdReason = z.string().trim().min(1).max(300);

const params = shape({ id: idSchema });
const access = staffAccess('orders.hold');

export const holdOrder = endpoint({
  id: 'admin.orders.hold',
  method: 'POST',
  path: '/admin/orders/{id}/hold',
  summary: 'Holds an order back from the warehouse, with a reason for colleagues.',
  access,
  params,
  body: shape({ reason: holdReason }),
  reply: adminOrder,
  isIdempotent: true,
  faults: ['record.missing', 'order.alreadyCancelled', 'hold.shipped', 'hold.held'],
});

/** The effect of a release on the promised day. */
const promiseOnRelease = shape({ outcome: z.enum(RELEASE_OUTCOMES), revisedOn: daySchema.nullable() });

const releasePreview = shape({
  promise: promiseOnRelease,
  /** One sentence for each effect, without a period. */
  effects: z.array(z.string()),
  /** The question to a buyer whose promise can't be kept; null if they aren't asked. */
  delay: delayPreview.nullable(),
});

export type ReleasePreview = z.input<typeof releasePreview>;

const RELEASE_FAULTS = ['record.missing', 'hold.notHeld', 'approval.pending'] as const;

export const previewRelease = endpoint({
  id: 'admin.orders.previewRelease',
  method: 'GET',
  path: '/admin/orders/{id}/hold-release',
  summary:
    'Previews a release from hold: the promise that stays, or the question to a buyer whose day can’t be kept.',
  access,
  params,
  reply: releasePreview,
  faults: RELEASE_FAULTS,
});

export const releaseOrder = endpoint({
  id: 'admin.orders.releaseHold',
  method: 'POST',
  path: '/admin/orders/{id}/hold-release',
  summary:
    'Releases a held order to the warehouse. If its delivery day can’t be kept, the buyer is asked to wait or to cancel (16 CFR 435.2).',
  access,
  params,
  /** The promise of the preview; it is refused as stale if that has changed. */
  body: shape({ seen: promiseOnRelease.optional() }),
  reply: adminOrder,
  isIdempotent: true,
  faults: [...RELEASE_FAULTS, 'record.stale'],
});
