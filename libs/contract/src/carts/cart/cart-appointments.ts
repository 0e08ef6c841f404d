import { z } from 'zod';

import { nextTimes, offeredAppointments, shopCodesParam } from '../../installers/index.js';
import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema } from '../../platform/schema/index.js';
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

export const listCartShops = endpoint({
  id: 'carts.shops',
  method: 'GET',
  path: '/carts/current/shops',
  summary:
    'For each of up to 50 shops: if it mounts the cart’s tires and serves its ZIP code, the installation price of all of them by the standard rules, and its next free times.',
  access: cartOrCustomerAccess,
  query: shape({ codes: shopCodesParam }),
  reply: shape({
    tires: z.int(),
    shops: z.array(
      shape({
        shopCode: z.string(),
        canInstall: z.boolean(),
        /** True if the shop serves the cart's ZIP code, or the cart has none yet. */
        isInArea: z.boolean(),
        /** Of all tires, less the four-tire saving. */
        installationInCents: centsSchema,
        savingInCents: centsSchema,
        times: nextTimes,
      }),
    ),
  }),
  faults: ['record.missing'],
});
