import type { FaultCode } from '@simpletread/domain';

/** Refusals that another card or another way to pay can mend; the payment step says them. */
export const PAYMENT_PROBLEMS = [
  'payment.declined',
  'payment.notProcessed',
  'payment.tokenUnknown',
  'payment.methodUnavailable',
  'payment.methodNotOffered',
  'payment.returnInvalid',
] as const satisfies readonly FaultCode[];
