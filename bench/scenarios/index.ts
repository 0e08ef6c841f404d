import { brands } from './brands.js';
import { cart } from './cart.js';
import { checkout } from './checkout.js';
import { deals } from './deals.js';
import { empty } from './empty.js';
import { globals } from './globals.js';
import { product } from './product.js';
import type { Scenario } from './scenario.js';
import { search } from './search.js';
import { tracking } from './tracking.js';
import { typeahead } from './typeahead.js';

export type { Scenario, Surroundings, Target } from './scenario.js';

/** In the order in which they run; checkout changes the stock, so it comes last. */
export const SCENARIOS: readonly Scenario[] = [
  empty,
  globals,
  deals,
  brands,
  search,
  product,
  typeahead,
  tracking,
  cart,
  checkout,
];
