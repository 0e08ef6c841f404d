import { VERIFIED_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

export const beginVerification = endpoint({
  id: 'verification.begin',
  method: 'POST',
  path: '/users/me/verifications',
  summary: 'Starts verifying a military member, student or teacher: the browser’s next address.',
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
  summary: 'Completes a verification with the partner’s answer; works once, for the account that started it.',
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
