import { MOST_BULK_ORDERS, ORDER_STEP_KINDS, stepsConflict } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { workNote } from '../../../platform/work-owners/index.js';
import { holdReason } from '../../holds/index.js';

export const orderStep = z.discriminatedUnion('kind', [
  shape({
    kind: z.literal('assign'),
    to: z.union([z.enum(['me', 'nobody']), idSchema]),
    note: workNote.optional(),
  }),
  shape({ kind: z.literal('hold'), reason: holdReason }),
  shape({ kind: z.literal('release') }),
  shape({ kind: z.literal('note'), text: z.string().trim().min(1).max(2000) }),
  shape({ kind: z.literal('message'), textId: idSchema, channel: z.enum(['email', 'sms']) }),
]);

/** The steps of a run, each kind once. */
export const orderSteps = z
  .array(orderStep)
  .min(1, 'Choose at least one step.')
  .max(ORDER_STEP_KINDS.length)
  .refine((steps) => !stepsConflict(steps), 'Each step can be there once, and not both hold and release.');

const access = staffAccess('work.assign');

const stepResult = shape({
  kind: z.enum(ORDER_STEP_KINDS),
  /** The effect in one sentence. */
  effect: z.string(),
});

/** A message as the buyer gets it. */
const filledMessage = shape({
  channel: z.enum(['email', 'sms']),
  /** Masked for roles that may not see contacts. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});

const orderRun = shape({
  steps: z.array(stepResult),
  message: filledMessage.nullable(),
  /** The owner after the run; the next change names them. */
  ownerId: idSchema.nullable(),
  /** The steps that take it back, as far as it can be. */
  undo: z.array(orderStep),
});

export type OrderRun = z.output<typeof orderRun>;

const orderPreview = shape({
  orderId: idSchema,
  /** Null for a missing order. */
  orderNumber: z.string().nullable(),
  /** The reason why nothing would be changed; null if all steps would be done. */
  refusal: z.string().nullable(),
  /** The owner now: the run is refused if someone else takes the order first. */
  ownerId: idSchema.nullable(),
  steps: z.array(stepResult),
  message: filledMessage.nullable(),
});

export type OrderPreview = z.output<typeof orderPreview>;

export const previewOrderSteps = endpoint({
  id: 'admin.orders.previewSteps',
  method: 'POST',
  path: '/admin/orders/steps-preview',
  summary: `Shows for up to ${MOST_BULK_ORDERS} orders what steps would change, and why they would be refused. Changes nothing.`,
  access,
  body: shape({
    orderIds: z.array(idSchema).min(1).max(MOST_BULK_ORDERS),
    steps: orderSteps,
  }),
  reply: z.array(orderPreview),
  isQuestion: true,
  faults: [],
});

export const runOrderSteps = endpoint({
  id: 'admin.orders.runSteps',
  method: 'POST',
  path: '/admin/orders/{id}/steps',
  summary:
    'Takes steps on an order: all of them, or none. One run over several orders has one run id, which the audit keeps.',
  access,
  params: shape({ id: idSchema }),
  body: shape({
    runId: idSchema,
    steps: orderSteps,
    /** The owner that the preview showed. */
    seenOwnerId: idSchema.nullable(),
  }),
  reply: orderRun,
  isIdempotent: true,
  faults: [
    'access.refused',
    'record.missing',
    'work.taken',
    'work.colleagueUnknown',
    'order.alreadyCancelled',
    'hold.shipped',
    'hold.held',
    'hold.notHeld',
    'approval.pending',
    'macro.textMissing',
    'macro.textTooLong',
    'message.placeholderLeft',
    'message.noRecipient',
    'mail.recipientFull',
    'mail.senderFull',
  ],
});
