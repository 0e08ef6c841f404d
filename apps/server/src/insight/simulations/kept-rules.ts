import {
  type Lasting,
  type PriceList,
  type PriceListEntry,
  type PriceListTerms,
  type PriceRules,
  type Promotion,
  type PromotionUse,
  type RulesOverTime,
  unchangedRules,
} from '@simpletread/domain';

import type { SimulationInputs, SimulationRules } from './simulation-inputs.js';

/** The JSON form of a value with moments. */
type Kept<T> = Omit<T, 'startsAt' | 'endsAt'> & {
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
};

interface KeptLasting<T> {
  readonly rule: Kept<T>;
  readonly since: string | null;
  readonly until: string | null;
}

type KeptList = Omit<Kept<PriceList>, 'entries'> & { readonly entries: readonly Kept<PriceListEntry>[] };

interface KeptSet {
  readonly promotions: readonly Kept<Promotion>[];
  readonly priceLists: readonly KeptList[];
}

interface KeptOverTime {
  readonly promotions: readonly KeptLasting<Promotion>[];
  readonly priceLists: readonly KeptLasting<PriceListTerms>[];
  readonly entries: Readonly<Record<string, readonly KeptLasting<PriceListEntry>[]>>;
}

interface KeptThrough {
  readonly inForce: KeptOverTime;
  readonly draft: KeptSet;
  readonly draftAt: string;
  readonly used: Readonly<Record<string, PromotionUse>>;
}

/** As they were kept until November 2026: one set for the whole period, and that with the draft in it. */
interface KeptPair {
  readonly before: KeptSet;
  readonly after: KeptSet;
}

/** Rules as `jsonb` keeps them. */
export type KeptRules = KeptThrough | KeptPair;

const momentOf = (text: string | null | undefined): Date | null =>
  text === null || text === undefined ? null : new Date(text);

const windowOf = ({ startsAt, endsAt }: Kept<object>) => ({
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
});

const promotionOf = (promotion: Kept<Promotion>): Promotion => ({ ...promotion, ...windowOf(promotion) });
const termsOf = (list: Kept<PriceListTerms>): PriceListTerms => ({ ...list, ...windowOf(list) });
const entryOf = (entry: Kept<PriceListEntry>): PriceListEntry => ({ ...entry, ...windowOf(entry) });

const setOf = ({ promotions, priceLists }: KeptSet): PriceRules => ({
  promotions: promotions.map(promotionOf),
  priceLists: priceLists.map(({ entries, ...list }) => ({ ...termsOf(list), entries: entries.map(entryOf) })),
});

const lastingOf =
  <T>(ruleOf: (rule: Kept<T>) => T) =>
  ({ rule, since, until }: KeptLasting<T>): Lasting<T> => ({
    rule: ruleOf(rule),
    since: momentOf(since),
    until: momentOf(until),
  });

const overTimeOf = ({ promotions, priceLists, entries }: KeptOverTime): RulesOverTime => ({
  promotions: promotions.map(lastingOf(promotionOf)),
  priceLists: priceLists.map(lastingOf(termsOf)),
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, prices]) => [id, prices.map(lastingOf(entryOf))]),
  ),
});

const named = <T>(
  rules: readonly T[],
  ids: readonly { readonly id: string }[],
  idOf: (rule: T) => string,
): T[] => rules.filter((rule) => ids.some(({ id }) => id === idOf(rule)));

/** Rules as they are to be kept. */
export const keptOf = ({ used, ...rules }: SimulationRules): string =>
  JSON.stringify({ ...rules, used: Object.fromEntries(used) });

/** Rules as they were when they were kept. */
export const rulesOf = (
  kept: KeptRules,
  { promotions, priceLists }: Pick<SimulationInputs, 'promotions' | 'priceLists'>,
): SimulationRules => {
  if ('inForce' in kept)
    return {
      inForce: overTimeOf(kept.inForce),
      draft: setOf(kept.draft),
      draftAt: new Date(kept.draftAt),
      used: new Map(Object.entries(kept.used)),
    };
  const after = setOf(kept.after);
  return {
    inForce: unchangedRules(setOf(kept.before)),
    draft: {
      promotions: named(after.promotions, promotions, ({ promotionId }) => promotionId),
      priceLists: named(after.priceLists, priceLists, ({ priceListId }) => priceListId),
    },
    // The draft's lists were cut down to its beginning already.
    draftAt: new Date(0),
    used: new Map(),
  };
};
