import { applyRate, type Cents, ratePpm, subtractCents, ZERO_CENTS } from '../money/index.js';
import type { PriceShopper } from './price-context.js';
import {
  PRICE_ENTRY_SCOPES,
  type PriceAudience,
  type PriceEntryScope,
  type PriceList,
  type PriceListEntry,
  type PriceRule,
} from './price-list.js';
import type { PriceLine, TireTraits } from './price-request.js';

/** The price of a tire for one shopper, and the list that it comes from. */
export interface ListPrice {
  readonly unitPriceInCents: Cents;
  readonly priceListId: string | null;
}

/** A price list that finds its entries by what they are about; tiers stand with the greatest quantity first. */
export interface IndexedPriceList {
  readonly list: PriceList;
  readonly tiers: ReadonlyMap<string, readonly PriceListEntry[]>;
}

const placeOf = (scope: PriceEntryScope, key: string): string => `${scope}:${key}`;

const KEYS: Readonly<Record<PriceEntryScope, (tire: TireTraits) => string>> = {
  tire: ({ tireId }) => tireId,
  line: ({ productLineId }) => productLineId,
  size: ({ sizeCode }) => sizeCode,
  brand: ({ brandSlug }) => brandSlug,
  category: ({ categoryId }) => String(categoryId),
  all: () => '',
};

const placesOf = (tire: TireTraits): string[] =>
  PRICE_ENTRY_SCOPES.map((scope) => placeOf(scope, KEYS[scope](tire)));

export const indexedPriceList = (list: PriceList): IndexedPriceList => {
  const tiers = new Map<string, PriceListEntry[]>();
  for (const entry of list.entries) {
    const place = placeOf(entry.scope, entry.key);
    tiers.set(
      place,
      [...(tiers.get(place) ?? []), entry].sort((a, b) => b.minTires - a.minTires),
    );
  }
  return { list, tiers };
};

/** Whether a window holds at `at`; its end is the first moment outside. */
export const isWithin = (
  { startsAt, endsAt }: { readonly startsAt: Date | null; readonly endsAt: Date | null },
  at: Date,
): boolean => (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);

/** Those whose prices a shopper sees. */
export const audiencesOf = ({ priceGroup, isCrewMember }: PriceShopper): PriceAudience[] =>
  isCrewMember ? [priceGroup, 'simple-crew'] : [priceGroup];

const priced = (own: Cents, rule: PriceRule): Cents => {
  switch (rule.kind) {
    case 'fixed':
      return rule.amountInCents;
    case 'percentOff':
      return subtractCents(own, applyRate(own, ratePpm(rule.ratePpm)));
    case 'amountOff':
      return rule.amountInCents < own ? subtractCents(own, rule.amountInCents) : ZERO_CENTS;
  }
};

/** How many tires of a cart stand under each place that an entry can be about. */
export type TireCounts = ReadonlyMap<string, number>;

export const tireCounts = (lines: readonly PriceLine[]): TireCounts => {
  const counts = new Map<string, number>();
  for (const { tire, quantity } of lines)
    for (const place of placesOf(tire)) counts.set(place, (counts.get(place) ?? 0) + quantity);
  return counts;
};

const entryOf = (
  { tiers }: IndexedPriceList,
  tire: TireTraits,
  counts: TireCounts,
): PriceListEntry | undefined => {
  for (const place of placesOf(tire)) {
    const entry = tiers.get(place)?.find(({ minTires }) => minTires <= (counts.get(place) ?? 0));
    if (entry !== undefined) return entry;
  }
  return undefined;
};

/** The lowest price that the lists give the tire of a line, or its own where none is lower; of equal ones the first list's. */
export const listPriceOf = (
  { tire, unitPriceInCents }: PriceLine,
  lists: readonly IndexedPriceList[],
  counts: TireCounts,
): ListPrice =>
  lists.reduce<ListPrice>(
    (lowest, indexed) => {
      const entry = entryOf(indexed, tire, counts);
      if (entry === undefined) return lowest;
      const price = priced(unitPriceInCents, entry.rule);
      return price < lowest.unitPriceInCents
        ? { unitPriceInCents: price, priceListId: indexed.list.priceListId }
        : lowest;
    },
    { unitPriceInCents, priceListId: null },
  );
