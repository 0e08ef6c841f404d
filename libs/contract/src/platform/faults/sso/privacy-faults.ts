import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of requests about personal data. */
export const PRIVACY_FAULTS = {
  'privacy.exportTooSoon': {
    status: 429,
    message: 'You have requested {most} copies in a day. Please come back tomorrow.',
  },
  'privacy.requestOpen': { status: 409, message: 'This was already requested and is in progress.' },
  'privacy.notConfirmed': { status: 400, message: 'Please type {word} to confirm' },
  'privacy.cannotCancel': { status: 409, message: 'This can no longer be withdrawn.' },
  'privacy.accountUnknown': {
    status: 422,
    message: 'This email address has no verified account. The person must open one first.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `privacy.${string}`>>;
