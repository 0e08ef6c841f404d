import { CONTACT_REASONS, FIGURE_PERIODS, RETURN_REASONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const count = z.int().min(0);

/** A promise of time: how often its time came, and how often it was kept. */
const promise = shape({ due: count, kept: count });

/** Of the tires that were delivered in the period, those sent back or about to be. */
const rate = { delivered: count, returned: count };

export const getReturnFigures = endpoint({
  id: 'admin.returnFigures',
  method: 'GET',
  path: '/admin/return-figures',
  summary:
    'Why customers contact us after an order, why tires come back, how fast refunds are paid, and which promises are kept.',
  access: staffAccess('returns.read'),
  query: shape({ period: z.enum(FIGURE_PERIODS).default('quarter') }),
  reply: shape({
    asOf: instantSchema,
    from: instantSchema,
    returns: count,
    tires: count,
    /** All tires that were delivered in the period, and those of them that came back. */
    delivered: shape(rate),
    answers: promise,
    refunds: promise,
    /** Hours from receipt to refund; null before the first refund. */
    medianRefundHours: z.number().min(0).nullable(),
    refundedInCents: centsSchema,
    handlingInCents: centsSchema,
    waivedInCents: centsSchema,
    /** Requests of customers, the most common first; `byThemselves` went through no agent. */
    contacts: z.array(shape({ reason: z.enum(CONTACT_REASONS), requests: count, byThemselves: count })),
    /** The reasons that buyers gave for a cancellation, in their words, and how often each. */
    cancellations: z.array(shape({ reason: z.string(), orders: count })),
    byReason: z.array(
      shape({ reason: z.enum(RETURN_REASONS), returns: count, tires: count, refundedInCents: centsSchema }),
    ),
    /** Weeks from Monday in Eastern time, in order, with those that have no returns. */
    byWeek: z.array(shape({ monday: z.string(), returns: count })),
    byLine: z.array(shape({ brandName: z.string(), lineName: z.string(), ...rate })),
    byShop: z.array(shape({ code: z.string(), name: z.string(), place: z.string(), ...rate })),
    byWarehouse: z.array(
      shape({
        warehouse: z.string(),
        place: z.string(),
        received: count,
        restocked: count,
        scrapped: count,
        refused: count,
      }),
    ),
  }),
  faults: [],
});
