import { z } from 'zod';

import { daySchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { AM_OR_PM, shopTimeSchema } from './appointment-view.js';

const wait = shape({ startTime: shopTimeSchema, amOrPm: z.enum(AM_OR_PM), isFree: z.boolean() });

const dropOff = shape({
  amOrPm: z.enum(AM_OR_PM),
  from: shopTimeSchema,
  to: shopTimeSchema,
  isFree: z.boolean(),
});

/** A shop's slots, taken ones included. The shop is closed on days that are not listed. */
export const offeredAppointments = shape({
  shopCode: z.string(),
  company: z.string(),
  timeZone: z.string(),
  /** The last day the tires may arrive at the shop. */
  tiresArriveBy: daySchema,
  firstDate: daySchema,
  lastDate: daySchema,
  days: z.array(shape({ date: daySchema, waits: z.array(wait), dropOffs: z.array(dropOff) })),
});

export type OfferedAppointments = z.output<typeof offeredAppointments>;

/** The chosen part of a slot; the shop decides the rest. */
export const appointmentChoice = shape({
  date: daySchema,
  isDropOff: z.boolean(),
  amOrPm: z.enum(AM_OR_PM),
  /** Null to drop off the car. */
  startTime: shopTimeSchema.nullable(),
});
