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
