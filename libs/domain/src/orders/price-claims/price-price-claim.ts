import {
  addCents,
  type Cents,
  formatMoney,
  multiplyCents,
  scaleCents,
  subtractCents,
  sumCents,
} from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { adjustedUpTo, type PriceAdjustment, type SaleAmounts } from '../order/index.js';
import { LEAST_OFFER_PRICE } from './price-claim-limits.js';

/** A line whose buyer claims a lower price. */
export interface ClaimedLine {
  /** The tires that were bought. */
  readonly bought: number;
  /** Tires that came back. */
  readonly returned: number;
  /** The amounts that the whole line was sold for. */
  readonly amounts: SaleAmounts;
  /** Earlier refunds of its price. */
  readonly adjustments: readonly PriceAdjustment[];
}

/** The money of a claim before it is split by tender. */
export interface PriceClaimPrice {
  /** The tires that their buyer kept. */
  readonly quantity: number;
  /** The price of these tires after discounts and earlier claims, without tax. */
  readonly paidInCents: Cents;
  readonly differenceInCents: Cents;
  readonly salesTaxInCents: Cents;
  readonly refundInCents: Cents;
  readonly adjustment: PriceAdjustment;
}

type PriceFault = 'priceClaim.nothingKept' | 'priceClaim.notLower' | 'priceClaim.priceTooLow';

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

const netOf = ({ tiresInCents, discountInCents }: SaleAmounts): Cents =>
  subtractCents(tiresInCents, discountInCents);

const taxableOf = (amounts: SaleAmounts): Cents =>
  addCents(netOf(amounts), subtractCents(amounts.installationInCents, amounts.installationSavingInCents));

/** Returns what the kept tires of a line cost until now, without tax. */
export const keptPrice = ({ bought, returned, amounts, adjustments }: ClaimedLine): Cents => {
  const upTo = (count: number): Cents =>
    adjustedUpTo(netOf(amounts), adjustments, 'tiresInCents', count, bought);
  return subtractCents(upTo(bought), upTo(returned));
};

// The difference of two running sums, and never more than the kept tires were taxed.
const taxOf = ({ bought, returned, amounts, adjustments }: ClaimedLine, difference: Cents): Cents => {
  const upTo = (count: number): Cents =>
    adjustedUpTo(amounts.salesTaxInCents, adjustments, 'salesTaxInCents', count, bought);
  const kept = subtractCents(upTo(bought), upTo(returned));
  // Received another way, the line is taxed anew and without installation.
  if (adjustments.some(({ isForReceiving }) => isForReceiving === true))
    return least(kept, scaleCents(kept, difference, keptPrice({ bought, returned, amounts, adjustments })));
  const base = taxableOf(amounts);
  if (base <= 0) return subtractCents(difference, difference);
  const before = sumCents(adjustments.map(({ tiresInCents }) => tiresInCents));
  const tax = amounts.salesTaxInCents;
  const after = scaleCents(tax, addCents(before, difference), base);
  return least(subtractCents(after, scaleCents(tax, before, base)), kept);
};

/**
 * Prices a claim: the difference between what the kept tires cost until now and `pricePerTireInCents`, with its sales tax. A drop counts once, because
 * an earlier claim lowered what they cost. Refuses with `priceClaim.nothingKept` if all tires came back, `priceClaim.priceTooLow` for less
 * than a dollar a tire, and `priceClaim.notLower` (data: what a tire cost until now) if nothing is left to give back. Source: R9.09.
 */
export const pricePriceClaim = (
  line: ClaimedLine,
  pricePerTireInCents: Cents,
): Result<PriceClaimPrice, PriceFault> => {
  const quantity = line.bought - line.returned;
  if (quantity <= 0) return refuse('priceClaim.nothingKept');
  if (pricePerTireInCents < LEAST_OFFER_PRICE) return refuse('priceClaim.priceTooLow');
  const paidInCents = keptPrice(line);
  const differenceInCents = subtractCents(paidInCents, multiplyCents(pricePerTireInCents, quantity));
  if (differenceInCents <= 0)
    return refuse('priceClaim.notLower', { price: formatMoney(scaleCents(paidInCents, 1, quantity)) });
  const salesTaxInCents = taxOf(line, differenceInCents);
  return ok({
    quantity,
    paidInCents,
    differenceInCents,
    salesTaxInCents,
    refundInCents: addCents(differenceInCents, salesTaxInCents),
    adjustment: { fromTire: line.returned, tiresInCents: differenceInCents, salesTaxInCents },
  });
};
