import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of customers, as staff know them. */
export const CUSTOMER_FAULTS = {
  'customer.erased': {
    status: 409,
    message: 'This customer’s personal data was erased. We keep no notes about them.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `customer.${string}`>>;
