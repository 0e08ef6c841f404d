import { readingCost } from './reading-cost.js';

/** The rate at which a reading's support for a text falls with each error it would contain. */
const STEEPNESS = 2.2;
/** The support of a reading that shows something else entirely. No single reading can rule a text out. */
const LEAST_SUPPORT = 0.002;
/** Readings of one photo share its faults. A reading with low confidence counts as this part of an independent one. */
const INDEPENDENCE = 0.3;
/** The extra weight of the reader's confidence: it is rarely high, and then it is right. */
const BELIEF = 2.5;

/** One reading of the letters in a photo. */
export interface Reading {
  readonly text: string;
  /** The reader's confidence, 0 to 1. */
  readonly confidence: number;
}

export interface Weighed {
  readonly text: string;
  /** Share of the total support, 0 to 1; all shares sum to 1. */
  readonly share: number;
  /** The lowest and second-lowest cost at which a reading shows the text. */
  readonly costs: readonly [number, number];
}

interface Wanted {
  readonly text: string;
  /** Log-likelihood of the text before any reading; 0 for the usual. */
  readonly prior: number;
}

/** Ranks the texts of `wanted` by how likely the tire shows them, given all `readings` (texts from plainReading), likeliest first. */
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
