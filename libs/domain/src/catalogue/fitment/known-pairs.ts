import { dimensionsOf, parseTireSize } from '../tires/index.js';
import type { FitmentRecord } from './fitment-record.js';

type Sizes = Pick<FitmentRecord, 'frontSize' | 'rearSize'>;

/** The staggered pairs that vehicle makers mount. Sizes that measure the same are one: 245/40R18, P245/40R18 and 245/40ZR18. */
export interface KnownPairs {
  /** True if a maker mounts `rear` behind `front`. Both are sizes of the catalogue. */
  readonly has: (front: string, rear: string) => boolean;
  /** Counts the records that mount `rear` behind `front`; 0 for a pair that no record has. */
  readonly count: (front: string, rear: string) => number;
}

const keyReader = (): ((size: string) => string) => {
  const keys = new Map<string, string>();
  return (size) => {
    const known = keys.get(size);
    if (known !== undefined) return known;
    const parsed = parseTireSize(size);
    const key = parsed.ok ? dimensionsOf(parsed.value.size) : size;
    keys.set(size, key);
    return key;
  };
};

/** Returns the pairs of all `records` whose rear size differs from the front one. */
export const knownPairs = (records: Iterable<Sizes>): KnownPairs => {
  const keyOf = keyReader();
  const counts = new Map<string, number>();
  for (const { frontSize, rearSize } of records) {
    if (rearSize === null || rearSize === frontSize) continue;
    const pair = `${keyOf(frontSize)} ${keyOf(rearSize)}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const count = (front: string, rear: string): number => counts.get(`${keyOf(front)} ${keyOf(rear)}`) ?? 0;
  return { has: (front, rear) => count(front, rear) > 0, count };
};
