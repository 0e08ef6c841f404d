/** A payment that the shopper was told is still processing came to nothing. */
export const PAYMENT_FAILED = 'PaymentFailed';

export interface PaymentFailedPayload {
  readonly attemptId: string;
}
