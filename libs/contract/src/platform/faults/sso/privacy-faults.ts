import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of what people ask about their own data. */
export const PRIVACY_FAULTS = {
  'privacy.exportTooSoon': {
    status: 429,
    message: 'You have asked for {most} copies within a day. Please come back tomorrow.',
  },
  'privacy.requestOpen': { status: 409, message: 'This has been asked for already and is under way.' },
  'privacy.notConfirmed': { status: 400, message: 'Please type {word} to confirm' },
  'privacy.cannotCancel': { status: 409, message: 'This can no longer be taken back.' },
  'privacy.accountUnknown': {
    status: 422,
    message: 'No account has proved this e-mail address. The person has to open one first, which proves it.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `privacy.${string}`>>;
