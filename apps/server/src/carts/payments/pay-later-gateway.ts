import type { Cents, PayLaterMethod } from '@simpletread/domain';

import type { RefundAnswer } from '../../orders/index.js';
import type { ChargeRecord } from './payment-gateway.js';

/** The details of a shopper's visit to a lender. */
export interface LoanRequest {
  readonly method: PayLaterMethod;
  readonly amountInCents: Cents;
  readonly orderNumber: string;
  /** As on the lender's page: `4 tires`. */
  readonly description: string;
  /** After this the lender's page takes no answer anymore. */
  readonly expiresAt: Date;
}

export type OpenAnswer =
  | { readonly kind: 'opened'; readonly session: string; readonly page: string }
  /** The lender was never reached, or does not want this. */
  | { readonly kind: 'refused'; readonly failureCode: string }
  /** No answer: an unused session may be open. */
  | { readonly kind: 'unanswered' };

/** The lender's record of a session. Only `captured` has moved money. */
export type LoanLookup =
  | { readonly kind: 'captured'; readonly session: string; readonly record: ChargeRecord }
  | { readonly kind: 'open' | 'approved' | 'declined' | 'left' | 'ended'; readonly session: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unanswered' };

export type CaptureAnswer =
  | { readonly kind: 'captured'; readonly record: ChargeRecord }
  | { readonly kind: 'refused'; readonly failureCode: string }
  | { readonly kind: 'unanswered' };

export type CancelAnswer = { readonly kind: 'cancelled' | 'captured' | 'unanswered' };

/** The browser's parameters on return from a lender. */
export interface LenderReturn {
  readonly session: string;
  readonly result: string;
  readonly at: string;
  readonly signature: string;
}

/**
 * A lender with its own page: a session is opened, the shopper agrees there, and only then is the money taken. Never called
 * inside a database transaction; opening carries an idempotency key, capturing and cancelling may be repeated.
 */
export abstract class PayLaterGateway {
  abstract open(key: string, request: LoanRequest): Promise<OpenAnswer>;

  /** By the key that opened the session. */
  abstract find(key: string): Promise<LoanLookup>;

  abstract capture(session: string): Promise<CaptureAnswer>;

  /** Closes an unagreed session, and releases money that was agreed but not taken. */
  abstract cancel(session: string): Promise<CancelAnswer>;

  abstract refund(key: string, refund: { charge: string; amountInCents: Cents }): Promise<RefundAnswer>;

  /** True if the lender itself signed this. */
  abstract isSigned(returned: LenderReturn): boolean;
}
