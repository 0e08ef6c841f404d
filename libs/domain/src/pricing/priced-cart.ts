import type { Cents } from '../money/index.js';

/** What one line comes to; every amount is the line's share of the cart's amount of the same name. */
export interface PricedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitPriceInCents: Cents;
  readonly subtotalInCents: Cents;
  readonly installationInCents: Cents;
  /** Positive, taken off. */
  readonly installationSavingInCents: Cents;
  readonly roadHazardInCents: Cents;
  readonly fetInCents: Cents;
  readonly stateFeeInCents: Cents;
  readonly freightInCents: Cents;
  readonly salesTaxInCents: Cents;
  readonly totalInCents: Cents;
}

/** One step from nothing to the total. The amounts of all steps sum to the total; a saving's is negative. */
export interface PriceStep {
  /** What it is for, as on a receipt: `Installation`. */
  readonly label: string;
  /** How the amount came about, in plain words: `4 tires at $22.00`. */
  readonly detail: string;
  readonly amountInCents: Cents;
}

/** The priced cart. Every amount is the sum of its lines'. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly tiresInCents: Cents;
  readonly installationInCents: Cents;
  /** Positive, taken off. */
  readonly installationSavingInCents: Cents;
  readonly roadHazardInCents: Cents;
  readonly fetInCents: Cents;
  readonly stateFeeInCents: Cents;
  readonly freightInCents: Cents;
  /** The freight; zero is free shipping. */
  readonly shippingInCents: Cents;
  readonly salesTaxInCents: Cents;
  readonly totalInCents: Cents;
  /** False until a destination is known: then tax and state fee are zero and still to come. */
  readonly isTaxKnown: boolean;
  readonly trace: readonly PriceStep[];
}
