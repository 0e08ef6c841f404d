import { TIRES_BASES } from '@simpletread/domain';
import { z } from 'zod';

import { appointmentChoice, offeredAppointments } from '../../../installers/index.js';
import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { daySchema, idSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminOrder, timelineReason } from '../../order/index.js';

/** The times of an order's shop, and the basis of the first one. */
export const orderAppointments = shape({
  ...offeredAppointments.shape,
  tires: shape({
    basis: z.enum(TIRES_BASES),
    /** The tires' arrival at the shop, or the earliest possible day; null without a promise. */
    on: daySchema.nullable(),
    promisedOn: daySchema.nullable(),
  }),
});

export type OrderAppointments = z.output<typeof orderAppointments>;

export const getOrderAppointments = endpoint({
  id: 'admin.orders.appointments',
  method: 'GET',
  path: '/admin/orders/{id}/appointments',
  summary: 'The times an order’s shop can mount its tires; the order’s own slot counts as free.',
  access: staffAccess('orders.reschedule'),
  params: shape({ id: idSchema }),
  reply: orderAppointments,
  faults: ['record.missing', 'order.transitionRefused'],
});

export const moveAppointment = endpoint({
  id: 'admin.orders.moveAppointment',
  method: 'POST',
  path: '/admin/orders/{id}/appointment',
  summary: 'Moves an order’s appointment to another slot of its shop, and notifies the buyer and the shop.',
  access: staffAccess('orders.reschedule'),
  params: shape({ id: idSchema }),
  body: shape({
    orderVersion: versionSchema,
    appointment: appointmentChoice,
    reason: timelineReason,
  }),
  reply: adminOrder,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'order.transitionRefused',
    'appointment.notOffered',
    'appointment.taken',
    'appointment.unchanged',
  ],
});
