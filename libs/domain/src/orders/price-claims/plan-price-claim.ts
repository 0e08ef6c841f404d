import { addCents, type Cents, formatMoney, ZERO_CENTS } from '../../money/index.js';
import { splitRefund, type Tender, type TenderAmounts, TENDERS } from '../../pricing/index.js';
import { ok, type Result } from '../../result/index.js';
import { type LedgerEntry, partOfSaleEntries, type SaleAmounts } from '../order/index.js';
import type { PriceClaimPrice } from './price-price-claim.js';

/** The payments and earlier refunds of an order. */
export interface PaidOrder {
  readonly paidWith: Readonly<Record<Tender, string>>;
  readonly paid: TenderAmounts;
  /** Refunds by tender that were requested before, paid or not. */
  readonly committed: TenderAmounts;
}

export interface PlannedClaimRefund {
  readonly tender: Tender;
  readonly amountInCents: Cents;
  /** The ledger's entries once the refund is paid. */
  readonly entries: readonly LedgerEntry[];
}

/** The money of a claim. The preview shows it and the refund pays it. */
export interface PriceClaimPlan extends PriceClaimPrice {
  /** By tender, without zeros; they sum to the refund. */
  readonly refunds: readonly PlannedClaimRefund[];
  /** One sentence for each effect. */
  readonly effects: readonly string[];
}

const saleOf = ({ differenceInCents, salesTaxInCents }: PriceClaimPrice): SaleAmounts => ({
  tiresInCents: differenceInCents,
  discountInCents: ZERO_CENTS,
  installationInCents: ZERO_CENTS,
  installationSavingInCents: ZERO_CENTS,
  roadHazardInCents: ZERO_CENTS,
  roadHazardSavingInCents: ZERO_CENTS,
  fetInCents: ZERO_CENTS,
  stateFeeInCents: ZERO_CENTS,
  freightInCents: ZERO_CENTS,
  salesTaxInCents,
});

/**
 * Plans the refund of a claim, first to money, then to the gift card. The ledger returns it from tire revenue and sales tax. Refuses with
 * `payment.refundTooLarge` what would take the refunds of the order over what was paid.
 */
export const planPriceClaim = (
  { paidWith, paid, committed }: PaidOrder,
  price: PriceClaimPrice,
): Result<PriceClaimPlan, 'payment.refundTooLarge'> => {
  const split = splitRefund(paid, committed, price.refundInCents);
  if (!split.ok) return split;
  const amounts = { money: split.value.moneyInCents, 'gift-card': split.value.giftCardInCents };
  let before = ZERO_CENTS;
  const refunds = TENDERS.filter((tender) => amounts[tender] > 0).map((tender) => {
    const after = addCents(before, amounts[tender]);
    const entries = partOfSaleEntries(saleOf(price), before, after, tender);
    before = after;
    return { tender, amountInCents: amounts[tender], entries };
  });
  const effects = refunds.map(
    ({ tender, amountInCents }) => `${formatMoney(amountInCents)} goes back to ${paidWith[tender]}.`,
  );
  return ok({ ...price, refunds, effects });
};
