import { type Cents, cents, type RatePpm } from '../../money/index.js';

const ONE = 1_000_000;
const PPM_PER_TENTH = 1_000;
const TENTHS_PER_PERCENT = 10;

/** Margin and floor of a quoted tire. */
export interface TireMargin {
  /** The part of the price above the purchase cost, in parts per million; negative below cost, null if the cost is unknown. */
  readonly marginPpm: number | null;
  /** The lowest price that leaves the minimum margin; null if the cost is unknown. */
  readonly floorInCents: Cents | null;
  readonly isBelowFloor: boolean;
}

/** Returns the lowest price of a tire that leaves `floorPpm` of it above `costInCents`, rounded up to a cent. */
export const floorPriceOf = (costInCents: Cents, floorPpm: RatePpm): Cents =>
  cents(Math.ceil((costInCents * ONE) / (ONE - floorPpm)));

/** Returns the margin and the floor of one tire at `unitPriceInCents`. A tire without a known cost has neither. */
export const tireMargin = (
  unitPriceInCents: Cents,
  costInCents: Cents | null,
  floorPpm: RatePpm,
): TireMargin => {
  if (costInCents === null) return { marginPpm: null, floorInCents: null, isBelowFloor: false };
  const floorInCents = floorPriceOf(costInCents, floorPpm);
  const marginPpm =
    unitPriceInCents <= 0 ? -ONE : Math.floor(((unitPriceInCents - costInCents) * ONE) / unitPriceInCents);
  return { marginPpm, floorInCents, isBelowFloor: unitPriceInCents < floorInCents };
};

/** Returns a margin in percent with one decimal, rounded down: `17.2%`, `-3.1%`. */
export const marginWords = (marginPpm: number): string =>
  `${(Math.floor(marginPpm / PPM_PER_TENTH) / TENTHS_PER_PERCENT).toFixed(1)}%`;
