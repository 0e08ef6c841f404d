import { z } from 'zod';

import { cartOrCustomerAccess } from '../access.js';
import { cartReply } from '../carts/cart.js';
import { endpoint } from '../endpoint.js';
import { daySchema, shape, versionSchema } from '../schema/index.js';
import { AM_OR_PM, shopTimeSchema } from './appointment-view.js';

const wait = shape({ startTime: shopTimeSchema, amOrPm: z.enum(AM_OR_PM), isFree: z.boolean() });

const dropOff = shape({
  amOrPm: z.enum(AM_OR_PM),
  from: shopTimeSchema,
  to: shopTimeSchema,
  isFree: z.boolean(),
});

/** The slots of a shop, taken ones too. The calendar has days that are not listed: the shop is closed on them. */
export const offeredAppointments = shape({
  shopCode: z.string(),
  company: z.string(),
  timeZone: z.string(),
  firstDate: daySchema,
  lastDate: daySchema,
  days: z.array(shape({ date: daySchema, waits: z.array(wait), dropOffs: z.array(dropOff) })),
});

export type OfferedAppointments = z.output<typeof offeredAppointments>;

/** What is said of a slot: everything else of it is the shop's. */
export const appointmentChoice = shape({
  date: daySchema,
  isDropOff: z.boolean(),
  amOrPm: z.enum(AM_OR_PM),
  /** Null for a car that is left at the shop. */
  startTime: shopTimeSchema.nullable(),
});

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

export const setCartAppointment = endpoint({
  id: 'carts.setAppointment',
  method: 'PUT',
  path: '/carts/current/appointment',
  summary:
    'Chooses when the cart’s shop mounts the tires, or takes that back. The slot is held when payment begins.',
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
