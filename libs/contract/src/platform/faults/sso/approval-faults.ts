import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of what takes a second person. */
export const APPROVAL_FAULTS = {
  'approval.pending': { status: 409, message: 'This waits for a second person already.' },
  'approval.decided': { status: 409, message: 'This was decided in the meantime.' },
  'approval.expired': {
    status: 409,
    message: 'Nobody decided on this in time. It has to be asked for again.',
  },
  'approval.ownRequest': {
    status: 403,
    message: 'Somebody else has to decide: you asked for this, or it is about you.',
  },
  'approval.beyondYou': {
    status: 403,
    message: 'Somebody has to decide on this who could do it alone.',
  },
  'approval.notYours': { status: 403, message: 'Only the person who asked for this can withdraw it.' },
  'approval.reasonRequired': { status: 400, message: 'Please say why you refuse this.' },
} as const satisfies FaultArea<Extract<FaultCode, `approval.${string}`>>;
