import { type Cents, cents, ZERO_CENTS } from '@simpletread/domain';

export interface PriceBucket {
  readonly fromInCents: Cents;
  /** Not part of the bucket, which ends one cent before. */
  readonly toInCents: Cents;
  readonly count: number;
}

export interface PriceFacet {
  readonly minInCents: Cents;
  readonly maxInCents: Cents;
  readonly buckets: readonly PriceBucket[];
}

const MOST_BUCKETS = 8;
const DOLLAR = 100;
const WIDTHS = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 10_000].map((dollars) => dollars * DOLLAR);
const NO_PRICES: PriceFacet = { minInCents: ZERO_CENTS, maxInCents: ZERO_CENTS, buckets: [] };

/** The smallest round width that needs at most eight buckets. */
const widthFor = (lowest: number, highest: number): number =>
  WIDTHS.find((width) => Math.floor(highest / width) - Math.floor(lowest / width) < MOST_BUCKETS) ??
  Math.ceil((highest + 1) / MOST_BUCKETS);

/** The range of `prices` and how many fall into each of at most eight equal, round buckets; empty ones are kept. */
export const priceFacet = (prices: readonly Cents[]): PriceFacet => {
  if (prices.length === 0) return NO_PRICES;
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const width = widthFor(lowest, highest);
  const first = Math.floor(lowest / width);
  const counts = new Array<number>(Math.floor(highest / width) - first + 1).fill(0);
  for (const price of prices) {
    const at = Math.floor(price / width) - first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return {
    minInCents: cents(lowest),
    maxInCents: cents(highest),
    buckets: counts.map((count, at) => ({
      fromInCents: cents((first + at) * width),
      toInCents: cents((first + at + 1) * width),
      count,
    })),
  };
};
