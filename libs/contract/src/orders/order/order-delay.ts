import { DELAY_REASONS, DELAY_STATES, SILENCES } from '@simpletread/domain';
import { z } from 'zod';

import { daySchema, idSchema, instantSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** A delay that the buyer is asked about, as they see it on their order. */
export const orderDelayNotice = shape({
  state: z.enum(['asked', 'assumed', 'agreed']),
  /** Null if no day was promised last. */
  promisedOn: daySchema.nullable(),
  /** Null if nobody knows the new day. */
  revisedOn: daySchema.nullable(),
  silence: z.enum(SILENCES),
  answerBy: instantSchema,
  /** True while the buyer can cancel because of it. */
  canCancel: z.boolean(),
});

export type OrderDelayNotice = z.output<typeof orderDelayNotice>;

/** A delay as staff see it. */
export const adminOrderDelay = shape({
  id: idSchema,
  version: versionSchema,
  state: z.enum(DELAY_STATES),
  isFurther: z.boolean(),
  reason: z.enum(DELAY_REASONS),
  promisedOn: daySchema.nullable(),
  revisedOn: daySchema.nullable(),
  foundAt: instantSchema,
  /** Until then staff can ask; after that the shop asks by itself. Null once it is asked. */
  askBy: instantSchema.nullable(),
  askedAt: instantSchema.nullable(),
  /** Null while nobody asked. */
  askedBy: z.string().nullable(),
  silence: z.enum(SILENCES).nullable(),
  answerBy: instantSchema.nullable(),
  settledAt: instantSchema.nullable(),
});

export type AdminOrderDelay = z.output<typeof adminOrderDelay>;

/** The part of an open delay that the list of orders shows. */
export const listedDelay = shape({
  state: z.enum(DELAY_STATES),
  revisedOn: daySchema.nullable(),
  /** When we must ask, or the buyer’s time to answer ends; null once there is an answer. */
  dueAt: instantSchema.nullable(),
  silence: z.enum(SILENCES).nullable(),
});

/** The delays of a list: to ask about, asked and unanswered, agreed to, and those that ended in a cancellation. */
export const DELAY_FILTERS = ['toAsk', 'asked', 'agreed', 'cancelled'] as const;
