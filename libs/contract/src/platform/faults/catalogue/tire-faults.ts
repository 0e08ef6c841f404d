import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<
  FaultCode,
  | `brand.${string}`
  | `tireSize.${string}`
  | `vehicle.${string}`
  | `fitment.${string}`
  | `tire.${string}`
  | `hub.${string}`
  | `comparison.${string}`
  | `shop.${string}`
>;

/** Faults of finding a tire, a vehicle or a shop. */
export const TIRE_FAULTS = {
  'tireSize.unreadable': { status: 400, message: 'This does not look like a tire size. Try 225/65R17.' },
  'tireSize.unknown': { status: 404, message: 'We have no tires in this size.' },
  'vehicle.required': { status: 400, message: 'Please choose a vehicle' },
  'vehicle.unknown': { status: 404, message: 'We don’t recognize this vehicle.' },
  'fitment.refused': { status: 409, message: 'This tire does not fit the chosen vehicle.' },
  'fitment.otherReasons': {
    status: 409,
    message: 'We found another reason why this tire doesn’t fit. Please read it and confirm again.',
  },
  'brand.unknown': { status: 404, message: 'We do not sell this brand.' },
  'hub.unknown': { status: 404, message: 'We don’t sell these tires.' },
  'tire.unknown': { status: 404, message: 'This tire is no longer in our catalog.' },
  'tire.discontinued': { status: 409, message: 'This tire is no longer made.' },
  'tire.outOfStock': { status: 409, message: 'Currently out of stock' },
  'tire.sizeRequired': { status: 400, message: 'Select a tire size first' },
  'comparison.tooFew': { status: 400, message: 'Compare needs 2 to 5 tires.' },
  'comparison.full': { status: 400, message: 'The max number of tires is five.' },
  'comparison.duplicate': { status: 400, message: 'Tire already added' },
  'shop.required': { status: 400, message: 'Please choose a shop' },
  'shop.unknown': { status: 404, message: 'No shops found' },
  'shop.cannotInstall': {
    status: 409,
    message: 'This shop cannot install these tires. Please choose another one.',
  },
  'shop.outsideArea': { status: 409, message: "This ZIP code is outside the shop's service area." },
} as const satisfies FaultArea<Code>;
