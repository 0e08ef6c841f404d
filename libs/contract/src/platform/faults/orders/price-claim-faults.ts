import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of price guarantee claims. */
export const PRICE_CLAIM_FAULTS = {
  'priceClaim.orderCancelled': {
    status: 409,
    message: 'This order was cancelled, so its price guarantee is over.',
  },
  'priceClaim.tooEarly': {
    status: 409,
    message: 'You can claim a lower price once the cancel window has closed.',
  },
  'priceClaim.windowClosed': {
    status: 409,
    message: 'Our price guarantee lasts 30 days. The last day was {day}.',
  },
  'priceClaim.lineUnknown': { status: 400, message: 'Choose tires of this order.' },
  'priceClaim.nothingKept': {
    status: 409,
    message: 'You returned all of these tires, or we paid to replace them.',
  },
  'priceClaim.isOpen': { status: 409, message: 'A claim for these tires is waiting for our answer.' },
  'priceClaim.tooMany': {
    status: 409,
    message: 'You have claimed several times for this order. Call us and we’ll review it with you.',
  },
  'priceClaim.notLower': {
    status: 409,
    message: 'That isn’t lower than {price}, your current price per tire.',
  },
  'priceClaim.priceTooLow': { status: 400, message: 'Enter the price of one tire, at least $1.' },
  'priceClaim.noDrop': { status: 409, message: 'Our price hasn’t been lower since you ordered.' },
  'priceClaim.proofMissing': {
    status: 409,
    message: 'This claim has no address or picture of the offer yet.',
  },
  'priceClaim.addressInvalid': {
    status: 400,
    message: 'Enter the web address of the offer, like tires.example.com/offer.',
  },
  'priceClaim.addressTooLong': {
    status: 400,
    message:
      'This web address has more than {max} characters. Remove the part after the question mark, or add a picture of the offer.',
  },
  'priceClaim.tooManyPictures': { status: 409, message: 'A claim has at most {max} pictures.' },
  'priceClaim.movedOn': {
    status: 409,
    message: 'This claim has changed in the meantime. Please reload the page.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `priceClaim.${string}`>>;
