import type { Cents } from '../../money/index.js';
import type { DiscountType } from '../promotions/index.js';

/** What one line comes to; every amount is the line's share of the cart's amount of the same name. */
export interface PricedLine {
  readonly lineId: string;
  readonly quantity: number;
  /** What this shopper pays for a tire, before promotions. */
  readonly unitPriceInCents: Cents;
  /** The tire's own price; above `unitPriceInCents` where a price list made it less. */
  readonly retailPriceInCents: Cents;
  /** The list that the price comes from; null where it is the tire's own. */
  readonly priceListId: string | null;
  readonly subtotalInCents: Cents;
  /** What promotions take off the tires; positive. */
  readonly discountInCents: Cents;
  readonly installationInCents: Cents;
  /** Positive, taken off. */
  readonly installationSavingInCents: Cents;
  readonly roadHazardInCents: Cents;
  /** Positive, taken off. */
  readonly roadHazardSavingInCents: Cents;
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

/** What an applied promotion takes off one line, by what it takes it off. */
export interface LineDiscount {
  readonly lineId: string;
  readonly tiresInCents: Cents;
  readonly installationInCents: Cents;
  readonly coverageInCents: Cents;
}

/** A promotion that applies. */
export interface AppliedPromotion {
  readonly promotionId: string;
  readonly name: string;
  readonly type: DiscountType;
  /** How the amount came about, in plain words. */
  readonly detail: string;
  /** All it takes off; the sum of its lines. Above zero. */
  readonly amountInCents: Cents;
  readonly isCoverageLinked: boolean;
  /** Whether it came with the shopper's code. */
  readonly isFromCoupon: boolean;
  /** Those it takes something off. */
  readonly lines: readonly LineDiscount[];
}

/** The priced cart. Every amount is the sum of its lines'. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly promotions: readonly AppliedPromotion[];
  readonly tiresInCents: Cents;
  /** What promotions take off the tires; positive. */
  readonly discountInCents: Cents;
  readonly installationInCents: Cents;
  /** Positive, taken off. */
  readonly installationSavingInCents: Cents;
  readonly roadHazardInCents: Cents;
  /** Positive, taken off. */
  readonly roadHazardSavingInCents: Cents;
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
