import type { FetBasis } from '../../delivery/index.js';
import { type Cents, sumCents } from '../../money/index.js';
import type { ListedPrice } from '../price-lists/index.js';
import type { PriceRequest } from '../price-request/index.js';
import type { MissedPromotion } from '../promotions/index.js';
import { appliedPromotionOf } from './applied-promotion.js';
import { type PricedLines, priceLines } from './price-lines.js';
import { type PriceRules, STANDARD_RULES } from './price-rules.js';
import { traceOf } from './price-trace.js';
import type { PricedCart, PricedLine } from './priced-cart.js';
import { exemptionOf } from './tax-exemption.js';

type AmountField = Extract<keyof PricedLine, `${string}InCents`>;

/** A price with everything that did not apply to it. */
export interface ExplainedPrice {
  readonly priced: PricedCart;
  readonly missed: readonly MissedPromotion[];
  /** The origin of list prices, by line; lines at the tire's own price are missing. */
  readonly listed: ReadonlyMap<string, ListedPrice>;
}

/** The amounts of a priced cart, without its lines and words. */
export type CartAmounts = Omit<PricedCart, 'lines' | 'promotions' | 'trace' | 'exemption'>;

const amountsOf = ({ lines }: PricedLines, request: PriceRequest): CartAmounts => {
  const sum = (field: AmountField): Cents => sumCents(lines.map(({ priced }) => priced[field]));
  const freightInCents = sum('freightInCents');
  return {
    tiresInCents: sum('subtotalInCents'),
    discountInCents: sum('discountInCents'),
    installationInCents: sum('installationInCents'),
    installationSavingInCents: sum('installationSavingInCents'),
    roadHazardInCents: sum('roadHazardInCents'),
    roadHazardSavingInCents: sum('roadHazardSavingInCents'),
    fetInCents: sum('fetInCents'),
    stateFeeInCents: sum('stateFeeInCents'),
    freightInCents,
    shippingInCents: freightInCents,
    salesTaxInCents: sum('salesTaxInCents'),
    totalInCents: sum('totalInCents'),
    isTaxKnown: request.destination !== null,
  };
};

const cartOf = (all: PricedLines, request: PriceRequest): PricedCart => {
  const { lines, applied } = all;
  const byId = new Map(lines.map(({ priced }) => [priced.lineId, priced]));
  const lineIds = lines.map(({ priced }) => priced.lineId);
  const promotions = applied.map((each) => appliedPromotionOf(each, lineIds, request));
  const exemption = exemptionOf(request);
  return {
    lines: request.lines.flatMap(({ lineId }) => byId.get(lineId) ?? []),
    promotions,
    ...amountsOf(all, request),
    trace: traceOf(lines, promotions, request),
    ...(exemption === null ? {} : { exemption }),
  };
};

const listedOf = ({ lines }: PricedLines): ReadonlyMap<string, ListedPrice> =>
  new Map(lines.flatMap(({ line, listed }) => (listed === null ? [] : [[line.lineId, listed] as const])));

/** Prices a cart by `rules` and explains why each other promotion did not apply. Same price and same errors as `priceCart`. */
export const explainPrice = (
  request: PriceRequest,
  rules: PriceRules = STANDARD_RULES,
  fetBasis: FetBasis = 'proRata',
): ExplainedPrice => {
  const lines = priceLines(request, rules, fetBasis);
  return { priced: cartOf(lines, request), missed: lines.missed, listed: listedOf(lines) };
};

/**
 * Prices a cart by `rules`, exact to the cent, in the order that `price-order.ts` defines. Every amount of the cart is the sum of its
 * lines'; the order of lines and rules doesn't change any figure. Without a destination, tax and state fee are zero and `isTaxKnown` is
 * false. Coverage without installation is not charged.
 *
 * `fetBasis` decides how the excise tax counts a part of ten pounds. Throws `RangeError` on a quantity below 1 or an invalid figure:
 * requests are built from checked carts, rules from checked definitions.
 */
export const priceCart = (
  request: PriceRequest,
  rules: PriceRules = STANDARD_RULES,
  fetBasis: FetBasis = 'proRata',
): PricedCart => explainPrice(request, rules, fetBasis).priced;

/** Returns the amounts that `priceCart` gives, and throws as it does. Lists of tires don't show the words, which take long to write. */
export const priceAmounts = (
  request: PriceRequest,
  rules: PriceRules = STANDARD_RULES,
  fetBasis: FetBasis = 'proRata',
): CartAmounts => amountsOf(priceLines(request, rules, fetBasis), request);
