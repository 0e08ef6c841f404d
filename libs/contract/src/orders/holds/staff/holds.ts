import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
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

export const releaseOrder = endpoint({
  id: 'admin.orders.releaseHold',
  method: 'POST',
  path: '/admin/orders/{id}/hold-release',
  summary: 'Releases a held order to the warehouse. Its delivery day moves if it can no longer be kept.',
  access,
  params,
  body: shape({}),
  reply: adminOrder,
  isIdempotent: true,
  faults: ['record.missing', 'hold.notHeld', 'approval.pending', 'hold.appointmentFirst'],
});
