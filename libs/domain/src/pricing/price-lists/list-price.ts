import { applyRate, type Cents, ratePpm, subtractCents, ZERO_CENTS } from '../../money/index.js';
import { isWithin } from '../../time/index.js';
import type { PriceLine, PriceShopper, TireTraits } from '../price-request/index.js';
import {
  PRICE_ENTRY_SCOPES,
  type PriceAudience,
  type PriceEntryScope,
  type PriceList,
  type PriceListEntry,
  type PriceRule,
} from './price-list.js';

/** Where a price of a list comes from. */
export interface ListedPrice {
  readonly list: PriceList;
  readonly entry: PriceListEntry;
  /** All entries of its place, also what is planned. */
  readonly ofPlace: readonly PriceListEntry[];
}

/** The price of a tire for one shopper, and the list that it comes from. */
export interface ListPrice {
  readonly unitPriceInCents: Cents;
  readonly priceListId: string | null;
  /** Null where it is the tire's own. */
  readonly listed: ListedPrice | null;
}

/**
 * A price list that finds its entries by what they are about; tiers stand with the greatest quantity first, and of one quantity
 * the one that begins last.
 */
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

const beginOf = ({ startsAt }: PriceListEntry): number => startsAt?.getTime() ?? Number.NEGATIVE_INFINITY;

const byTier = (a: PriceListEntry, b: PriceListEntry): number => {
  if (a.minTires !== b.minTires) return b.minTires - a.minTires;
  const [begins, other] = [beginOf(a), beginOf(b)];
  return begins === other ? 0 : begins > other ? -1 : 1;
};

export const indexedPriceList = (list: PriceList): IndexedPriceList => {
  const tiers = new Map<string, PriceListEntry[]>();
  for (const entry of list.entries) {
    const place = placeOf(entry.scope, entry.key);
    const known = tiers.get(place);
    if (known === undefined) tiers.set(place, [entry]);
    else known.push(entry);
  }
  for (const entries of tiers.values()) entries.sort(byTier);
  return { list, tiers };
};

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

export const tireCounts = (lines: readonly Pick<PriceLine, 'tire' | 'quantity'>[]): TireCounts => {
  const counts = new Map<string, number>();
  for (const { tire, quantity } of lines)
    for (const place of placesOf(tire)) counts.set(place, (counts.get(place) ?? 0) + quantity);
  return counts;
};

interface Occasion {
  readonly counts: TireCounts;
  readonly at: Date;
}

const listedIn = (
  { list, tiers }: IndexedPriceList,
  tire: TireTraits,
  { counts, at }: Occasion,
): ListedPrice | null => {
  for (const place of placesOf(tire)) {
    const ofPlace = tiers.get(place) ?? [];
    const count = counts.get(place) ?? 0;
    const entry = ofPlace.find((each) => each.minTires <= count && isWithin(each, at));
    if (entry !== undefined) return { list, entry, ofPlace };
  }
  return null;
};

/** Of each quantity the entry of a place that holds at `at`, the smallest quantity first. */
export const tiersAt = ({ ofPlace }: ListedPrice, at: Date): PriceListEntry[] =>
  ofPlace
    .filter((entry) => isWithin(entry, at))
    .filter(({ minTires }, index, holding) => minTires !== holding[index - 1]?.minTires)
    .reverse();

/** The lowest price that the lists give the tire of a line, or its own where none is lower; of equal ones the first list's. */
export const listPriceOf = (
  { tire, unitPriceInCents }: Pick<PriceLine, 'tire' | 'unitPriceInCents'>,
  lists: readonly IndexedPriceList[],
  occasion: Occasion,
): ListPrice =>
  lists.reduce<ListPrice>(
    (lowest, indexed) => {
      const listed = listedIn(indexed, tire, occasion);
      if (listed === null) return lowest;
      const price = priced(unitPriceInCents, listed.entry.rule);
      return price < lowest.unitPriceInCents
        ? { unitPriceInCents: price, priceListId: listed.list.priceListId, listed }
        : lowest;
    },
    { unitPriceInCents, priceListId: null, listed: null },
  );
