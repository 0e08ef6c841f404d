import { isSpeedAtLeast, isSpeedSymbol } from './speed-symbol.js';

/** A tire’s maximum load in pounds, and its speed symbol; null where it has none. */
export interface TireRating {
  readonly maxLoadLb: number;
  readonly speedSymbol: string | null;
}

const isAsFast = (given: string | null, wanted: string | null): boolean => {
  if (wanted === null) return true;
  return given !== null && isSpeedSymbol(given) && isSpeedSymbol(wanted) && isSpeedAtLeast(given, wanted);
};

/**
 * True if `tire` carries at least as much as `other` and is rated for at least its speed. Without a known vehicle, a tire may replace only
 * such another one: the ratings that the vehicle needs aren't known, and the replaced tire's are the only hint.
 */
export const isRatedAtLeast = (tire: TireRating, other: TireRating): boolean =>
  tire.maxLoadLb >= other.maxLoadLb && isAsFast(tire.speedSymbol, other.speedSymbol);
