export { overallScore, tenthOfScore } from './overall-score.js';
export { SCORE_BAND_LABELS, SCORE_BANDS, type ScoreBand, scoreBandOf } from './score-band.js';
export {
  type BandMove,
  largestChanges,
  type ScoreChange,
  scoreChangesBy,
  type ScoreChangeSummary,
  type ScoredLine,
  summaryOfChanges,
} from './score-changes.js';
export { type ByScorePart, SCORE_PART_LABELS, SCORE_PARTS, type ScorePart } from './score-parts.js';
export {
  checkScoreWeights,
  FIRST_SCORE_WEIGHTS,
  isSameWeights,
  isShare,
  LEAST_SHARE,
  MOST_SHARE,
  type ScoreWeights,
  sharesOf,
  totalOfShares,
  weightsText,
} from './score-weights.js';
