import { type Cents, cents } from './cents.js';

const assertWeight = (weight: number): bigint => {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
  return BigInt(weight);
};

const weightsOf = (weights: readonly number[]): readonly bigint[] => {
  const exact = weights.map(assertWeight);
  return exact.every((weight) => weight === 0n) ? exact.map(() => 1n) : exact;
};

const splitMagnitude = (total: bigint, weights: readonly bigint[]): readonly bigint[] => {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight, index) => ({
    index,
    whole: (total * weight) / weightSum,
    remainder: (total * weight) % weightSum,
  }));
  const leftover = Number(total - shares.reduce((sum, share) => sum + share.whole, 0n));
  const luckyIndexes = new Set(
    [...shares]
      // The sort is stable: equal remainders stay in the order of their parts.
      .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1))
      .slice(0, leftover)
      .map((share) => share.index),
  );
  return shares.map((share) => share.whole + (luckyIndexes.has(share.index) ? 1n : 0n));
};

const byRemainder = (
  a: { readonly remainder: number; readonly index: number },
  b: { readonly remainder: number; readonly index: number },
): number => b.remainder - a.remainder || a.index - b.index;

/** The same split in floating point, for totals and weights with exact products. */
const splitExactly = (total: number, weights: readonly number[], weightSum: number): readonly number[] => {
  const shares = weights.map((weight, index) => {
    const whole = Math.floor((total * weight) / weightSum);
    return { index, whole, remainder: total * weight - whole * weightSum };
  });
  let leftover = total - shares.reduce((sum, { whole }) => sum + whole, 0);
  if (leftover === 0) return shares.map(({ whole }) => whole);
  const parts = shares.map(({ whole }) => whole);
  for (const { index, whole } of shares.sort(byRemainder)) {
    if (leftover <= 0) break;
    parts[index] = whole + 1;
    leftover -= 1;
  }
  return parts;
};

const isWeight = (weight: number): boolean => Number.isSafeInteger(weight) && weight >= 0;

const splitSmall = (total: number, weights: readonly number[]): readonly number[] | null => {
  if (!weights.every(isWeight)) return null;
  const sum = weights.reduce((a, b) => a + b, 0);
  // No weight exceeds the sum, so this bounds every product.
  return sum > 0 && total * sum <= Number.MAX_SAFE_INTEGER ? splitExactly(total, weights, sum) : null;
};

/**
 * Splits `total` in proportion to `weights` without losing a cent: the parts sum to `total` exactly and each is within one cent of its
 * exact share. Spare cents go to the largest remainders, in a tie to the earlier part.
 *
 * Weights are whole numbers from 0 up. A zero weight gets nothing, unless all are zero: then the split is even. A negative total splits as
 * its mirror image. Throws `RangeError` on any other weight, and on an amount without parts.
 */
export const allocate = (total: Cents, weights: readonly number[]): Cents[] => {
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('an amount needs at least one part to go to');
    return [];
  }
  const sign = total < 0 ? -1 : 1;
  const small = splitSmall(Math.abs(total), weights);
  if (small !== null) return small.map((part) => cents(sign * part));
  return splitMagnitude(BigInt(Math.abs(total)), weightsOf(weights)).map((part) =>
    cents(sign * Number(part)),
  );
};
