import { type Cents, formatMoney } from '../../money/index.js';
import { splitRefund, type Tender, type TenderAmounts, TENDERS } from '../../pricing/index.js';
import { mapResult, type Result } from '../../result/index.js';
import type { LedgerEntry } from '../order/index.js';

/** The payments and earlier refunds of an order. */
export interface PaidOrder {
  readonly paidWith: Readonly<Record<Tender, string>>;
  readonly paid: TenderAmounts;
  /** Refunds by tender that were requested before, paid or not. */
  readonly committed: TenderAmounts;
}

export interface TenderRefund {
  readonly tender: Tender;
  readonly amountInCents: Cents;
}

export interface PlannedRefund extends TenderRefund {
  /** The ledger's entries once the refund is paid. */
  readonly entries: readonly LedgerEntry[];
}

/**
 * Splits a refund by tender, first to money, then to the gift card, without zeros. Refuses zero, and refunds that together exceed the payments,
 * with `payment.refundTooLarge`.
 */
export const tenderRefunds = (
  { paid, committed }: PaidOrder,
  refundInCents: Cents,
): Result<readonly TenderRefund[], 'payment.refundTooLarge'> =>
  mapResult(splitRefund(paid, committed, refundInCents), ({ moneyInCents, giftCardInCents }) => {
    const amounts = { money: moneyInCents, 'gift-card': giftCardInCents };
    return TENDERS.map((tender) => ({ tender, amountInCents: amounts[tender] })).filter(
      ({ amountInCents }) => amountInCents > 0,
    );
  });

/** Returns a sentence for each refund: `$120.00 is refunded to Visa 4242.` */
export const refundEffects = (refunds: readonly TenderRefund[], { paidWith }: PaidOrder): string[] =>
  refunds.map(
    ({ tender, amountInCents }) => `${formatMoney(amountInCents)} is refunded to ${paidWith[tender]}.`,
  );
