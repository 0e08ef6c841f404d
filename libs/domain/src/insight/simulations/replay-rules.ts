import { ZERO_CENTS } from '../../money/index.js';
import type { PriceList, PriceListEntry, PriceRules } from '../../pricing/index.js';

type Planned = PriceListEntry & { readonly startsAt?: Date | null; readonly endsAt?: Date | null };

const replaced = <T>(all: readonly T[], others: readonly T[], idOf: (each: T) => string): T[] => {
  const ids = new Set(others.map(idOf));
  return [...all.filter((each) => !ids.has(idOf(each))), ...others];
};

const startOf = ({ startsAt }: Planned): number => startsAt?.getTime() ?? Number.NEGATIVE_INFINITY;
const endOf = ({ endsAt }: Planned): number => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** The entries that apply at a moment; of two for one place, the one that began last. */
const entriesAt = (entries: readonly Planned[], at: Date): PriceListEntry[] => {
  const byPlace = new Map<string, Planned>();
  for (const entry of entries) {
    if (at.getTime() < startOf(entry) || at.getTime() >= endOf(entry)) continue;
    const place = `${entry.scope} ${entry.key} ${entry.minTires}`;
    const other = byPlace.get(place);
    if (other === undefined || startOf(entry) > startOf(other)) byPlace.set(place, entry);
  }
  return [...byPlace.values()].map(({ scope, key, minTires, rule }) => ({ scope, key, minTires, rule }));
};

const listAt = ({ priceListId, name, audience, entries }: PriceList, at: Date): PriceList => ({
  priceListId,
  name,
  audience,
  startsAt: null,
  endsAt: null,
  entries: entriesAt(entries, at),
});

/**
 * Returns the rules in force with a draft added, or replacing rules with its ids, as if the draft had always been active: without its
 * windows and uses, and with its price lists as of `draftAt`.
 */
export const rulesWithDraft = (inForce: PriceRules, draft: PriceRules, draftAt: Date): PriceRules => ({
  promotions: replaced(
    inForce.promotions,
    draft.promotions.map((promotion) => ({
      ...promotion,
      startsAt: null,
      endsAt: null,
      use: { uses: 0, spentInCents: ZERO_CENTS },
    })),
    ({ promotionId }) => promotionId,
  ),
  priceLists: replaced(
    inForce.priceLists,
    draft.priceLists.map((list) => listAt(list, draftAt)),
    ({ priceListId }) => priceListId,
  ),
});
