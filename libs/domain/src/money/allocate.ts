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

/**
 * Splits `total` in proportion to `weights` without losing a cent: the parts sum to `total` exactly and each is
 * within one cent of its exact share. Spare cents go to the largest remainders, on a tie to the earlier part.
 *
 * Weights are whole numbers from 0 up. A zero weight gets nothing, unless all are zero: then the split is even.
 * A negative total splits as its mirror image. Throws `RangeError` on any other weight, and on an amount without parts.
 */
export const allocate = (total: Cents, weights: readonly number[]): Cents[] => {
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('an amount needs at least one part to go to');
    return [];
  }
  const sign = total < 0 ? -1 : 1;
  return splitMagnitude(BigInt(Math.abs(total)), weightsOf(weights)).map((part) =>
    cents(sign * Number(part)),
  );
};
