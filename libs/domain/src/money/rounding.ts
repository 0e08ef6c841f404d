// The only file that rounds money.
import { type Cents, cents } from './cents.js';
import type { RatePpm } from './rate.js';

const ONE_MILLION = 1_000_000;

const divideHalfAwayFromZero = (numerator: bigint, denominator: bigint): bigint => {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
};

/**
 * The same result in floating point, or null if a step exceeds the exact whole numbers. Within them, the quotient's distance from the next
 * whole number is greater than its error, so rounding down is exact.
 */
const scaledExactly = (amount: number, numerator: number, denominator: number): number | null => {
  const doubled = 2 * Math.abs(amount * numerator) + denominator;
  if (!(doubled <= Number.MAX_SAFE_INTEGER)) return null;
  const rounded = Math.floor(doubled / (2 * denominator));
  return amount < 0 !== numerator < 0 ? -rounded : rounded;
};

/**
 * Returns `amount × numerator / denominator` to the nearest cent, halves away from zero. Exact at any size. Both are whole numbers, the
 * denominator above zero; anything else throws `RangeError`.
 */
export const scaleCents = (amount: Cents, numerator: number, denominator: number): Cents => {
  if (denominator <= 0) throw new RangeError(`not a denominator: ${denominator}`);
  const isWhole = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
  const exact = isWhole ? scaledExactly(amount, numerator, denominator) : null;
  if (exact !== null) return cents(exact);
  return cents(Number(divideHalfAwayFromZero(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
};

/** Returns `rate` of `amount` to the nearest cent, halves away from zero (6% of $0.25 is $0.02). */
export const applyRate = (amount: Cents, rate: RatePpm): Cents => scaleCents(amount, rate, ONE_MILLION);

/** Returns `amount` to the nearest multiple of `step`, halves away from zero. `step` is above zero. */
export const roundToStep = (amount: Cents, step: Cents): Cents => cents(scaleCents(amount, 1, step) * step);
