import { isOpenFor, type PromotionPlace } from '../promotions/index.js';
import type { PriceRules } from './price-rules.js';

/**
 * Returns the rules without promotions that can't apply to any cart of this shopper, moment and place. Prices are the same for every
 * cart and way to pay; the explanation of those promotions is missing. Made once, it spares checking them for each of many carts.
 */
export const openRules = (rules: PriceRules, place: PromotionPlace): PriceRules => ({
  ...rules,
  promotions: rules.promotions.filter((promotion) => isOpenFor(promotion, place)),
});

/** False if this way to pay changes no price there, so nothing needs to be priced with it. */
export const doesMethodMatter = (
  { promotions }: PriceRules,
  place: PromotionPlace,
  method: string,
): boolean =>
  promotions.some(
    (promotion) => promotion.conditions.paymentMethods.includes(method) && isOpenFor(promotion, place),
  );
