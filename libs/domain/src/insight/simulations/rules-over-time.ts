import type { PriceList, PriceListEntry, PriceRules, Promotion } from '../../pricing/index.js';

/** A rule in one wording, with the time for which it was written so. */
export interface Lasting<T> {
  readonly rule: T;
  /** First moment that it was written so; null for as far back as anybody asks. */
  readonly since: Date | null;
  /** First moment that it no longer was; null where it still is. */
  readonly until: Date | null;
}

/** A price list without its prices, which change by themselves. */
export type PriceListTerms = Omit<PriceList, 'entries'>;

/** Rules with all wordings that they had in a period. Of one rule no two wordings are of the same moment. */
export interface RulesOverTime {
  readonly promotions: readonly Lasting<Promotion>[];
  readonly priceLists: readonly Lasting<PriceListTerms>[];
  /** The prices of lists, by the list's id. */
  readonly entries: Readonly<Record<string, readonly Lasting<PriceListEntry>[]>>;
}

/** Rules that nobody has changed. */
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
    priceLists: of(priceLists).map((list) => ({ ...list, entries: of(entries[list.priceListId]) })),
  };
};

const changesOf = ({ promotions, priceLists, entries }: RulesOverTime): number[] => {
  const moments = [...promotions, ...priceLists, ...Object.values(entries).flat()].flatMap(
    ({ since, until }) => [since, until].flatMap((moment) => moment?.getTime() ?? []),
  );
  return [...new Set(moments)].sort((a, b) => a - b);
};

/** How many changes there have been by a moment. */
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
 * The rules as they were written at any moment. Between two changes it answers the same value, as long as moments come in their
 * order: what is worked out from rules is kept with them.
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
