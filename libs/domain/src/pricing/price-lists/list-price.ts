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

/** The origin of a list price. */
export interface ListedPrice {
  readonly list: PriceList;
  readonly entry: PriceListEntry;
  /** All entries for its place, planned ones included. */
  readonly ofPlace: readonly PriceListEntry[];
}

/** One shopper's price for a tire, and its list. */
export interface ListPrice {
  readonly unitPriceInCents: Cents;
  readonly priceListId: string | null;
  /** Null if it is the tire's own price. */
  readonly listed: ListedPrice | null;
}

/** A price list indexed by place. Tiers are sorted by quantity, largest first; for one quantity, the latest start first. */
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

/** Returns the audiences whose prices a shopper sees. */
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

/** The number of a cart's tires at each place an entry can be about. */
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

/** Returns a place's tiers at `at`, one entry per quantity, smallest quantity first. */
export const tiersAt = ({ ofPlace }: ListedPrice, at: Date): PriceListEntry[] =>
  ofPlace
    .filter((entry) => isWithin(entry, at))
    .filter(({ minTires }, index, holding) => minTires !== holding[index - 1]?.minTires)
    .reverse();

/** Returns the lowest list price for a line's tire, or its own price if none is lower. In a tie, the first list wins. */
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
