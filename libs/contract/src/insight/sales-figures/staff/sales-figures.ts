import { FIGURE_PERIODS, FORECAST_STATES, LOST_REASONS, REQUEST_SOURCES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const count = z.int().min(0);

/** Requests that came in during the period, and what became of them so far. */
const outcome = { requests: count, won: count, lost: count, wonInCents: centsSchema };

export const getSalesFigures = endpoint({
  id: 'admin.salesFigures',
  method: 'GET',
  path: '/admin/sales-figures',
  summary:
    'How many sales requests are won, by representative and source, why others are lost, and the forecast.',
  access: staffAccess('quotes.read'),
  query: shape({ period: z.enum(FIGURE_PERIODS).default('quarter') }),
  reply: shape({
    asOf: instantSchema,
    from: instantSchema,
    ...outcome,
    /** By owner, the most requests first; null for those of nobody. */
    byRep: z.array(shape({ name: z.string().nullable(), ...outcome })),
    bySource: z.array(shape({ source: z.enum(REQUEST_SOURCES), ...outcome })),
    byReason: z.array(shape({ reason: z.enum(LOST_REASONS), requests: count, valueInCents: centsSchema })),
    /** All open requests now, whenever they came in. */
    forecast: z.array(
      shape({
        state: z.enum(FORECAST_STATES),
        requests: count,
        /** Of those that were quoted. */
        valueInCents: centsSchema,
        percent: z.int(),
        expectedInCents: centsSchema,
      }),
    ),
  }),
  faults: [],
});
