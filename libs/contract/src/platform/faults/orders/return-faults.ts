import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of returns. */
export const RETURN_FAULTS = {
  'return.notDelivered': { status: 409, message: 'You can return tires once they are delivered.' },
  'return.windowClosed': {
    status: 409,
    message: 'Tires can be returned within 30 days of delivery. The last day was {day}.',
  },
  'return.nothingChosen': { status: 400, message: 'At least one tire must be returned.' },
  'return.tooMany': { status: 409, message: 'At most {max} of these tires can be returned.' },
  'return.noneLeft': {
    status: 409,
    message: 'No more of these tires can be returned online. Please call us.',
  },
  'return.lineUnknown': { status: 400, message: 'These tires aren’t part of this order or return.' },
  'return.notUnused': { status: 400, message: 'Only unused, unmounted tires can be returned.' },
  'return.exchangeReason': { status: 400, message: 'You can exchange tires only if they’re the wrong size.' },
  'return.exchangeSameSize': {
    status: 400,
    message: 'These tires are the size you’re returning. Choose another size.',
  },
  'return.exchangeUnfit': {
    status: 409,
    message: 'These tires don’t fit the vehicle. Choose other tires or another vehicle.',
  },
  'return.exchangeOpen': {
    status: 409,
    message:
      'The buyer can order the right size until {until}, which waives the handling fee. Refund the return after that.',
  },
  'return.rightSizeOpen': {
    status: 409,
    message:
      'Order {order} waives the handling fee, and it can still be cancelled. Try again once it can’t be.',
  },
  'return.exchangeOver': { status: 409, message: 'This exchange is no longer open.' },
  'return.exchangeUnknown': { status: 404, message: 'We can’t find this exchange.' },
  'return.reasonRequired': { status: 400, message: 'Please give the buyer a reason.' },
  'return.movedOn': {
    status: 409,
    message: 'This return has changed in the meantime. Please reload the page.',
  },
  'return.pictureMissing': { status: 400, message: 'Please choose a picture.' },
  'return.pictureTooLarge': { status: 400, message: 'Please choose a picture under {limit}.' },
  'return.pictureType': { status: 400, message: 'Please choose a JPG or PNG picture.' },
  'return.pictureUnreadable': {
    status: 400,
    message: 'We can’t read this picture. Please choose another one.',
  },
  'return.tooManyPictures': { status: 409, message: 'A return has at most {max} pictures.' },
} as const satisfies FaultArea<Extract<FaultCode, `return.${string}`>>;
