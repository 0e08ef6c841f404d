import { addCents, ZERO_CENTS } from '../../money/index.js';
import { mapResult, type Result } from '../../result/index.js';
import { partOfSaleEntries, type SaleAmounts } from '../order/index.js';
import { type PaidOrder, type PlannedRefund, refundEffects, tenderRefunds } from '../refunds/index.js';
import type { PriceClaimPrice } from './price-price-claim.js';

/** The money of a claim. The preview shows it and the refund pays it. */
export interface PriceClaimPlan extends PriceClaimPrice {
  /** By tender, without zeros; they sum to the refund. */
  readonly refunds: readonly PlannedRefund[];
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
  order: PaidOrder,
  price: PriceClaimPrice,
): Result<PriceClaimPlan, 'payment.refundTooLarge'> =>
  mapResult(tenderRefunds(order, price.refundInCents), (asked) => {
    let before = ZERO_CENTS;
    const refunds = asked.map((refund) => {
      const after = addCents(before, refund.amountInCents);
      const entries = partOfSaleEntries(saleOf(price), before, after, refund.tender);
      before = after;
      return { ...refund, entries };
    });
    return { ...price, refunds, effects: refundEffects(refunds, order) };
  });
