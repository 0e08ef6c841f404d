import type { Capture, Cents } from '@simpletread/domain';

import type { RefundAnswer } from '../../orders/index.js';

/** The provider's record of a charge. */
export interface ChargeRecord extends Capture {
  readonly charge: string;
  /** Null where a lender pays. */
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  /** The provider's own name for the card, the same in every payment with it. Never made of its number. */
  readonly cardIdentity: string | null;
  /** The lender's own number of a loan on net terms; null for every other payment. */
  readonly loanId: string | null;
}

export type ChargeAnswer =
  | { readonly kind: 'captured' | 'processing'; readonly record: ChargeRecord }
  | { readonly kind: 'declined'; readonly failureCode: string; readonly cardIdentity: string | null }
  | { readonly kind: 'tokenUnknown' }
  /** The provider was never reached: nothing was charged. */
  | { readonly kind: 'unreachable' }
  /** The provider refused or failed without details, so we must ask if it charged anyway. */
  | { readonly kind: 'faulty'; readonly failureCode: string }
  /** No answer: the charge may have been made, or may still be made. */
  | { readonly kind: 'unanswered' };

/** The provider's record for an idempotency key. */
export type LookupAnswer =
  | Exclude<
      ChargeAnswer,
      { readonly kind: 'tokenUnknown' } | { readonly kind: 'unreachable' } | { readonly kind: 'faulty' }
    >
  | { readonly kind: 'absent' };

export interface PaymentSetup {
  readonly provider: string;
  readonly fieldsUrl: string;
  readonly fieldsOrigin: string;
}

/** A card provider. Never called inside a database transaction; every call that moves money carries an idempotency key. */
export abstract class PaymentGateway {
  abstract readonly setup: PaymentSetup;

  abstract charge(key: string, charge: Capture & { token: string }): Promise<ChargeAnswer>;

  /** The provider's name for the card behind a token; null if it does not know or say. */
  abstract identify(token: string): Promise<string | null>;

  abstract find(key: string): Promise<LookupAnswer>;

  abstract refund(key: string, refund: { charge: string; amountInCents: Cents }): Promise<RefundAnswer>;
}
