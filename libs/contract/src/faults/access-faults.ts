import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from './fault-entry.js';

/** Faults of signing in and of permissions. */
export const ACCESS_FAULTS = {
  'access.signInRequired': { status: 401, message: 'Please sign in to continue.' },
  'access.refused': { status: 403, message: 'Your role does not allow this.' },
  'access.readOnly': {
    status: 403,
    message: 'You are looking at the shop as this customer. Nothing can be changed.',
  },
  'access.credentialsWrong': {
    status: 401,
    message: 'The email or password is not right. After ten wrong tries an account rests for 15 minutes.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `access.${string}`>>;
