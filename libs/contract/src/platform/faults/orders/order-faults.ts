import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<FaultCode, `cart.${string}` | `order.${string}` | `note.${string}` | `view.${string}`>;

/** Faults of carts and orders. */
export const ORDER_FAULTS = {
  'cart.beingPaid': {
    status: 409,
    message: 'You can’t change this cart while its payment is in progress. Please wait a moment.',
  },
  'cart.empty': { status: 409, message: 'Your cart is empty.' },
  'cart.quantityInvalid': { status: 400, message: 'Please choose a quantity from {min} to {max}.' },
  'cart.lineMissing': { status: 404, message: 'This tire is no longer in your cart.' },
  'cart.tooManyLines': { status: 409, message: 'A cart holds at most {max} different tires.' },
  'cart.alreadyOrdered': { status: 409, message: 'This cart was already ordered.' },
  'cart.fulfilmentRequired': { status: 409, message: 'Please choose how to get your tires.' },
  'cart.shipToRequired': { status: 409, message: 'Please enter where to ship your tires.' },
  'cart.priceChanged': {
    status: 409,
    message: 'The price of your cart has changed. Please review it before paying.',
  },
  'order.unknown': { status: 404, message: 'We could not find this order.' },
  'order.trackingMismatch': { status: 404, message: 'Order ID & ZIP Code do not match.' },
  'order.codeNeeded': {
    status: 403,
    message:
      'Someone entered too many wrong ZIP codes for this order ID. Enter the code from our email to continue.',
  },
  'order.codeWrong': {
    status: 403,
    message:
      'The order ID, ZIP code and code don’t match, or the code has expired. Please check them, or request a new code.',
  },
  'order.transitionRefused': { status: 409, message: 'This order can no longer be changed this way.' },
  'order.cancelWindowClosed': {
    status: 409,
    message: 'Orders can be cancelled within 30 minutes of placing them.',
  },
  'order.alreadyCancelled': { status: 409, message: 'This order is already cancelled.' },
  'note.empty': { status: 400, message: 'Please write a note.' },
  'view.nameTaken': { status: 409, message: 'You already have a view with this name.' },
} as const satisfies FaultArea<Code>;
