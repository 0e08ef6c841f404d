import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of quotes: writing, sending and opening them. */
export const QUOTE_FAULTS = {
  'quote.messageInvalid': { status: 400, message: 'Please write at most 600 characters' },
  'quote.questionInvalid': { status: 400, message: 'Please write a question of at most 600 characters' },
  'quote.empty': { status: 400, message: 'Please add at least one tire' },
  'quote.fitRefused': {
    status: 409,
    message: 'A tire does not fit the vehicle. Remove it, or confirm that you quote it anyway.',
  },
  'quote.optionMissing': {
    status: 409,
    message: 'This quote no longer has that set of tires. Reload the page.',
  },
  'quote.discountTooHigh': { status: 400, message: 'A discount must be less than the price of its tire.' },
  'quote.reasonInvalid': { status: 400, message: 'Please give a reason of at most 300 characters' },
  'quote.needsApproval': {
    status: 409,
    message: 'A discount is above your limit or below the floor. Ask for approval, or lower it.',
  },
  'quote.approvalNotNeeded': { status: 409, message: 'These discounts need no approval. Send the quote.' },
  'quote.movedOn': {
    status: 409,
    message: 'This quote was sent, withdrawn or accepted in the meantime. Please reload it.',
  },
  'quote.unknown': { status: 404, message: 'This quote does not exist. Check the link in our email.' },
  'quote.withdrawn': { status: 409, message: 'This quote was withdrawn.' },
  'quote.expired': { status: 409, message: 'This quote has expired.' },
} as const satisfies FaultArea<Extract<FaultCode, `quote.${string}`>>;
