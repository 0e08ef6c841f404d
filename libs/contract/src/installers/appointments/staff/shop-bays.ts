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
  summary:
    'Says how many cars a shop takes at once; appointments that are made stay, also where there are more.',
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

/** A time that has more cars than the shop takes at once, as since it takes fewer. */
export const crowdedSlot = shape({
  appointment: appointmentView,
  /** All that have the time, the one that was given it last first: staff say which of them move. */
  orders: z.array(shape({ id: idSchema, orderNumber: z.string() })),
});

export type CrowdedSlot = z.output<typeof crowdedSlot>;

export const listCrowdedSlots = endpoint({
  id: 'admin.shops.crowdedSlots',
  method: 'GET',
  path: '/admin/shops/{id}/crowded-slots',
  summary:
    'The times to come for which more cars are booked than the shop takes at once, the next one first.',
  access: staffAccess('shops.read'),
  params: shape({ id: idSchema }),
  reply: shape({ slots: z.array(crowdedSlot) }),
  faults: [],
});
