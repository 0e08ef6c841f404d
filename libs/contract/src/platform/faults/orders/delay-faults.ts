import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<FaultCode, `delay.${string}`>;

/** Faults of late orders. */
export const DELAY_FAULTS = {
  'delay.dayInvalid': {
    status: 422,
    message: 'Choose a day after today and after the promised day, at most a year away.',
  },
  'delay.shipped': { status: 409, message: 'These tires have already left the warehouse.' },
  'delay.answered': { status: 409, message: 'There’s nothing left to answer about this delay.' },
  'delay.pickup': {
    status: 409,
    message: 'Tires for pickup at a warehouse don’t ship. Call the buyer if they aren’t ready in time.',
  },
  'delay.unknown': { status: 404, message: 'We don’t know this link. Check that you copied all of it.' },
} as const satisfies FaultArea<Code>;
