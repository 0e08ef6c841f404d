import type { TimedReading } from './built-reader.js';

export const OUTCOMES = ['right', 'asked', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Whether a shopper was led to the tire's size, asked, or led to another one. */
export const outcomeOf = (chosen: TimedReading['chosen'], size: string | null): Outcome => {
  if (chosen === null || !chosen.isSure) return 'asked';
  return chosen.choices[0]?.size === size ? 'right' : 'wrong';
};

/** The size among the choices that a shopper is asked about, counted from 1; 0 where it is none of them. */
export const placeOf = (chosen: TimedReading['chosen'], size: string | null): number =>
  (chosen?.choices ?? []).findIndex((choice) => choice.size === size) + 1;
