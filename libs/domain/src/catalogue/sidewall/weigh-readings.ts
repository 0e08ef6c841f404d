import { readingCost } from './reading-cost.js';

/** How fast a reading's support for a text falls with what it would have got wrong. */
const STEEPNESS = 2.2;
/** The support of a reading that shows something else altogether; no single one can rule a text out. */
const LEAST_SUPPORT = 0.002;
/** Readings of one photo share its faults: one in which the reader believes little counts as this part of an independent one. */
const INDEPENDENCE = 0.3;
/** What the reader's own belief adds to that: it is rarely high, and then rightly so. */
const BELIEF = 2.5;

/** One reading of letters in a photo. */
export interface Reading {
  readonly text: string;
  /** How sure the reader says it is, 0 to 1. */
  readonly confidence: number;
}

export interface Weighed {
  readonly text: string;
  /** Share of the belief, 0 to 1; all together make 1. */
  readonly share: number;
  /** The least cost at which any reading shows the text, and the second least. */
  readonly costs: readonly [number, number];
}

interface Wanted {
  readonly text: string;
  /** Log of how likely the text is before anything is read; 0 for the usual. */
  readonly prior: number;
}

/** How likely each of `wanted` stands on the tire by all `readings` (their texts of plainReading), the likeliest first. */
export const weighReadings = (
  readings: readonly Reading[],
  wanted: readonly Wanted[],
  isWhole: boolean,
): Weighed[] => {
  const scored = wanted.map(({ text, prior }) => {
    let belief = prior;
    const costs: number[] = [];
    for (const { text: reading, confidence } of readings) {
      const cost = readingCost(reading, text, isWhole);
      const weight = INDEPENDENCE + BELIEF * confidence * confidence;
      belief += weight * Math.log(LEAST_SUPPORT + Math.exp(-STEEPNESS * cost));
      costs.push(cost);
    }
    costs.sort((a, b) => a - b);
    return { text, belief, costs: [costs[0] ?? Infinity, costs[1] ?? Infinity] as const };
  });
  const most = Math.max(...scored.map(({ belief }) => belief));
  const total = scored.reduce((sum, { belief }) => sum + Math.exp(belief - most), 0);
  return scored
    .map(({ text, belief, costs }) => ({ text, costs, share: Math.exp(belief - most) / total }))
    .sort((a, b) => b.share - a.share);
};
