import { BRAND_DEAL, dollars, FOUR, off, promotion, type SeededPromotion } from './seeded-promotion.js';
import { brand, category, type SeededPriceList } from './seeded-price-lists.js';

const ALL_WEATHER = 13;

/** A marketer's plan for Black Friday: to be simulated on past sales, compared with the permanent deals, and then released. */
export const BLACK_FRIDAY_PROMOTIONS: readonly SeededPromotion[] = [
  promotion('black-friday-michelin', 'Black Friday: $100 off 4 Michelin tires', off(100, 'set'), {
    scope: { brandSlugs: ['michelin'] },
    conditions: FOUR,
    exclusivityGroup: BRAND_DEAL,
    priority: 150,
    state: 'draft',
  }),
  promotion(
    'black-friday-goodyear',
    'Black Friday: buy 3 Goodyear tires, get 1 free',
    { type: 'Buy3Get1', target: 'tires' },
    {
      scope: { brandSlugs: ['goodyear'] },
      conditions: FOUR,
      exclusivityGroup: BRAND_DEAL,
      priority: 150,
      state: 'draft',
    },
  ),
  // Some Michelin and Goodyear tires are all-weather tires: their brand's deal comes first, and a simulation shows it.
  promotion('black-friday-all-weather', 'Black Friday: $60 off 4 all-weather tires', off(60, 'set'), {
    scope: { categoryIds: [ALL_WEATHER] },
    conditions: FOUR,
    exclusivityGroup: BRAND_DEAL,
    priority: 160,
    state: 'draft',
  }),
  promotion('black-friday-carts', 'Black Friday: $30 off $800 or more', off(30, 'cart'), {
    conditions: { minSubtotalInCents: dollars(800) },
    priority: 450,
    state: 'draft',
  }),
];

/** Black Friday prices for everyone without their own. */
export const BLACK_FRIDAY_PRICES: SeededPriceList = {
  name: 'Black Friday prices',
  audience: 'retail',
  state: 'draft',
  entries: [category(ALL_WEATHER, 4), brand('general', 6), brand('kumho', 8)],
};
