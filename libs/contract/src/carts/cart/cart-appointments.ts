import { z } from 'zod';

import { offeredAppointments } from '../../installers/index.js';
import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const getCartAppointments = endpoint({
  id: 'carts.appointments',
  method: 'GET',
  path: '/carts/current/appointments',
  summary: 'When a shop, the cart’s own where none is named, can mount the tires of the cart.',
  access: cartOrCustomerAccess,
  query: shape({ shopCode: z.string().max(20).optional() }),
  reply: offeredAppointments,
  faults: ['record.missing', 'shop.required', 'shop.unknown', 'shop.cannotInstall', 'shop.outsideArea'],
});
