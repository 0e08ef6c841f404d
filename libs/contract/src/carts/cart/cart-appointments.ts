import { z } from 'zod';

import { offeredAppointments } from '../../installers/index.js';
import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const getCartAppointments = endpoint({
  id: 'carts.appointments',
  method: 'GET',
  path: '/carts/current/appointments',
  summary: 'The times a shop can mount the cart’s tires; the cart’s own shop if none is named.',
  access: cartOrCustomerAccess,
  query: shape({ shopCode: z.string().max(20).optional() }),
  reply: offeredAppointments,
  faults: ['record.missing', 'shop.required', 'shop.unknown', 'shop.cannotInstall', 'shop.outsideArea'],
});
