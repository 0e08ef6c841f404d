import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<
  FaultCode,
  | `hold.${string}`
  | `pick.${string}`
  | `parcel.${string}`
  | `dock.${string}`
  | `count.${string}`
  | `warehouse.${string}`
>;

/** Faults of the warehouse desk. Screen readers read them aloud after a scan. */
export const WAREHOUSE_FAULTS = {
  'hold.shipped': { status: 409, message: 'Only orders that haven’t been labeled can be put on hold.' },
  'hold.held': { status: 409, message: 'This order is already on hold.' },
  'hold.notHeld': { status: 409, message: 'This order isn’t on hold.' },
  'pick.unknownCode': {
    status: 400,
    message: 'We don’t recognize this barcode. Scan it again or type the number.',
  },
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
    message: 'On hold: an agent holds this order back, or it awaits approval. Don’t pick it yet.',
  },
  'pick.packed': { status: 409, message: 'This order is already packed.' },
  'pick.movedOn': { status: 409, message: 'This order has left the warehouse.' },
  'pick.cancelled': { status: 409, message: 'This order was cancelled. Put its tires back.' },
  'pick.tooMany': {
    status: 409,
    message: 'Tires were removed from this order. Start over and scan the rest.',
  },
  'parcel.notPacked': { status: 409, message: 'This order isn’t packed yet. Leave it at the dock.' },
  'parcel.pickedUpHere': {
    status: 409,
    message: 'The buyer picks this order up here. Put it on the pickup shelf, not on the truck.',
  },
  'parcel.alreadyLoaded': { status: 409, message: 'This parcel is already on the truck.' },
  'dock.notApproved': {
    status: 409,
    message: 'This return isn’t approved. Set its tires aside and ask support.',
  },
  'dock.received': {
    status: 409,
    message: 'This return was already received. Ask support about any other tires.',
  },
  'count.unknownTire': { status: 404, message: 'We don’t sell a tire with this barcode.' },
  'count.confirm': {
    status: 409,
    message:
      'You counted {counted}, which is far from our records. Count again. If you get the same number, enter it again to record it.',
  },
  'count.tooFew': {
    status: 409,
    message:
      'Orders need {promised} of these tires. Count again. If you get the same number, enter it again: we stop selling them and alert support.',
  },
  'warehouse.unknown': { status: 404, message: 'We can’t find this warehouse.' },
} as const satisfies FaultArea<Code>;
