import { z } from 'zod';

import { daySchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** `HH:MM` of a clock at the shop. */
export const shopTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const AM_OR_PM = ['am', 'pm'] as const;

/** When a shop mounts the tires: the customer waits there from `startTime` on, or leaves the car within `dropOffWindow`. */
export const appointmentView = shape({
  /** The shop's code. */
  installer: z.string(),
  date: daySchema,
  isDropOff: z.boolean(),
  amOrPm: z.enum(AM_OR_PM),
  startTime: shopTimeSchema.nullable(),
  dropOffWindow: shape({ from: shopTimeSchema, to: shopTimeSchema }).nullable(),
  /** The shop's: days and times are those of its clocks. */
  timeZone: z.string(),
});

export type AppointmentView = z.output<typeof appointmentView>;
