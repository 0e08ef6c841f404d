import type { Computed, Renamed } from '../../platform/database/index.js';
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
      /** What the provider is asked for: the total less what a gift card pays. Zero where that is everything. */
      amountInCents: 'amount_in_cents';
      giftCardId: 'gift_card_id';
      giftCardInCents: 'gift_card_in_cents';
      providerToken: 'provider_token';
      failureCode: 'failure_code';
      /** What a lender calls the shopper's visit to its page, and where that is; null for cards. */
      session: 'provider_session';
      page: 'provider_page';
    }
  > &
  /** Whether the lender's money is to be taken: from then on no other way to pay ends the attempt. */
  Computed<{ isApproved: boolean }>;

export const isLive = ({ state }: PaymentAttempt): boolean => state === 'started' || state === 'processing';

/** Whether the shopper is at a lender's page, and nothing is agreed as far as we know. */
export const isAway = ({ state, session, isApproved }: PaymentAttempt): boolean =>
  state === 'processing' && session !== null && !isApproved;

/** How an attempt is paid of which a gift card pays everything: no provider hears of it. */
export const BY_GIFT_CARD = 'gift-card';

export const needsNoMoney = ({ amountInCents }: Pick<PaymentAttempt, 'amountInCents'>): boolean =>
  amountInCents === 0;

/** Why an attempt failed where the provider never said: it may yet turn out to have charged. */
export const UNANSWERED = 'unanswered';

/** Why an attempt failed whose tires were gone when the money came. */
export const SOLD_OUT = 'sold_out';

/** Why an attempt failed whose promotion was used up when the money came, and had to be asked for once more. */
export const DEAL_USED_UP = 'deal_used_up';

/** Why an attempt failed whose slot at the shop somebody else had when the money came. */
export const SLOT_TAKEN = 'slot_taken';

/** Why an attempt failed whose shopper paid in another way meanwhile. */
export const ABANDONED = 'abandoned';

/** Why an attempt failed whose cart was changed while the shopper was at the lender's page. */
export const CART_CHANGED = 'cart_changed';

/** What a lender says of a visit that came to nothing. */
export const CREDIT_DECLINED = 'credit_declined';
export const LEFT = 'left';
export const SESSION_ENDED = 'session_ended';

const MAY_HAVE_CHARGED: ReadonlySet<string> = new Set([
  UNANSWERED,
  SOLD_OUT,
  DEAL_USED_UP,
  SLOT_TAKEN,
  ABANDONED,
  CART_CHANGED,
]);

/** Whether the provider may hold money or a promise of it for an attempt that failed for this reason, or may yet do so. */
export const mayHaveCharged = (failureCode: string): boolean => MAY_HAVE_CHARGED.has(failureCode);

export type StartedAttempt = PaymentAttempt & {
  /** Until then nobody else gets its tires. */
  readonly heldUntil: Date;
};
