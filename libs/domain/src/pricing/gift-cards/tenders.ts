import { addCents, type Cents, subtractCents, ZERO_CENTS } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** An amount by what pays it: money of a card or lender, and a gift card. */
export interface TenderAmounts {
  readonly moneyInCents: Cents;
  readonly giftCardInCents: Cents;
}

/** What pays an order; the order in which refunds go back. */
export const TENDERS = ['money', 'gift-card'] as const;
export type Tender = (typeof TENDERS)[number];

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** How a total is paid with a gift card that has `balanceInCents`: as much as possible by the gift card, the rest by money. */
export const splitTenders = (totalInCents: Cents, balanceInCents: Cents): TenderAmounts => {
  const giftCardInCents = least(totalInCents, balanceInCents);
  return { moneyInCents: subtractCents(totalInCents, giftCardInCents), giftCardInCents };
};

/**
 * Where a refund goes of what was `paid`, of which `refunded` went back before: money first, up to what was paid by it, then the
 * gift card. Nothing is ever negative, nor above what was paid by each. Refuses with `payment.refundTooLarge` a refund of
 * nothing or of more than is left.
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

/** Nothing, of any tender. */
export const NO_TENDER: TenderAmounts = { moneyInCents: ZERO_CENTS, giftCardInCents: ZERO_CENTS };
