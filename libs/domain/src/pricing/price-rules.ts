import type { PriceList } from './price-list.js';
import type { Promotion } from './promotion.js';

/** The rules that prices are made by, besides those of law. Windows are held against the moment of each price. */
export interface PriceRules {
  readonly priceLists: readonly PriceList[];
  readonly promotions: readonly Promotion[];
}

/** Every tire at its own price, and nothing off but what always is. */
export const NO_RULES: PriceRules = { priceLists: [], promotions: [] };
