import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of the mailing list. */
export const MAILING_LIST_FAULTS = {
  'mailingList.linkExpired': {
    status: 404,
    message: 'This link has expired. Enter your email again, and we’ll send you a new one.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `mailingList.${string}`>>;
