import { ok, refuse, type Result } from '../../result/index.js';
import { type ComparedTire, isSameCompared } from './compared-tire.js';

/** Fewer are nothing to compare, more do not stand side by side (specification, business constants). */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 5;

/** The tires that a shopper compares, in the order they were chosen: at most five, none twice. */
export type Comparison = readonly ComparedTire[];

export const NOTHING_COMPARED: Comparison = [];

export const isCompared = (comparison: Comparison, tire: ComparedTire): boolean =>
  comparison.some((known) => isSameCompared(known, tire));

/** `comparison` with `tire` at its end. Refused with `comparison.duplicate` where it is there, with `comparison.full` at five. */
export const addToComparison = (
  comparison: Comparison,
  tire: ComparedTire,
): Result<Comparison, 'comparison.duplicate' | 'comparison.full'> => {
  if (isCompared(comparison, tire)) return refuse('comparison.duplicate');
  if (comparison.length >= MOST_COMPARED) return refuse('comparison.full');
  return ok([...comparison, tire]);
};

/** `comparison` without `tire`; the others keep their order. */
export const removeFromComparison = (comparison: Comparison, tire: ComparedTire): Comparison =>
  comparison.filter((known) => !isSameCompared(known, tire));

/** Whether these can be compared. Refused with `comparison.tooFew` below two. */
export const comparable = (comparison: Comparison): Result<Comparison, 'comparison.tooFew'> =>
  comparison.length < LEAST_COMPARED ? refuse('comparison.tooFew') : ok(comparison);
