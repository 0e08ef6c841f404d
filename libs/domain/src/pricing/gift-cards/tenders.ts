import { addCents, type Cents, subtractCents, ZERO_CENTS } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** An amount by tender: money (a card or lender) and a gift card. */
export interface TenderAmounts {
  readonly moneyInCents: Cents;
  readonly giftCardInCents: Cents;
}

/** The tenders of an order, in the order of refunds. */
export const TENDERS = ['money', 'gift-card'] as const;
export type Tender = (typeof TENDERS)[number];

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** Splits a total for a gift card with `balanceInCents`: as much as possible from the gift card, the rest from money. */
export const splitTenders = (totalInCents: Cents, balanceInCents: Cents): TenderAmounts => {
  const giftCardInCents = least(totalInCents, balanceInCents);
  return { moneyInCents: subtractCents(totalInCents, giftCardInCents), giftCardInCents };
};

/**
 * Splits a refund of `paid`, of which `refunded` was returned earlier: to money first, up to its payment, then to the gift card. No part is
 * negative or above its tender's payment. Refuses a refund of zero or of more than is left with `payment.refundTooLarge`.
 */
export const splitRefund = (
  paid: TenderAmounts,
  refunded: TenderAmounts,
  refundInCents: Cents,
): Result<TenderAmounts, 'payment.refundTooLarge'> => {
  const moneyLeft = subtractCents(paid.moneyInCents, refunded.moneyInCents);
  const giftCardLeft = subtractCents(paid.giftCardInCents, refunded.giftCardInCents);
  if (moneyLeft < 0 || giftCardLeft < 0) throw new RangeError('more was refunded than was paid');
  if (refundInCents <= 0 || refundInCents > addCents(moneyLeft, giftCardLeft))
    return refuse('payment.refundTooLarge');
  const moneyInCents = least(refundInCents, moneyLeft);
  return ok({ moneyInCents, giftCardInCents: subtractCents(refundInCents, moneyInCents) });
};

/** Zero for every tender. */
export const NO_TENDER: TenderAmounts = { moneyInCents: ZERO_CENTS, giftCardInCents: ZERO_CENTS };
