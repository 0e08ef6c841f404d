import { isWithin } from '../../time/index.js';
import {
  audiencesOf,
  type IndexedPriceList,
  indexedPriceList,
  type PriceAudience,
  type PriceList,
} from '../price-lists/index.js';
import type { PriceContext } from '../price-request/index.js';
import type { PriceRules } from './price-rules.js';

/** Rules are rebuilt whenever promotion uses change, but their lists stay the same objects with the same content. */
const indexed = new WeakMap<PriceList, IndexedPriceList>();

const indexOf = (list: PriceList): IndexedPriceList => {
  const known = indexed.get(list) ?? indexedPriceList(list);
  indexed.set(list, known);
  return known;
};

const indexes = new WeakMap<PriceRules, ReadonlyMap<PriceAudience, readonly IndexedPriceList[]>>();

const listsByAudience = (rules: PriceRules): ReadonlyMap<PriceAudience, readonly IndexedPriceList[]> => {
  const known = indexes.get(rules);
  if (known !== undefined) return known;
  const made = new Map<PriceAudience, IndexedPriceList[]>();
  // By id: of two lists with the same price, the same one wins in any order.
  for (const list of [...rules.priceLists].sort((a, b) => (a.priceListId < b.priceListId ? -1 : 1)))
    made.set(list.audience, [...(made.get(list.audience) ?? []), indexOf(list)]);
  indexes.set(rules, made);
  return made;
};

/** Returns the price lists that apply to a shopper at a moment. Uses an index built once per set of rules. */
export const listsFor = (rules: PriceRules, { shopper, at }: PriceContext): readonly IndexedPriceList[] => {
  if (rules.priceLists.length === 0) return [];
  const lists = listsByAudience(rules);
  return audiencesOf(shopper)
    .flatMap((audience) => lists.get(audience) ?? [])
    .filter(({ list }) => isWithin(list, at));
};
