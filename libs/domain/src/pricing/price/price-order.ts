import { type Cents, subtractCents, sumCents } from '../../money/index.js';
import type { PricedLine } from './priced-cart.js';

/** The parts of a price. */
export type PriceAmounts = Omit<
  PricedLine,
  'lineId' | 'quantity' | 'unitPriceInCents' | 'retailPriceInCents' | 'priceListId' | 'totalInCents'
>;

/**
 * Returns the total of all parts, for a line or a cart.
 *
 * A price is computed in this order everywhere:
 *
 * 1. tires: price times quantity of each line; the price is the tire's own or, if less, the lowest of the shopper's price lists;
 * a price that a quote holds replaces both, and no promotion is taken off it
 * 2. installation: the shop's price for each tire
 * 3. road hazard coverage: for each tire of the lines with coverage
 * 4. promotions, by priority, each based on what the earlier ones left: off the tires, the installation or the coverage, split over the
 * lines in scope by their remaining amounts
 * 5. federal excise tax: for each tire, rounded per tire
 * 6. state tire fee: for each tire; a percentage is of the tire's price after promotions
 * 7. freight: for each oversized tire
 * 8. sales tax: on tires and installation after promotions, rounded once per cart, split over the lines by their share
 *
 * Coverage, excise tax, state fee and freight are not taxed.
 */
export const totalOf = (amounts: PriceAmounts): Cents =>
  subtractCents(
    sumCents([
      amounts.subtotalInCents,
      amounts.installationInCents,
      amounts.roadHazardInCents,
      amounts.fetInCents,
      amounts.stateFeeInCents,
      amounts.freightInCents,
      amounts.salesTaxInCents,
    ]),
    sumCents([amounts.discountInCents, amounts.installationSavingInCents, amounts.roadHazardSavingInCents]),
  );

/** Returns the taxable part of a price: tires and installation, less their discounts. Never below zero. */
export const taxableBaseOf = (
  amounts: Pick<
    PriceAmounts,
    'subtotalInCents' | 'discountInCents' | 'installationInCents' | 'installationSavingInCents'
  >,
): Cents =>
  subtractCents(
    sumCents([amounts.subtotalInCents, amounts.installationInCents]),
    sumCents([amounts.discountInCents, amounts.installationSavingInCents]),
  );
