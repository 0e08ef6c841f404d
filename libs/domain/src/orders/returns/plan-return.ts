import { type Cents, formatMoney } from '../../money/index.js';
import { splitRefund, type Tender, type TenderAmounts, TENDERS } from '../../pricing/index.js';
import type { LedgerEntry } from '../order/index.js';
import { priceReturn, type ReturnPrice } from './price-return.js';
import { returnEntries } from './return-entries.js';
import type { TiresBack } from './returned-amounts.js';

/** The facts about an order and its accepted tires that a refund needs. */
export interface RefundableReturn {
  readonly paidWith: Readonly<Record<Tender, string>>;
  readonly paid: TenderAmounts;
  /** Refunds by tender that were requested before, paid or not. */
  readonly committed: TenderAmounts;
  readonly lines: readonly TiresBack[];
  /** Tires that the buyer ordered in the right size instead. */
  readonly replacements: number;
}

export interface PlannedRefund {
  readonly tender: Tender;
  readonly amountInCents: Cents;
  /** The ledger's entries once the refund is paid. */
  readonly entries: readonly LedgerEntry[];
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
  const split = splitRefund(facts.paid, facts.committed, price.refundInCents);
  if (!split.ok) throw new RangeError('a return gives back more than was paid');
  const amounts = { money: split.value.moneyInCents, 'gift-card': split.value.giftCardInCents };
  const asked = TENDERS.map((tender) => ({ tender, amountInCents: amounts[tender] })).filter(
    ({ amountInCents }) => amountInCents > 0,
  );
  const entries = returnEntries(price, asked);
  return asked.map((refund, index) => ({ ...refund, entries: entries[index] ?? [] }));
};

/**
 * Plans the refund of accepted tires: the price of the return, first to money, then to the gift card. Throws `RangeError` if the refunds of
 * the order would exceed what was paid.
 */
export const planReturn = (facts: RefundableReturn): ReturnPlan => {
  const price = priceReturn(facts.lines, facts.replacements);
  const refunds = refundsOf(facts, price);
  const handling = price.feeInCents > 0 ? [`${formatMoney(price.feeInCents)} is kept for handling.`] : [];
  const waived =
    price.waivedInCents > 0
      ? [`${formatMoney(price.waivedInCents)} handling is waived for the right size.`]
      : [];
  return {
    ...price,
    refunds,
    effects: [
      ...refunds.map(
        ({ tender, amountInCents }) =>
          `${formatMoney(amountInCents)} goes back to ${facts.paidWith[tender]}.`,
      ),
      ...handling,
      ...waived,
    ],
  };
};
