import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { appointmentView } from '../../appointments/index.js';

/** A rotation that a shop expects. */
export const shopRotation = shape({
  id: idSchema,
  accountId: idSchema,
  /** The customer's first name. */
  firstName: z.string(),
  vehicle: z.string(),
  appointment: appointmentView,
});

export type ShopRotation = z.output<typeof shopRotation>;

export const listShopRotations = endpoint({
  id: 'admin.shops.rotations',
  method: 'GET',
  path: '/admin/shops/{id}/rotations',
  summary: 'The next 100 rotations booked at a shop, the next one first.',
  access: staffAccess('shops.read'),
  params: shape({ id: idSchema }),
  reply: shape({ rotations: z.array(shopRotation) }),
  faults: [],
});
