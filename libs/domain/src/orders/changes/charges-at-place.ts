import { tireFeePerTire } from '../../delivery/index.js';
import {
  allocate,
  applyRate,
  type Cents,
  multiplyCents,
  ratePpm,
  scaleCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '../../money/index.js';
import { type PriceDestination, taxableBaseOf } from '../../pricing/index.js';
import type { SaleAmounts } from '../order/index.js';

/** A line as it was sold. */
export interface SoldLine extends SaleAmounts {
  readonly quantity: number;
  /** Missing if the size has none that we can read. */
  readonly rimIn?: number;
}

/** The fees and taxes that the law of a place adds to a line. */
export interface PlaceCharges {
  readonly stateFeeInCents: Cents;
  readonly salesTaxInCents: Cents;
}

const chargesOf = ({ stateFeeInCents, salesTaxInCents }: SaleAmounts): PlaceCharges => ({
  stateFeeInCents,
  salesTaxInCents,
});

const netTirePrice = ({ tiresInCents, discountInCents, quantity }: SoldLine): Cents =>
  scaleCents(subtractCents(tiresInCents, discountInCents), 1, quantity);

const baseOf = (line: SoldLine): Cents => taxableBaseOf({ ...line, subtotalInCents: line.tiresInCents });

/**
 * Returns the state fee and sales tax of each line if its order shipped to `place`, by the steps 6 and 8 of `price-order.ts`. Everything else
 * of the price stays as it was sold. A buyer who is exempt pays the fee without tax.
 */
export const chargesAtPlace = (
  lines: readonly SoldLine[],
  place: PriceDestination,
  isTaxExempt: boolean,
): PlaceCharges[] => {
  const bases = lines.map(baseOf);
  const rate = isTaxExempt ? 0 : place.salesTaxRatePpm;
  const taxes = allocate(applyRate(sumCents(bases), ratePpm(rate)), bases);
  return lines.map((line, index) => ({
    stateFeeInCents: multiplyCents(
      tireFeePerTire(place.tireFee, { rimIn: line.rimIn, unitPriceInCents: netTirePrice(line) }),
      line.quantity,
    ),
    salesTaxInCents: taxes[index] ?? ZERO_CENTS,
  }));
};

/** Returns the charges of a whole order. */
export const sumCharges = (charges: readonly PlaceCharges[]): PlaceCharges => ({
  stateFeeInCents: sumCents([ZERO_CENTS, ...charges.map((each) => each.stateFeeInCents)]),
  salesTaxInCents: sumCents([ZERO_CENTS, ...charges.map((each) => each.salesTaxInCents)]),
});

/** Returns the charges that an order was sold with. */
export const soldCharges = (lines: readonly SoldLine[]): PlaceCharges => sumCharges(lines.map(chargesOf));
