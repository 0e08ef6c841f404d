import type { FaultCode } from '@simpletread/domain';

/** Refusals that another card can mend; the payment step says them. */
export const PAYMENT_PROBLEMS = [
  'payment.declined',
  'payment.notProcessed',
  'payment.tokenUnknown',
] as const satisfies readonly FaultCode[];
