import { ownValue } from '../../lookup/index.js';
import type { PriceList, PriceListEntry } from '../price-lists/index.js';
import type { Promotion } from '../promotions/index.js';
import type { PriceRules } from './price-rules.js';

/** One version of a rule, with its period. */
export interface Lasting<T> {
  readonly rule: T;
  /** First moment of this version; null if it predates the period. */
  readonly since: Date | null;
  /** First moment after this version; null if it is current. */
  readonly until: Date | null;
}

/** A price list without its prices, which change separately. */
export type PriceListTerms = Omit<PriceList, 'entries'>;

/** Rules with all their versions in a period. No two versions of a rule overlap. */
export interface RulesOverTime {
  readonly promotions: readonly Lasting<Promotion>[];
  readonly priceLists: readonly Lasting<PriceListTerms>[];
  /** Prices of lists, by list id. */
  readonly entries: Readonly<Record<string, readonly Lasting<PriceListEntry>[]>>;
}

/** Returns rules that never changed. */
export const unchangedRules = ({ promotions, priceLists }: PriceRules): RulesOverTime => {
  const always = <T>(rule: T): Lasting<T> => ({ rule, since: null, until: null });
  return {
    promotions: promotions.map(always),
    priceLists: priceLists.map(({ entries: _, ...list }) => always(list)),
    entries: Object.fromEntries(
      priceLists.map(({ priceListId, entries }) => [priceListId, entries.map(always)]),
    ),
  };
};

const countsAt =
  (at: Date) =>
  ({ since, until }: Lasting<unknown>): boolean =>
    (since === null || since <= at) && (until === null || at < until);

const inForceAt = ({ promotions, priceLists, entries }: RulesOverTime, at: Date): PriceRules => {
  const of = <T>(all: readonly Lasting<T>[] = []): T[] => all.filter(countsAt(at)).map(({ rule }) => rule);
  return {
    promotions: of(promotions),
    priceLists: of(priceLists).map((list) => ({ ...list, entries: of(ownValue(entries, list.priceListId)) })),
  };
};

/** Returns the moments at which a version begins or ends, ascending. */
export const changesOf = ({ promotions, priceLists, entries }: RulesOverTime): number[] => {
  const moments = [...promotions, ...priceLists, ...Object.values(entries).flat()].flatMap(
    ({ since, until }) => [since, until].flatMap((moment) => moment?.getTime() ?? []),
  );
  return [...new Set(moments)].sort((a, b) => a - b);
};

/** Returns the number of changes up to a moment. */
const changesBy = (changes: readonly number[], at: Date): number => {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle] ?? 0) <= at.getTime()) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Returns a function from a moment to the rules at that moment. It returns the same value between two changes if the moments are in order,
 * because values derived from rules are cached with them.
 */
export const rulesThrough = (rules: RulesOverTime): ((at: Date) => PriceRules) => {
  const changes = changesOf(rules);
  let known: { readonly stretch: number; readonly rules: PriceRules } | null = null;
  return (at) => {
    const stretch = changesBy(changes, at);
    if (known?.stretch !== stretch) known = { stretch, rules: inForceAt(rules, at) };
    return known.rules;
  };
};
