import { addCents, type Cents, subtractCents, sumCents } from '../money/index.js';
import type { PricedLine } from './priced-cart.js';

/** The parts of a price. */
export type PriceAmounts = Omit<PricedLine, 'lineId' | 'quantity' | 'unitPriceInCents' | 'totalInCents'>;

/**
 * The order in which a price comes together, the same everywhere:
 *
 * 1. tires: price times quantity of each line
 * 2. installation: the shop's price for each tire
 * 3. installation saving: off the installation, once a cart, split over the lines by their installation
 * 4. road hazard coverage: for each tire of the lines that chose it
 * 5. federal excise tax: for each tire, rounded a tire at a time
 * 6. state tire fee: for each tire
 * 7. freight: for each oversized tire
 * 8. sales tax: of 1 + 2 − 3, rounded once a cart, split over the lines by their share of that base
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
    amounts.installationSavingInCents,
  );

/** The part of a price that sales tax is due on: tires and installation, less its saving. Never below zero. */
export const taxableBaseOf = (
  amounts: Pick<PriceAmounts, 'subtotalInCents' | 'installationInCents' | 'installationSavingInCents'>,
): Cents =>
  subtractCents(
    addCents(amounts.subtotalInCents, amounts.installationInCents),
    amounts.installationSavingInCents,
  );
