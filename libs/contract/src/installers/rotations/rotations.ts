import { parsePhone } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { idSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { appointmentChoice, appointmentView, offeredAppointments } from '../appointments/index.js';

const shopCode = z.string().regex(/^[A-Z0-9-]{3,20}$/i);

/** A rotation booked at a partner shop. */
export const bookedRotation = shape({
  id: idSchema,
  version: versionSchema,
  vehicleId: idSchema,
  /** Year, make and model, as they were when it was booked. */
  vehicle: z.string(),
  shop: shape({
    code: z.string(),
    slug: z.string(),
    company: z.string(),
    address1: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    phone: z.string(),
  }),
  appointment: appointmentView,
  /** From then on the shop is called instead. */
  hasBegun: z.boolean(),
  movesLeft: z.int().min(0),
});

export type BookedRotation = z.output<typeof bookedRotation>;

export const listRotations = endpoint({
  id: 'rotations.list',
  method: 'GET',
  path: '/users/me/rotations',
  summary:
    'The customer’s booked rotations, the next one first; then those of the last 30 days, unless cancelled.',
  access: customerOrActingAccess,
  reply: shape({ rotations: z.array(bookedRotation) }),
  faults: [],
});

export const getRotationTimes = endpoint({
  id: 'rotations.times',
  method: 'GET',
  path: '/users/me/rotation-times/{code}',
  summary:
    'The times a shop can rotate tires, from tomorrow; the slot that the vehicle has there counts as free.',
  access: customerAccess,
  params: shape({ code: shopCode }),
  query: shape({ vehicleId: idSchema }),
  reply: offeredAppointments,
  faults: ['shop.unknown'],
});

const TIME_FAULTS = ['appointment.notOffered', 'rotation.taken'] as const;

export const bookRotation = endpoint({
  id: 'rotations.book',
  method: 'POST',
  path: '/users/me/rotations',
  summary: 'Books a shop to rotate the tires of a vehicle in the customer’s garage, and notifies the shop.',
  access: customerAccess,
  body: shape({
    vehicleId: idSchema,
    shopCode,
    appointment: appointmentChoice,
    /** For the shop’s questions. */
    phone: field(parsePhone),
  }),
  reply: bookedRotation,
  status: 201,
  isIdempotent: true,
  faults: [
    'record.missing',
    'shop.unknown',
    'contact.phoneInvalid',
    'rotation.booked',
    'rotation.tooMany',
    'rotation.tooOften',
    ...TIME_FAULTS,
  ],
});

const params = shape({ id: z.string().max(60) });

export const moveRotation = endpoint({
  id: 'rotations.move',
  method: 'POST',
  path: '/users/me/rotations/{id}/move',
  summary: 'Moves a booked rotation to another time at its shop until it begins, three times at most.',
  access: customerAccess,
  params,
  body: shape({ version: versionSchema, appointment: appointmentChoice }),
  reply: bookedRotation,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'rotation.begun',
    'rotation.movedOften',
    'shop.unknown',
    'appointment.unchanged',
    ...TIME_FAULTS,
  ],
});

export const cancelRotation = endpoint({
  id: 'rotations.cancel',
  method: 'POST',
  path: '/users/me/rotations/{id}/cancel',
  summary: 'Cancels a booked rotation until it begins, and notifies the shop.',
  access: customerAccess,
  params,
  body: shape({ version: versionSchema }),
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'rotation.begun'],
});
