import { z } from 'zod';

import { appointmentChoice, appointmentView, offeredAppointments } from '../../installers/index.js';
import { customerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { orderView } from '../order/index.js';

const params = shape({ orderNumber: z.string().max(40) });

const MOVE_FAULTS = [
  'record.missing',
  'order.transitionRefused',
  'appointment.tooSoon',
  'appointment.movedOften',
] as const;

/** The times of the shop that mounts an order, for its buyer. */
export const ownAppointments = shape({
  ...offeredAppointments.shape,
  orderNumber: z.string(),
  orderVersion: versionSchema,
  /** Null while the order has none. */
  current: appointmentView.nullable(),
  movesLeft: z.int().min(1),
});

export type OwnAppointments = z.output<typeof ownAppointments>;

export const getOwnAppointments = endpoint({
  id: 'users.order.appointments',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/appointments',
  summary:
    'The times the shop of the customer’s own order can mount its tires; the order’s own slot counts as free.',
  access: customerAccess,
  params,
  reply: ownAppointments,
  faults: MOVE_FAULTS,
});

export const moveOwnAppointment = endpoint({
  id: 'users.order.moveAppointment',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/appointment',
  summary:
    'Moves the appointment of the customer’s own order until 24 hours before it begins, three times at most, and notifies the shop.',
  access: customerAccess,
  params,
  body: shape({ orderVersion: versionSchema, appointment: appointmentChoice }),
  reply: orderView,
  isIdempotent: true,
  faults: [
    ...MOVE_FAULTS,
    'record.stale',
    'appointment.notOffered',
    'appointment.taken',
    'appointment.unchanged',
  ],
});
