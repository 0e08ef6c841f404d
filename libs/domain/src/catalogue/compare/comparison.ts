import { ok, refuse, type Result } from '../../result/index.js';
import { type ComparedTire, isSameCompared } from './compared-tire.js';

/** One tire is nothing to compare, and more than five don't fit side by side (specification, business constants). */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 5;

/** The tires a shopper compares, in the order they were chosen: at most five, no duplicates. */
export type Comparison = readonly ComparedTire[];

export const NOTHING_COMPARED: Comparison = [];

export const isCompared = (comparison: Comparison, tire: ComparedTire): boolean =>
  comparison.some((known) => isSameCompared(known, tire));

/**
 * Returns `comparison` with `tire` added at the end. Refuses with `comparison.duplicate` if it is already there and `comparison.full` at
 * five.
 */
export const addToComparison = (
  comparison: Comparison,
  tire: ComparedTire,
): Result<Comparison, 'comparison.duplicate' | 'comparison.full'> => {
  if (isCompared(comparison, tire)) return refuse('comparison.duplicate');
  if (comparison.length >= MOST_COMPARED) return refuse('comparison.full');
  return ok([...comparison, tire]);
};

/** Returns `comparison` without `tire`, the others in their order. */
export const removeFromComparison = (comparison: Comparison, tire: ComparedTire): Comparison =>
  comparison.filter((known) => !isSameCompared(known, tire));

/** Checks that a comparison has at least two tires. Refuses with `comparison.tooFew` below that. */
export const comparable = (comparison: Comparison): Result<Comparison, 'comparison.tooFew'> =>
  comparison.length < LEAST_COMPARED ? refuse('comparison.tooFew') : ok(comparison);
