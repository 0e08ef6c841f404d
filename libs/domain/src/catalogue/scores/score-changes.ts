import { overallScore } from './overall-score.js';
import { type ScoreBand, scoreBandOf } from './score-band.js';
import type { ByScorePart } from './score-parts.js';
import type { ScoreWeights } from './score-weights.js';

/** A product line with a score, and its number of tires on sale. */
export interface ScoredLine {
  readonly lineId: string;
  readonly parts: ByScorePart;
  readonly overall: number;
  readonly tireCount: number;
}

/** A line's score before and after a change of weights. */
export interface ScoreChange<L extends ScoredLine = ScoredLine> {
  readonly line: L;
  readonly before: number;
  readonly after: number;
}

/** Number of lines that move from one band to another; null means no band. */
export interface BandMove {
  readonly from: ScoreBand | null;
  readonly to: ScoreBand | null;
  readonly lineCount: number;
  readonly tireCount: number;
}

export interface ScoreChangeSummary {
  readonly lineCount: number;
  readonly tireCount: number;
  readonly changedLineCount: number;
  readonly changedTireCount: number;
  readonly risingLineCount: number;
  readonly fallingLineCount: number;
  /** Average change of a line's score in points, to the hundredth. */
  readonly meanChange: number;
  readonly bandMoves: readonly BandMove[];
}

/** Difference in whole tenths. Scores are tenths in floating point; their differences aren't. */
const tenthsOf = ({ before, after }: ScoreChange): number => Math.round((after - before) * 10);

export const scoreChangesBy = <L extends ScoredLine>(
  lines: readonly L[],
  weights: ScoreWeights,
): readonly ScoreChange<L>[] =>
  lines.map((line) => ({ line, before: line.overall, after: overallScore(line.parts, weights) }));

const tiresOf = (changes: readonly ScoreChange[]): number =>
  changes.reduce((sum, { line }) => sum + line.tireCount, 0);

const bandMovesOf = (changes: readonly ScoreChange[]): readonly BandMove[] => {
  const moves = new Map<string, BandMove>();
  for (const { line, before, after } of changes) {
    const [from, to] = [scoreBandOf(before), scoreBandOf(after)];
    if (from === to) continue;
    const key = `${from} ${to}`;
    const known = moves.get(key) ?? { from, to, lineCount: 0, tireCount: 0 };
    moves.set(key, {
      ...known,
      lineCount: known.lineCount + 1,
      tireCount: known.tireCount + line.tireCount,
    });
  }
  return [...moves.values()].sort((a, b) => b.lineCount - a.lineCount);
};

/** Summarizes all changes. */
export const summaryOfChanges = (changes: readonly ScoreChange[]): ScoreChangeSummary => {
  const changed = changes.filter((change) => tenthsOf(change) !== 0);
  const tenths = changed.reduce((sum, change) => sum + Math.abs(tenthsOf(change)), 0);
  return {
    lineCount: changes.length,
    tireCount: tiresOf(changes),
    changedLineCount: changed.length,
    changedTireCount: tiresOf(changed),
    risingLineCount: changed.filter((change) => tenthsOf(change) > 0).length,
    fallingLineCount: changed.filter((change) => tenthsOf(change) < 0).length,
    meanChange: changes.length === 0 ? 0 : Math.round((tenths / changes.length) * 10) / 100,
    bandMoves: bandMovesOf(changed),
  };
};

/** Returns the largest changes upward (`sign` 1) or downward (−1), largest first. Ties are ordered by number of tires on sale, then by id. */
export const largestChanges = <L extends ScoredLine>(
  changes: readonly ScoreChange<L>[],
  sign: 1 | -1,
  most: number,
): readonly ScoreChange<L>[] =>
  changes
    .filter((change) => tenthsOf(change) * sign > 0)
    .sort(
      (a, b) =>
        (tenthsOf(b) - tenthsOf(a)) * sign ||
        b.line.tireCount - a.line.tireCount ||
        (a.line.lineId < b.line.lineId ? -1 : 1),
    )
    .slice(0, most);
