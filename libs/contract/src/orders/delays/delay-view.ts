import { DELAY_ANSWERS, DELAY_STATES, SILENCES } from '@simpletread/domain';
import { z } from 'zod';

import { centsSchema, daySchema, instantSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { CHANGE_NEEDS } from '../tracking/index.js';

/** A delay for the buyer who answers: the days, what silence means, and what a cancellation refunds. */
export const delayView = shape({
  version: versionSchema,
  state: z.enum(DELAY_STATES),
  orderNumber: z.string(),
  firstName: z.string(),
  tires: z.array(z.string()),
  reason: z.string(),
  isFurther: z.boolean(),
  promisedOn: daySchema.nullable(),
  revisedOn: daySchema.nullable(),
  silence: z.enum(SILENCES),
  answerBy: instantSchema,
  canAgree: z.boolean(),
  canCancel: z.boolean(),
  /** An appointment at the shop on or before the new day, in words; null if it can be kept. */
  missedAppointment: z.string().nullable(),
  /** The refund of a cancellation. */
  refundInCents: centsSchema,
  /** One sentence for each effect of a cancellation. */
  cancelEffects: z.array(z.string()),
});

export type DelayView = z.output<typeof delayView>;

/** A late order that was opened by its number and ZIP. */
export const trackedDelay = shape({
  orderNumber: z.string(),
  maskedEmail: z.string(),
  /** Proof that the reader still lacks to answer; null if they may. */
  changesNeed: z.enum(CHANGE_NEEDS).nullable(),
  /** Null without that proof. */
  delay: delayView.nullable(),
});

export type TrackedDelay = z.output<typeof trackedDelay>;

/** A buyer’s answer, with the version and the refund that they saw. */
export const delayAnswer = shape({
  version: versionSchema,
  answer: z.enum(DELAY_ANSWERS),
  expectedRefundInCents: centsSchema,
});

export const DELAY_ANSWER_FAULTS = [
  'delay.shipped',
  'delay.answered',
  'approval.pending',
  'record.stale',
] as const;
