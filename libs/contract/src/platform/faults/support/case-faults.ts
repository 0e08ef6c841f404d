import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of cases and of the messages that come to support. */
export const CASE_FAULTS = {
  'case.movedOn': {
    status: 409,
    message: 'This case is now {state}. Reload the page to see what you can do.',
  },
  'case.noAddress': {
    status: 409,
    message: 'We have no {channel} for this customer. Choose another way to answer.',
  },
  'case.newAnswer': {
    status: 409,
    message: 'This case has a new message since you opened it. Read it, then send your answer again.',
  },
  'case.numberUnknown': {
    status: 400,
    message: 'No other case has this number. Check the number and try again.',
  },
  'case.sandboxOff': {
    status: 409,
    message: 'Messages come from a real mailbox here, so nobody can write as the customer.',
  },
  'case.ownerUnknown': { status: 400, message: 'Choose a teammate who answers cases.' },
  'case.snoozeInPast': { status: 400, message: 'Choose a time in the next 90 days.' },
  'inbound.unsigned': { status: 401, message: 'The signature doesn’t match the message.' },
} as const satisfies FaultArea<Extract<FaultCode, `case.${string}` | `inbound.${string}`>>;
