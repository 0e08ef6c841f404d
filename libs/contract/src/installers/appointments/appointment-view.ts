import { z } from 'zod';

import { daySchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** `HH:MM` on the shop's clock. */
export const shopTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const AM_OR_PM = ['am', 'pm'] as const;

/** An appointment at a shop: the customer waits there from `startTime`, or drops off the car within `dropOffWindow`. */
export const appointmentView = shape({
  /** The shop's code. */
  installer: z.string(),
  date: daySchema,
  isDropOff: z.boolean(),
  amOrPm: z.enum(AM_OR_PM),
  startTime: shopTimeSchema.nullable(),
  dropOffWindow: shape({ from: shopTimeSchema, to: shopTimeSchema }).nullable(),
  /** The shop's zone; days and times use its clock. */
  timeZone: z.string(),
});

export type AppointmentView = z.output<typeof appointmentView>;
