import { brands } from './catalogue/brands.js';
import { cart } from './carts/cart.js';
import { chat } from './support/chat.js';
import { checkout } from './carts/checkout.js';
import { deals } from './catalogue/deals.js';
import { empty } from './platform/empty.js';
import { globals } from './content/globals.js';
import { product } from './catalogue/product.js';
import type { Scenario } from './scenario.js';
import { search } from './catalogue/search.js';
import { tracking } from './orders/tracking.js';
import { typeahead } from './catalogue/typeahead.js';

export type { Scenario, Surroundings, Target } from './scenario.js';

/** In running order; checkout changes the stock, so it is last. */
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
  chat,
  checkout,
];
