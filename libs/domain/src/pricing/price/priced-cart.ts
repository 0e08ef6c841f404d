import type { Cents } from '../../money/index.js';
import type { DiscountType } from '../promotions/index.js';
import type { AppliedExemption } from './tax-exemption.js';

/** The amounts of one line; each is the line's share of the cart's amount of the same name. */
export interface PricedLine {
  readonly lineId: string;
  readonly quantity: number;
  /** This shopper's price for a tire, before promotions. */
  readonly unitPriceInCents: Cents;
  /** The tire's own price; above `unitPriceInCents` if a price list lowered it. */
  readonly retailPriceInCents: Cents;
  /** The list of the price; null if it is the tire's own. */
  readonly priceListId: string | null;
  readonly subtotalInCents: Cents;
  /** Promotion discounts on the tires; positive. */
  readonly discountInCents: Cents;
  readonly installationInCents: Cents;
  /** Positive; a discount. */
  readonly installationSavingInCents: Cents;
  readonly roadHazardInCents: Cents;
  /** Positive; a discount. */
  readonly roadHazardSavingInCents: Cents;
  readonly fetInCents: Cents;
  readonly stateFeeInCents: Cents;
  readonly freightInCents: Cents;
  readonly salesTaxInCents: Cents;
  readonly totalInCents: Cents;
}

/** One step from zero to the total. All steps sum to the total; a saving's amount is negative. */
export interface PriceStep {
  /** The receipt label: `Installation`. */
  readonly label: string;
  /** The calculation in plain words: `4 tires at $22.00`. */
  readonly detail: string;
  readonly amountInCents: Cents;
  /** The promotion that the step takes off; missing on other steps, and in prices stored before steps had it. */
  readonly promotionId?: string | undefined;
}

/** A promotion's discounts on one line, by target. */
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
  /** The calculation in plain words. */
  readonly detail: string;
  /** The whole discount, the sum of its lines. Above zero. */
  readonly amountInCents: Cents;
  readonly isCoverageLinked: boolean;
  /** True if the shopper's code triggered it. */
  readonly isFromCoupon: boolean;
  /** The lines it discounts. */
  readonly lines: readonly LineDiscount[];
}

/** The priced cart. Every amount is the sum of its lines'. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly promotions: readonly AppliedPromotion[];
  readonly tiresInCents: Cents;
  /** Promotion discounts on the tires; positive. */
  readonly discountInCents: Cents;
  readonly installationInCents: Cents;
  /** Positive; a discount. */
  readonly installationSavingInCents: Cents;
  readonly roadHazardInCents: Cents;
  /** Positive; a discount. */
  readonly roadHazardSavingInCents: Cents;
  readonly fetInCents: Cents;
  readonly stateFeeInCents: Cents;
  readonly freightInCents: Cents;
  /** The freight; zero is free shipping. */
  readonly shippingInCents: Cents;
  readonly salesTaxInCents: Cents;
  readonly totalInCents: Cents;
  /** False until a destination is known: tax and state fee are zero until then. */
  readonly isTaxKnown: boolean;
  /** Why it has no sales tax; missing if tax is charged, and in prices stored before they had it. */
  readonly exemption?: AppliedExemption | undefined;
  readonly trace: readonly PriceStep[];
}
