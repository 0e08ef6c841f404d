import type { PriceList } from '../price-lists/index.js';
import { INSTALLATION_DEAL, type Promotion } from '../promotions/index.js';

/**
 * The rules that prices are made by, besides those of law. Windows are held against the moment of each price, so that rules
 * may hold what has not begun. Ids are unique. A value is never changed: what is worked out from it is kept with it.
 */
export interface PriceRules {
  readonly priceLists: readonly PriceList[];
  readonly promotions: readonly Promotion[];
}

/** What always holds: every tire at its own price, and the installation deal. */
export const STANDARD_RULES: PriceRules = { priceLists: [], promotions: [INSTALLATION_DEAL] };

/** The standard rules with others beside them. */
export const withStandardRules = ({ priceLists, promotions }: PriceRules): PriceRules => ({
  priceLists: [...STANDARD_RULES.priceLists, ...priceLists],
  promotions: [...STANDARD_RULES.promotions, ...promotions],
});
