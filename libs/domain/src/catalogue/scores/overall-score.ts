import { type ByScorePart, SCORE_PARTS } from './score-parts.js';
import type { ScoreWeights } from './score-weights.js';

const LEAST = 3;
const TOP = 10;

/** A score in tenths, from 3 to 10. */
export const tenthOfScore = (points: number): number =>
  Math.round(Math.min(TOP, Math.max(LEAST, points)) * 10) / 10;

/**
 * The overall SimpleScore of a product line: its parts, each 0 to 10, weighted by shares that are 100 together; in tenths, from 3 to 10.
 * The order of the sum is part of the rule: it decides what becomes of a figure that lies between two tenths.
 */
export const overallScore = (parts: ByScorePart, weights: ScoreWeights): number =>
  tenthOfScore(SCORE_PARTS.reduce((sum, part) => sum + parts[part] * (weights[part] / 100), 0));
