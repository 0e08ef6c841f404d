import type { TimedReading } from './built-reader.js';

export const OUTCOMES = ['right', 'asked', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Returns whether a shopper was sent to the right size, asked, or sent to a wrong one. */
export const outcomeOf = (chosen: TimedReading['chosen'], size: string | null): Outcome => {
  if (chosen === null || !chosen.isSure) return 'asked';
  return chosen.choices[0]?.size === size ? 'right' : 'wrong';
};

/** Returns the size's position among the shopper's choices, counted from 1; 0 if absent. */
export const placeOf = (chosen: TimedReading['chosen'], size: string | null): number =>
  (chosen?.choices ?? []).findIndex((choice) => choice.size === size) + 1;
