import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of the tire sales form and the pipeline. */
export const SALES_REQUEST_FAULTS = {
  'salesRequest.quantityInvalid': { status: 400, message: 'Please enter 1 to 99 tires' },
  'salesRequest.makeInvalid': { status: 400, message: 'Please enter your vehicle’s make' },
  'salesRequest.modelInvalid': { status: 400, message: 'Please enter your vehicle’s model' },
  'salesRequest.sizeInvalid': { status: 400, message: 'Please enter a tire size' },
  'salesRequest.brandInvalid': { status: 400, message: 'Please enter a brand, or “Any”' },
  'salesRequest.stepInvalid': { status: 400, message: 'Please write a step of at most 140 characters' },
  'salesRequest.movedOn': {
    status: 409,
    message: 'This request moved on in the meantime. Please reload it.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `salesRequest.${string}`>>;
