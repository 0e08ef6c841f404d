import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of approvals by a second person. */
export const APPROVAL_FAULTS = {
  'approval.pending': { status: 409, message: 'This is already waiting for a second person.' },
  'approval.decided': { status: 409, message: 'This was decided in the meantime.' },
  'approval.expired': {
    status: 409,
    message: 'This request expired without a decision. Please request it again.',
  },
  'approval.ownRequest': {
    status: 403,
    message: 'You can’t decide this: you requested it, or it concerns you.',
  },
  'approval.beyondYou': {
    status: 403,
    message: 'A teammate with a higher refund limit or more permissions must approve this.',
  },
  'approval.notYours': { status: 403, message: 'Only the person who requested this can withdraw it.' },
  'approval.reasonRequired': { status: 400, message: 'Please give a reason for declining.' },
} as const satisfies FaultArea<Extract<FaultCode, `approval.${string}`>>;
