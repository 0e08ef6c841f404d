import type { PriceList } from '../price-lists/index.js';
import { INSTALLATION_DEAL, type Promotion } from '../promotions/index.js';

/**
 * The pricing rules besides taxes and fees. Windows are compared with the moment of each price, so rules may include future ones. Ids are
 * unique. A value never changes: derived values are cached with it.
 */
export interface PriceRules {
  readonly priceLists: readonly PriceList[];
  readonly promotions: readonly Promotion[];
}

/** The baseline rules: every tire at its own price, and the installation deal. */
export const STANDARD_RULES: PriceRules = { priceLists: [], promotions: [INSTALLATION_DEAL] };

/** Returns the standard rules with others added. */
export const withStandardRules = ({ priceLists, promotions }: PriceRules): PriceRules => ({
  priceLists: [...STANDARD_RULES.priceLists, ...priceLists],
  promotions: [...STANDARD_RULES.promotions, ...promotions],
});
