import { type ListPrice, listPriceOf, tireCounts } from './list-price.js';
import type { PriceContext } from './price-context.js';
import type { PriceLine } from './price-request.js';
import type { PriceRules } from './price-rules.js';
import { listsFor } from './rule-index.js';

/** Whether any price list holds for a shopper at a moment; without one every tire has its own price. */
export const hasOwnPrices = (rules: PriceRules, context: PriceContext): boolean =>
  listsFor(rules, context).length > 0;

/** What a shopper pays for a tire of each line, bought together, before promotions; as `priceCart` prices them. */
export const shopperPrices = (
  lines: readonly PriceLine[],
  rules: PriceRules,
  context: PriceContext,
): ListPrice[] => {
  const lists = listsFor(rules, context);
  const counts = tireCounts(lines);
  return lines.map((line) => listPriceOf(line, lists, { counts, at: context.at }));
};
