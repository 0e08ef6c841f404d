import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of quotes: writing them, sending them, and what their customers hear. */
export const QUOTE_FAULTS = {
  'quote.messageInvalid': { status: 400, message: 'Please write at most 600 characters' },
  'quote.empty': { status: 400, message: 'Please add at least one tire' },
  'quote.fitRefused': {
    status: 409,
    message: 'A tire does not fit the vehicle. Take it out, or say for each that it is quoted all the same.',
  },
  'quote.movedOn': {
    status: 409,
    message: 'This quote was sent, withdrawn or taken meanwhile. Please load it again.',
  },
  'quote.unknown': { status: 404, message: 'This quote does not exist. Check the link in our e-mail.' },
  'quote.withdrawn': { status: 409, message: 'This quote was withdrawn.' },
  'quote.expired': { status: 409, message: 'This quote has expired.' },
} as const satisfies FaultArea<Extract<FaultCode, `quote.${string}`>>;
