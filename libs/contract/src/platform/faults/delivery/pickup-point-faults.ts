import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of pickup locations. */
export const PICKUP_POINT_FAULTS = {
  'pickupPoint.required': { status: 400, message: 'Please choose a FedEx location' },
  'pickupPoint.unknown': {
    status: 404,
    message: 'This FedEx location no longer holds tires. Please choose another one.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `pickupPoint.${string}`>>;
