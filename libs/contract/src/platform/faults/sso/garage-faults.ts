import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of a customer's garage. */
export const GARAGE_FAULTS = {
  'garage.full': { status: 409, message: 'Your garage holds {limit} vehicles. Please remove one first.' },
  'garage.sizeUnknown': { status: 400, message: 'Please choose a tire size that fits this vehicle.' },
  'garage.mileageInvalid': {
    status: 400,
    message: 'The mileage cannot be less than at the last rotation ({mileage}).',
  },
  'garage.rotationInvalid': {
    status: 400,
    message: 'Please enter the day of the rotation, today or earlier.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `garage.${string}`>>;
