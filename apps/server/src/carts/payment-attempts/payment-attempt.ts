import { isLiveAttempt } from '@simpletread/domain';

import type { Computed, Renamed } from '../../platform/database/index.js';
import type { Payer } from '../payment-limits/index.js';
import type { PaymentAttemptRow } from './payment-attempt.entity.js';

/** One try to pay for a cart. Its id is the provider's idempotency key and the owner of the stock that it holds. */
export type PaymentAttempt = Pick<PaymentAttemptRow, 'state' | 'method' | 'provider' | 'looks' | 'draft'> &
  Renamed<
    PaymentAttemptRow,
    {
      attemptId: 'id';
      cartId: 'cart_id';
      /** The cart as the shopper agreed to it. */
      cartVersion: 'cart_version';
      /** The amount asked of the provider: the total minus the gift card's part. Zero if the card covers everything. */
      amountInCents: 'amount_in_cents';
      giftCardId: 'gift_card_id';
      giftCardInCents: 'gift_card_in_cents';
      providerToken: 'provider_token';
      failureCode: 'failure_code';
      /** The lender's name for the shopper's visit, and the address of its page. Null for cards. */
      session: 'provider_session';
      page: 'provider_page';
    }
  > &
  /** True if the lender's money is being taken. From then on no other payment can end the attempt. */
  Computed<{ isApproved: boolean }>;

export const isLive = ({ state }: PaymentAttempt): boolean => isLiveAttempt(state);

/** True if the shopper is on a lender's page and hasn't agreed yet, as far as we know. */
export const isAway = ({ state, session, isApproved }: PaymentAttempt): boolean =>
  state === 'processing' && session !== null && !isApproved;

/** The payment method of an attempt that a gift card covers completely. No provider is involved. */
export const BY_GIFT_CARD = 'gift-card';

export const needsNoMoney = ({ amountInCents }: Pick<PaymentAttempt, 'amountInCents'>): boolean =>
  amountInCents === 0;

/** Why an attempt failed where the provider never said: it may yet turn out to have charged. */
export const UNANSWERED = 'unanswered';

/** Why an attempt failed whose tires were gone when the money came. */
export const SOLD_OUT = 'sold_out';

/**
 * The failure of an attempt whose promotion was used up when the money came. The shopper must confirm the new price.
 */
export const DEAL_USED_UP = 'deal_used_up';

/** The failure of an attempt whose slot at the shop was taken when the money came. */
export const SLOT_TAKEN = 'slot_taken';

/** The failure of an attempt whose order was to replace another that couldn't be replaced anymore once it was paid. */
export const REPLACED_LATE = 'replaced_late';

/** The failure of an attempt for which the provider charged another amount, in another currency, or for another order. */
export const AMOUNT_DIFFERS = 'amount_differs';

/** Why an attempt failed whose shopper paid in another way meanwhile. */
export const ABANDONED = 'abandoned';

/** Why an attempt failed whose cart was changed while the shopper was at the lender's page. */
export const CART_CHANGED = 'cart_changed';

/** The lender's reason for a visit without a loan. */
export const CREDIT_DECLINED = 'credit_declined';
export const LEFT = 'left';
export const SESSION_ENDED = 'session_ended';

const MAY_HAVE_CHARGED: ReadonlySet<string> = new Set([
  UNANSWERED,
  SOLD_OUT,
  DEAL_USED_UP,
  SLOT_TAKEN,
  REPLACED_LATE,
  AMOUNT_DIFFERS,
  ABANDONED,
  CART_CHANGED,
]);

/** True if, after this failure, the provider may hold money or a promise of it, now or later. */
export const mayHaveCharged = (failureCode: string): boolean => MAY_HAVE_CHARGED.has(failureCode);

/** Why an attempt failed whose card was declined too often. It was never charged. */
export const CARD_PAUSED = 'card_paused';

export type StartedAttempt = PaymentAttempt & {
  readonly payer: Payer;
  /** True if some card was declined so often lately that this one's identity has to be asked for. */
  readonly isCardSuspected: boolean;
  /** Its tires are reserved until then. */
  readonly heldUntil: Date;
};
