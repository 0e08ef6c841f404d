import {
  checkPayLater,
  guestContext,
  PAY_LATER_METHODS,
  PAY_LATER_PERCENTS,
  payLaterDiscounts,
  type PaymentMethod,
  type PriceDestination,
  type PricedCart,
  priceCart,
  withStandardRules,
} from '@simpletread/domain';
import type { ShopRow } from '../installers/shop-row.js';
import type { Prng } from '../random/prng.js';
import type { BasketLine } from './choose-tires.js';

/** Basket lines with the ids that their order lines will have. */
export type IdentifiedLine = BasketLine & { readonly lineId: string };

/** A basket of a guest, and where it goes. */
export interface SeedBasket {
  readonly lines: readonly IdentifiedLine[];
  readonly shop: ShopRow | null;
  readonly destination: PriceDestination;
  readonly placedAt: Date;
}

export interface PaidBasket {
  readonly method: PaymentMethod;
  readonly pricing: PricedCart;
}

const COVERAGE_SHARE = 0.38;
const METHODS: readonly (readonly [method: PaymentMethod, weight: number])[] = [
  ['card', 84],
  ['affirm', 8],
  ['klarna', 4],
  ['katapult', 2],
  ['synchrony', 2],
];
const RULES = withStandardRules({ priceLists: [], promotions: payLaterDiscounts(PAY_LATER_PERCENTS) });

const priceBasket = (
  { lines, shop, destination, placedAt }: SeedBasket,
  hasCoverage: boolean,
  paymentMethod: PaymentMethod,
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
      context: { ...guestContext(placedAt), paymentMethod },
    },
    RULES,
  );

/** Prices a basket as the checkout does for a guest, coverage only where a shop installs; a lender that does not take the total leaves it to the card. */
export const payForBasket = (basket: SeedBasket, random: Prng): PaidBasket => {
  const hasCoverage = basket.shop !== null && random.chance(COVERAGE_SHARE);
  const method = random.weighted(METHODS);
  const pricing = priceBasket(basket, hasCoverage, method);
  if (method === 'card' || checkPayLater(method, pricing.totalInCents, PAY_LATER_METHODS).ok)
    return { method, pricing };
  return { method: 'card', pricing: priceBasket(basket, hasCoverage, 'card') };
};
