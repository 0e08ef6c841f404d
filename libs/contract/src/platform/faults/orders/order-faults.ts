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
  'order.changeCodeNeeded': {
    status: 403,
    message: 'Enter the code from our email to make changes to this order.',
  },
  'order.signInNeeded': {
    status: 403,
    message: 'This order belongs to an account. Sign in to it to make changes.',
  },
  'order.transitionRefused': { status: 409, message: 'This order can no longer be changed this way.' },
  'order.cancelWindowClosed': {
    status: 409,
    message: 'Orders can be cancelled within 30 minutes of placing them.',
  },
  'order.alreadyCancelled': { status: 409, message: 'This order is already cancelled.' },
  'order.changeTooLate': {
    status: 409,
    message: 'The tires are labeled or on their way, so this can’t be changed anymore.',
  },
  'order.changeDelivered': {
    status: 409,
    message: 'These tires were delivered, so contact, address and delivery can’t be changed anymore.',
  },
  'order.changeUnchanged': { status: 409, message: 'Nothing changed. Edit a field first.' },
  'order.changeCostsMore': {
    status: 409,
    message:
      'Taxes and fees at this address are {amount} higher, and we can’t charge a placed order again. Choose an address in the same state, or cancel the order within 30 minutes of placing it and order again.',
  },
  'order.changeCostsLess': {
    status: 409,
    message:
      'Taxes and fees at this address are {amount} lower, and we can’t change the price of a placed order. Choose an address in the same state, or cancel the order within 30 minutes of placing it and order again.',
  },
  'order.changeTaxedAnew': {
    status: 409,
    message:
      'Tire fee and sales tax at this address differ from what you paid, and we can’t change the price of a placed order. Choose an address in the same state, or cancel the order within 30 minutes of placing it and order again.',
  },
  'order.changeExempt': {
    status: 409,
    message:
      'Tax exemption ends at the state line, so a tax-exempt order can’t move to another state. Choose an address in the same state, or cancel the order within 30 minutes of placing it and order again.',
  },
  'order.receivingCostsMore': {
    status: 409,
    message:
      'Receiving the tires there costs {amount} more in taxes and fees, and we can’t charge a placed order again. Choose a place in the same state, or cancel the order within 30 minutes of placing it and order again.',
  },
  'order.receivingBeyondYou': {
    status: 403,
    message:
      'This change refunds {amount}, which takes the order’s refunds over your limit. Ask a teammate with a higher refund limit to make it.',
  },
  'order.swapBeyondYou': {
    status: 403,
    message:
      'A swap refunds the whole order, {amount}, which is over your limit. Ask a teammate with a higher refund limit to send the link.',
  },
  'order.swapHeld': {
    status: 409,
    message: 'This order is on hold. Its tires can’t be swapped until the hold ends.',
  },
  'order.changeReturnInstead': {
    status: 409,
    message: 'These tires were delivered. Request a return to send some of them back.',
  },
  'order.changeWindowClosed': {
    status: 409,
    message: 'You can remove or swap tires within 30 minutes of placing an order. After that, call us.',
  },
  'order.changeMoreTires': {
    status: 409,
    message: 'To add tires, choose Swap or add tires, or place a new order.',
  },
  'order.changeLeavesNothing': {
    status: 409,
    message: 'Keep at least one tire. To remove them all, cancel the order.',
  },
  'order.changeLineUnknown': { status: 409, message: 'These tires aren’t on this order. Reload the page.' },
  'order.replaceLate': {
    status: 409,
    message:
      'Order {order} can’t be replaced anymore: it was changed, put on hold, cancelled or labeled. To buy these tires as a separate order, place this order again.',
  },
  'order.replacedLate': {
    status: 409,
    message:
      'Order {order} was changed, put on hold, cancelled or labeled while you paid, so it stays as it is and this order wasn’t placed. Your refund is on its way.',
  },
  'order.addressOfShop': {
    status: 409,
    message:
      'Tires for a shop keep the address from checkout. To ship them to an address, choose Change delivery.',
  },
  'order.addressOfPickup': {
    status: 409,
    message:
      'Tires for a FedEx location keep the address from checkout. To ship them to an address, choose Change delivery.',
  },
  'order.receivingOfPickup': {
    status: 409,
    message:
      'An order for warehouse pickup stays at its warehouse. To receive it another way, cancel it while that is possible and order again.',
  },
  'note.empty': { status: 400, message: 'Please write a note.' },
  'note.tooLong': {
    status: 400,
    message: 'A note holds 2,000 characters. Shorten this one by {over}.',
  },
  'view.nameTaken': { status: 409, message: 'You already have a view with this name.' },
} as const satisfies FaultArea<Code>;
