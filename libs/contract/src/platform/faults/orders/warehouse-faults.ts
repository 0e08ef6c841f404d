import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<
  FaultCode,
  `pick.${string}` | `parcel.${string}` | `dock.${string}` | `count.${string}` | `warehouse.${string}`
>;

/** Faults of the warehouse desk, read aloud as they are scanned. */
export const WAREHOUSE_FAULTS = {
  'pick.unknownCode': { status: 400, message: 'We don’t know this barcode. Scan it again or type it.' },
  'pick.wrongTire': {
    status: 409,
    message: 'Wrong tire: item {item} isn’t part of this order. Still to scan: {expected}.',
  },
  'pick.oneTooMany': {
    status: 409,
    message: 'One too many: this order has {max} of item {item}. Still to scan: {expected}.',
  },
  'pick.notHere': { status: 404, message: 'This warehouse has nothing to pick for this order.' },
  'pick.onHold': {
    status: 409,
    message: 'On hold: a cancellation or change of this order waits for approval. Don’t pick it yet.',
  },
  'pick.packed': { status: 409, message: 'This order is packed already.' },
  'pick.movedOn': { status: 409, message: 'This order has left the warehouse.' },
  'pick.cancelled': { status: 409, message: 'This order was cancelled. Put its tires back.' },
  'pick.tooMany': {
    status: 409,
    message: 'Tires were removed from this order. Start over and scan the ones that stay.',
  },
  'parcel.notPacked': { status: 409, message: 'This order isn’t packed yet. Leave it at the dock.' },
  'parcel.alreadyLoaded': { status: 409, message: 'This parcel is on the truck already.' },
  'dock.notApproved': {
    status: 409,
    message: 'This return isn’t approved. Keep its tires aside and ask support.',
  },
  'dock.received': { status: 409, message: 'This return was received before. Ask support about more tires.' },
  'count.unknownTire': { status: 404, message: 'We sell no tire with this barcode.' },
  'count.confirm': {
    status: 409,
    message:
      'You counted {counted}, but {expected} should be here. Count again: the same number is recorded.',
  },
  'count.tooFew': {
    status: 409,
    message:
      '{promised} of these tires are promised to orders. Count again, and ask support if fewer are there.',
  },
  'warehouse.unknown': { status: 404, message: 'We don’t know this warehouse.' },
} as const satisfies FaultArea<Code>;
