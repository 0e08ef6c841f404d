import { FEWEST_BAYS, MOST_BAYS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { shopRow } from '../../shops/index.js';
import { appointmentView } from '../appointment-view.js';

export const changeShopBays = endpoint({
  id: 'admin.shops.changeBays',
  method: 'PUT',
  path: '/admin/shops/{id}/bays',
  summary: 'Sets the number of cars a shop takes at once; booked appointments stay, even above it.',
  access: staffAccess('shops.change'),
  params: shape({ id: idSchema }),
  body: shape({
    version: versionSchema,
    bays: z.int().min(FEWEST_BAYS).max(MOST_BAYS),
    reason: z.string().trim().min(1).max(300),
  }),
  reply: shopRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});

/** A time with more cars than the shop now takes at once. */
export const crowdedSlot = shape({
  appointment: appointmentView,
  /** All orders at this time, the latest booking first; staff decide which of them move. */
  orders: z.array(shape({ id: idSchema, orderNumber: z.string() })),
});

export type CrowdedSlot = z.output<typeof crowdedSlot>;

export const listCrowdedSlots = endpoint({
  id: 'admin.shops.crowdedSlots',
  method: 'GET',
  path: '/admin/shops/{id}/crowded-slots',
  summary: 'Upcoming times with more cars than the shop takes at once, the next one first.',
  access: staffAccess('shops.read'),
  params: shape({ id: idSchema }),
  reply: shape({ slots: z.array(crowdedSlot) }),
  faults: [],
});
