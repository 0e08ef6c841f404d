import { VERIFIED_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const beginVerification = endpoint({
  id: 'verification.begin',
  method: 'POST',
  path: '/users/me/verifications',
  summary:
    'Begins to prove that the customer is of the military, a student or a teacher: where the browser goes.',
  access: customerAccess,
  body: shape({ group: z.enum(VERIFIED_GROUPS) }),
  reply: shape({ url: z.url() }),
  status: 201,
  faults: [],
});

export const finishVerification = endpoint({
  id: 'verification.finish',
  method: 'POST',
  path: '/users/me/verifications/callback',
  summary:
    'Ends a verification with what the partner sent the browser back with; good for one call of its own account.',
  access: customerAccess,
  body: shape({
    state: z.string().max(200),
    code: z.string().max(2000).optional(),
    error: z.string().max(200).optional(),
  }),
  reply: shape({ group: z.enum(VERIFIED_GROUPS) }),
  faults: [
    'verification.unknown',
    'verification.denied',
    'verification.usedElsewhere',
    'verification.unavailable',
  ],
});
