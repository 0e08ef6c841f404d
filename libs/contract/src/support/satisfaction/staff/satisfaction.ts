import { FIGURE_PERIODS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { SATISFACTION_FORM } from '../satisfaction.js';

const count = z.int().min(0);

/** Customers who were asked during the period, and what they have answered so far. */
const counts = { asked: count, answered: count, good: count };

export const getSatisfactionFigures = endpoint({
  id: 'admin.satisfaction',
  method: 'GET',
  path: '/admin/case-satisfaction',
  summary: 'How customers found our support during a period, by agent, with the latest comments.',
  access: staffAccess('cases.read'),
  query: shape({ period: z.enum(FIGURE_PERIODS).default('quarter') }),
  reply: shape({
    asOf: instantSchema,
    from: instantSchema,
    ...counts,
    /** By the agent who answered last, the most answers first. */
    byAgent: z.array(shape({ name: z.string(), ...counts })),
    /** The newest 50. */
    comments: z.array(
      shape({
        caseId: idSchema,
        caseNumber: z.string(),
        agentName: z.string(),
        ...SATISFACTION_FORM,
        answeredAt: instantSchema,
      }),
    ),
  }),
  faults: [],
});
