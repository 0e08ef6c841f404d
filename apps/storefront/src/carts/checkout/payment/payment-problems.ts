import type { FaultCode } from '@simpletread/domain';

/** Refusals that another card or payment method can fix; the payment step shows them. */
export const PAYMENT_PROBLEMS = [
  'payment.declined',
  'payment.notProcessed',
  'payment.amountDiffers',
  'payment.tokenUnknown',
  'payment.methodUnavailable',
  'payment.methodNotOffered',
  'payment.businessOnly',
  'payment.returnInvalid',
] as const satisfies readonly FaultCode[];
