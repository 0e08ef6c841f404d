import type { PriceAudience, PriceListEntry } from '@simpletread/domain';

/** A price list of the seed; its audience determines its id in every database. */
export interface SeededPriceList {
  readonly name: string;
  readonly audience: PriceAudience;
  /** A draft waits for its campaign. */
  readonly state: 'active' | 'draft';
  readonly entries: readonly PriceListEntry[];
}

const PPM_PER_PERCENT = 10_000;
const percentOff = (percent: number) => ({ kind: 'percentOff', ratePpm: percent * PPM_PER_PERCENT }) as const;

const all = (percent: number, minTires = 1): PriceListEntry => ({
  scope: 'all',
  key: '',
  minTires,
  rule: percentOff(percent),
});
export const brand = (key: string, percent: number): PriceListEntry => ({
  scope: 'brand',
  key,
  minTires: 1,
  rule: percentOff(percent),
});
export const category = (id: number, percent: number): PriceListEntry => ({
  scope: 'category',
  key: String(id),
  minTires: 1,
  rule: percentOff(percent),
});

const HIGHWAY = 5;
const TOURING = 11;
const ALL_WEATHER = 13;

/** The prices of each price group and SimpleCrew, with tiers for those who buy by the dozen. */
export const SEEDED_PRICE_LISTS: readonly SeededPriceList[] = [
  {
    name: 'Fleet prices',
    audience: 'fleet',
    state: 'active',
    entries: [all(6), all(9, 8), all(12, 20), category(HIGHWAY, 10)],
  },
  {
    name: 'Partner prices',
    audience: 'partner',
    state: 'active',
    entries: [all(5), all(7, 8), brand('general', 9)],
  },
  {
    name: 'Special order prices',
    audience: 'special-order',
    state: 'active',
    entries: [all(4), brand('toyo', 7)],
  },
  {
    name: 'Wholesale prices',
    audience: 'wholesale',
    state: 'active',
    entries: [all(12), all(15, 20), all(18, 60)],
  },
  {
    name: 'Retail member prices',
    audience: 'member',
    state: 'active',
    entries: [all(3), category(TOURING, 5)],
  },
  { name: 'Employee prices', audience: 'employee', state: 'active', entries: [all(10), brand('kumho', 14)] },
  {
    // Up to 20% off for members [R9.10].
    name: 'SimpleCrew prices',
    audience: 'simple-crew',
    state: 'active',
    entries: [
      all(2),
      category(TOURING, 5),
      category(ALL_WEATHER, 6),
      brand('general', 8),
      brand('sumitomo', 15),
      brand('kumho', 20),
    ],
  },
];
