import { z } from 'zod';

import { appointmentChoice, offeredAppointments } from '../../installers/index.js';
import { cartOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { cartReply } from './cart.js';

export const getCartAppointments = endpoint({
  id: 'carts.appointments',
  method: 'GET',
  path: '/carts/current/appointments',
  summary: 'The times a shop can mount the cart’s tires; the cart’s own shop unless one is named.',
  access: cartOrCustomerAccess,
  query: shape({ shopCode: z.string().max(20).optional() }),
  reply: offeredAppointments,
  faults: ['record.missing', 'shop.required', 'shop.unknown', 'shop.cannotInstall', 'shop.outsideArea'],
});

export const setCartAppointment = endpoint({
  id: 'carts.setAppointment',
  method: 'PUT',
  path: '/carts/current/appointment',
  summary:
    'Chooses or clears the time the cart’s shop mounts the tires. The slot is held when payment begins.',
  access: cartOrCustomerAccess,
  body: shape({ version: versionSchema, appointment: appointmentChoice.nullable() }),
  reply: cartReply,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'cart.alreadyOrdered',
    'shop.required',
    'appointment.notOffered',
    'appointment.taken',
  ],
});
