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
