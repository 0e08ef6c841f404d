import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { appointmentView } from '../appointment-view.js';

/** A time slot with more cars than the shop takes. */
export const crowdedSlot = shape({
  appointment: appointmentView,
  /** All orders at this time, the latest booking first; staff decide which of them move. */
  orders: z.array(shape({ id: idSchema, orderNumber: z.string() })),
  /** Cars that come for a rotation. */
  rotations: z.int().min(0),
});

export type CrowdedSlot = z.output<typeof crowdedSlot>;

export const listCrowdedSlots = endpoint({
  id: 'admin.shops.crowdedSlots',
  method: 'GET',
  path: '/admin/shops/{id}/crowded-slots',
  summary: 'Upcoming time slots with more cars than the shop takes, the next one first.',
  access: staffAccess('shops.read'),
  params: shape({ id: idSchema }),
  reply: shape({ slots: z.array(crowdedSlot) }),
  faults: [],
});
