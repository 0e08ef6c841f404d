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

export type PricePart =
  | 'tires'
  | 'installation'
  | 'installationSaving'
  | 'roadHazard'
  | 'fet'
  | 'stateFee'
  | 'freight'
  | 'salesTax';

/** One step from nothing to the total. The amounts of all steps sum to the total; a saving's is negative. */
export interface PriceStep {
  readonly part: PricePart;
  /** The line it belongs to, null when it is worked out for the whole cart. */
  readonly lineId: string | null;
  readonly amountInCents: Cents;
  /** How the amount came about, in plain words. */
  readonly words: string;
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
