/** A payment that the shopper saw as processing has failed. */
export const PAYMENT_FAILED = 'PaymentFailed';

export interface PaymentFailedPayload {
  readonly attemptId: string;
}
