import type { Cents } from '../../money/index.js';
import { type ListPrice, listPriceOf, tireCounts } from '../price-lists/index.js';
import type { PriceContext, PriceLine } from '../price-request/index.js';
import type { PriceRules } from './price-rules.js';
import { listsFor } from './rule-index.js';

/** True if any price list applies to a shopper at a moment. Otherwise every tire has its own price. */
export const hasOwnPrices = (rules: PriceRules, context: PriceContext): boolean =>
  listsFor(rules, context).length > 0;

/** Returns the ids of the price lists that apply to a shopper at a moment. */
export const ownPriceListIds = (rules: PriceRules, context: PriceContext): string[] =>
  listsFor(rules, context).map(({ list }) => list.priceListId);

/** Returns a shopper's price for a tire, bought alone in the given quantity, before promotions. */
export const alonePrices = (
  rules: PriceRules,
  context: PriceContext,
): ((line: Pick<PriceLine, 'tire' | 'quantity' | 'unitPriceInCents'>) => Cents) => {
  const lists = listsFor(rules, context);
  return (line) => listPriceOf(line, lists, { counts: tireCounts([line]), at: context.at }).unitPriceInCents;
};

/** Returns a shopper's price for a tire of each line, bought together, before promotions; the same as `priceCart`. */
export const shopperPrices = (
  lines: readonly PriceLine[],
  rules: PriceRules,
  context: PriceContext,
): ListPrice[] => {
  const lists = listsFor(rules, context);
  const counts = tireCounts(lines);
  return lines.map((line) => listPriceOf(line, lists, { counts, at: context.at }));
};
