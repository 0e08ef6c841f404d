import { BRAND_DEAL, dollars, FOUR, off, promotion, type SeededPromotion } from './seeded-promotion.js';
import { brand, category, type SeededPriceList } from './seeded-price-lists.js';

const ALL_WEATHER = 13;

/** What a marketer has in mind for Black Friday: to be tried on past sales, weighed against what is on all year, and then released. */
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
  // Some Michelin and Goodyear tires are all-weather tires: there the deal of their brand comes first, and a simulation tells of it.
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

/** Prices of Black Friday for everybody who has none of their own. */
export const BLACK_FRIDAY_PRICES: SeededPriceList = {
  name: 'Black Friday prices',
  audience: 'retail',
  state: 'draft',
  entries: [category(ALL_WEATHER, 4), brand('general', 6), brand('kumho', 8)],
};
