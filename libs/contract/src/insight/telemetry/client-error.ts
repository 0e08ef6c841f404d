import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;

export const reportClientError = endpoint({
  id: 'telemetry.clientError',
  method: 'POST',
  path: '/telemetry/client-errors',
  summary: 'An error in a browser.',
  access: publicAccess,
  body: shape({
    app: z.enum(['storefront', 'console']),
    level: z.enum(LOG_LEVELS),
    message: z.string().min(1).max(1000),
    stack: z.string().max(8000).optional(),
    url: z.string().max(2000).optional(),
  }),
  status: 202,
  reply: shape({ isRecorded: z.literal(true) }),
  faults: ['request.rateLimited'],
});
