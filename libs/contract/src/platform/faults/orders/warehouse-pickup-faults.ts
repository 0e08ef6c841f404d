import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of orders that are picked up at a warehouse: in checkout, and at the counter. */
export const WAREHOUSE_PICKUP_FAULTS = {
  'warehousePickup.required': { status: 400, message: 'Please choose a warehouse' },
  'warehousePickup.unknown': {
    status: 404,
    message: 'This warehouse has no pickup counter. Please choose another way to receive your tires.',
  },
  'warehousePickup.notInStock': {
    status: 409,
    message: 'This warehouse no longer has all of your tires. Please choose another way to receive them.',
  },
  'warehousePickup.notHere': { status: 404, message: 'This order isn’t picked up at this warehouse.' },
  'warehousePickup.notReady': {
    status: 409,
    message: 'This order isn’t ready yet. Its buyer gets an email with the pickup code when it is.',
  },
  'warehousePickup.handedOver': { status: 409, message: 'These tires were already handed over.' },
  'warehousePickup.cancelled': {
    status: 409,
    message: 'This order was cancelled. Don’t hand over its tires.',
  },
  'warehousePickup.codeUnreadable': {
    status: 400,
    message: 'A pickup code has 8 letters and digits, such as 4K7Q-9M2X.',
  },
  'warehousePickup.codeWrong': { status: 409, message: 'Wrong pickup code. Tries left: {left}.' },
  'warehousePickup.codesUsedUp': {
    status: 409,
    message: 'Too many wrong codes. Check the buyer’s photo ID instead.',
  },
  'counter.closedTooLong': {
    status: 400,
    message:
      'From {day} on, the counter would be closed for more than {days} days in a row. To stop new orders for pickup, pause it instead.',
  },
  'counter.dayTooFar': {
    status: 400,
    message: 'Please check the closed day {day}: it can be at most {days} days ahead.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `warehousePickup.${string}` | `counter.${string}`>>;
