import { type Cents, subtractCents, sumCents } from '../../money/index.js';
import type { PricedLine } from './priced-cart.js';

/** The parts of a price. */
export type PriceAmounts = Omit<
  PricedLine,
  'lineId' | 'quantity' | 'unitPriceInCents' | 'retailPriceInCents' | 'priceListId' | 'totalInCents'
>;

/**
 * The order in which a price comes together, the same everywhere:
 *
 * 1. tires: price times quantity of each line; the price is the tire's own or, where it is less, the lowest of the
 *    shopper's price lists
 * 2. installation: the shop's price for each tire
 * 3. road hazard coverage: for each tire of the lines that chose it
 * 4. promotions, by priority, each of what the earlier ones left: off the tires, the installation or the coverage, split
 *    over the lines they are for by what is left of them
 * 5. federal excise tax: for each tire, rounded a tire at a time
 * 6. state tire fee: for each tire; a percentage is of the tire's price after promotions
 * 7. freight: for each oversized tire
 * 8. sales tax: of tires and installation after promotions, rounded once a cart, split over the lines by their share
 *
 * Coverage, excise tax, state fee and freight are not taxed. This is the sum of all parts, for a line or a cart.
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

/** The part of a price that sales tax is due on: tires and installation, less what is off them. Never below zero. */
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
