import type { Cents } from '../../money/index.js';
import { type ListPrice, listPriceOf, tireCounts } from '../price-lists/index.js';
import type { PriceContext, PriceLine } from '../price-request/index.js';
import type { PriceRules } from './price-rules.js';
import { listsFor } from './rule-index.js';

/** Whether any price list holds for a shopper at a moment; without one every tire has its own price. */
export const hasOwnPrices = (rules: PriceRules, context: PriceContext): boolean =>
  listsFor(rules, context).length > 0;

/** The price lists that hold for a shopper at a moment, by id. */
export const ownPriceListIds = (rules: PriceRules, context: PriceContext): string[] =>
  listsFor(rules, context).map(({ list }) => list.priceListId);

/** What a shopper pays for a tire of so many alike that are bought by themselves, before promotions. */
export const alonePrices = (
  rules: PriceRules,
  context: PriceContext,
): ((line: Pick<PriceLine, 'tire' | 'quantity' | 'unitPriceInCents'>) => Cents) => {
  const lists = listsFor(rules, context);
  return (line) => listPriceOf(line, lists, { counts: tireCounts([line]), at: context.at }).unitPriceInCents;
};

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
