import {
  checkPayLater,
  GUEST,
  guestContext,
  NET_TERMS_ACCOUNT_TYPES,
  PAY_LATER_METHODS,
  PAY_LATER_PERCENTS,
  payLaterDiscounts,
  type PaymentMethod,
  type PriceDestination,
  type PricedCart,
  priceCart,
  type PriceRules,
  type Promotion,
  withStandardRules,
} from '@simpletread/domain';
import type { ShopRow } from '../../../installers/shops/shop-row.js';
import type { Prng } from '../../../random/prng.js';
import type { BasketLine } from './choose-tires.js';

/** Basket lines with the ids that their order lines will have. */
export type IdentifiedLine = BasketLine & { readonly lineId: string };

/** The active promotions, and a public code. */
export interface SeedRules {
  readonly rules: PriceRules;
  readonly coupon: { readonly code: string; readonly promotionId: string } | null;
}

/** A guest's basket, and its destination. */
export interface SeedBasket {
  readonly lines: readonly IdentifiedLine[];
  readonly shop: ShopRow | null;
  readonly destination: PriceDestination;
  readonly placedAt: Date;
  readonly isFirstOrder: boolean;
  readonly accountType: string;
}

export interface PaidBasket {
  readonly method: PaymentMethod;
  readonly pricing: PricedCart;
  readonly couponCode: string | null;
}

/** The share of businesses' orders that aren't paid by a lender to people. */
const INVOICE_SHARE = 0.5;
const COVERAGE_SHARE = 0.38;
/** The share among first orders, because each customer can use the code once. */
const COUPON_SHARE = 0.12;
const METHODS: readonly (readonly [method: PaymentMethod, weight: number])[] = [
  ['card', 84],
  ['affirm', 8],
  ['klarna', 4],
  ['katapult', 2],
  ['synchrony', 2],
];

/** Returns the rules of every order in the seed: promotions, lenders' discounts, and permanent rules. */
export const seedRules = (promotions: readonly Promotion[], coupon: SeedRules['coupon']): SeedRules => ({
  rules: withStandardRules({
    priceLists: [],
    promotions: [...promotions, ...payLaterDiscounts(PAY_LATER_PERCENTS)],
  }),
  coupon,
});

interface Choices {
  readonly hasCoverage: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly coupon: SeedRules['coupon'];
}

const priceBasket = (
  { lines, shop, destination, placedAt, isFirstOrder }: SeedBasket,
  { hasCoverage, paymentMethod, coupon }: Choices,
  rules: PriceRules,
): PricedCart =>
  priceCart(
    {
      lines: lines.map(({ lineId, quantity, shelfTire: { tire, line, size } }) => ({
        lineId,
        tire: {
          tireId: tire.id,
          productLineId: line.id,
          brandSlug: line.brandSlug,
          categoryId: line.categoryId,
          sizeCode: size.code,
        },
        quantity,
        unitPriceInCents: tire.priceInCents,
        maxLoadLb: tire.maxLoadLb,
        isOversized: tire.isOversized,
        weightLb: tire.weightLb,
        rimIn: size.rimIn,
        roadHazard: { isChosen: hasCoverage, costPerTireInCents: tire.roadHazardInCents },
      })),
      installation: shop === null ? null : { pricePerTireInCents: shop.installPriceInCents },
      destination,
      context: { ...guestContext(placedAt), shopper: { ...GUEST, isFirstOrder }, paymentMethod, coupon },
    },
    rules,
  );

/**
 * Prices a basket like a guest's checkout, with coverage only for installed tires; a lender that doesn't accept the total leaves it to the
 * card.
 */
export const payForBasket = (
  basket: SeedBasket,
  { rules, coupon: known }: SeedRules,
  random: Prng,
): PaidBasket => {
  const hasCoverage = basket.shop !== null && random.chance(COVERAGE_SHARE);
  const weighed = random.weighted(METHODS);
  const isBusiness = NET_TERMS_ACCOUNT_TYPES.some((type) => type === basket.accountType);
  const isOnInvoice =
    isBusiness && random.fork(`terms at ${basket.placedAt.toISOString()}`).chance(INVOICE_SHARE);
  const drawn = weighed === 'card' && isOnInvoice ? 'resolve' : weighed;
  const hasCode = random.fork(`code at ${basket.placedAt.toISOString()}`).chance(COUPON_SHARE);
  const coupon = basket.isFirstOrder && hasCode ? known : null;
  const paidBy = (method: PaymentMethod): PaidBasket => {
    const pricing = priceBasket(basket, { hasCoverage, paymentMethod: method, coupon }, rules);
    const isUsed = pricing.promotions.some(({ isFromCoupon }) => isFromCoupon);
    return { method, pricing, couponCode: isUsed && coupon !== null ? coupon.code : null };
  };
  const paid = paidBy(drawn);
  const isTaken = drawn === 'card' || checkPayLater(drawn, paid.pricing.totalInCents, PAY_LATER_METHODS).ok;
  return isTaken ? paid : paidBy('card');
};
