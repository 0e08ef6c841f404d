import { type ByScorePart, SCORE_PARTS } from './score-parts.js';
import type { ScoreWeights } from './score-weights.js';

const LEAST = 3;
const TOP = 10;

/** Rounds a score to tenths, from 3 to 10. */
export const tenthOfScore = (points: number): number =>
  Math.round(Math.min(TOP, Math.max(LEAST, points)) * 10) / 10;

/**
 * Returns a product line's overall SimpleScore in tenths, from 3 to 10. Each part is 0 to 10, weighted by shares that total 100. The order
 * of the sum is part of the rule: it decides how a figure exactly between two tenths rounds.
 */
export const overallScore = (parts: ByScorePart, weights: ScoreWeights): number =>
  tenthOfScore(SCORE_PARTS.reduce((sum, part) => sum + parts[part] * (weights[part] / 100), 0));
