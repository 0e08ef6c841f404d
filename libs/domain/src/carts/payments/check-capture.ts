import type { Cents } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** The currency of every price and payment. */
export const SHOP_CURRENCY = 'USD';

/** A payment as it was asked for, or as a provider says it was taken. */
export interface Capture {
  readonly amountInCents: Cents;
  /** An ISO 4217 code. */
  readonly currency: string;
  /** The order that it pays. */
  readonly orderNumber: string;
}

/**
 * Compares what a provider took with what was asked of it. Refuses with `payment.amountDiffers` unless amount, currency and order are the
 * same: a cent too little is as wrong as a cent too much.
 */
export const checkCapture = (asked: Capture, taken: Capture): Result<null, 'payment.amountDiffers'> =>
  asked.amountInCents === taken.amountInCents &&
  asked.currency === taken.currency.toUpperCase() &&
  asked.orderNumber === taken.orderNumber
    ? ok(null)
    : refuse('payment.amountDiffers');
