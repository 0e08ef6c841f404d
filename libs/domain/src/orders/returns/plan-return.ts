import { formatMoney } from '../../money/index.js';
import { type PaidOrder, type PlannedRefund, refundEffects, tenderRefunds } from '../refunds/index.js';
import { priceReturn, type ReturnPrice } from './price-return.js';
import { returnEntries } from './return-entries.js';
import type { TiresBack } from './returned-amounts.js';

/** The facts about an order and its accepted tires that a refund needs. */
export interface RefundableReturn extends PaidOrder {
  readonly lines: readonly TiresBack[];
  /** Tires that the buyer ordered in the right size instead. */
  readonly replacements: number;
  /** Tires of an earlier return whose handling is due again. */
  readonly dueAgain?: number;
}

/** The money of a return. The preview shows it and the refund pays it. */
export interface ReturnPlan extends ReturnPrice {
  /** By tender, without zeros; they sum to the refund. */
  readonly refunds: readonly PlannedRefund[];
  /** One sentence for each effect, for buyer and staff. */
  readonly effects: readonly string[];
}

const refundsOf = (facts: RefundableReturn, price: ReturnPrice): PlannedRefund[] => {
  if (price.refundInCents === 0) return [];
  const asked = tenderRefunds(facts, price.refundInCents);
  if (!asked.ok) throw new RangeError('a return gives back more than was paid');
  const entries = returnEntries(price, asked.value);
  return asked.value.map((refund, index) => ({ ...refund, entries: entries[index] ?? [] }));
};

/**
 * Plans the refund of accepted tires: the price of the return, first to money, then to the gift card. Throws `RangeError` if the refunds of
 * the order would exceed what was paid.
 */
export const planReturn = (facts: RefundableReturn): ReturnPlan => {
  const price = priceReturn(facts.lines, facts);
  const refunds = refundsOf(facts, price);
  const handling = price.feeInCents > 0 ? [`${formatMoney(price.feeInCents)} is kept for handling.`] : [];
  const waived =
    price.waivedInCents > 0
      ? [`The ${formatMoney(price.waivedInCents)} handling fee is waived for the right size.`]
      : [];
  return {
    ...price,
    refunds,
    effects: [...refundEffects(refunds, facts), ...handling, ...waived],
  };
};
