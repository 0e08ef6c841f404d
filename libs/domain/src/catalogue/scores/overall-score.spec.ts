import fc from 'fast-check';

import { overallScore } from './overall-score.js';
import { type ByScorePart, SCORE_PARTS } from './score-parts.js';
import { checkScoreWeights, FIRST_SCORE_WEIGHTS, isShare, sharesOf } from './score-weights.js';

const tenth = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
const anyParts = fc.record({ longLasting: tenth, handling: tenth, traction: tenth, durability: tenth });
const wish = fc.integer({ min: 10, max: 100 });
const anyWeights = fc
  .record({ longLasting: wish, handling: wish, traction: wish, durability: wish })
  .map(sharesOf)
  .filter((weights) => SCORE_PARTS.every((part) => isShare(weights[part])));

/** Scores as they were computed while the weights were constants: figures and order of the sum. */
const asBefore = ({ longLasting, handling, traction, durability }: ByScorePart): number => {
  const sum = 0 + longLasting * 0.3 + handling * 0.25 + traction * 0.3 + durability * 0.15;
  return Math.round(Math.min(10, Math.max(3, sum)) * 10) / 10;
};

describe('the overall score', () => {
  it('is the sum of the parts by their shares, in tenths', () => {
    const parts = { longLasting: 9.4, handling: 8.8, traction: 8.9, durability: 9.2 };
    expect(overallScore(parts, FIRST_SCORE_WEIGHTS)).toBe(9.1);
    expect(overallScore(parts, { longLasting: 5, handling: 70, traction: 20, durability: 5 })).toBe(8.9);
  });

  it('with the first weights, is unchanged from before weights could change, to the last tenth', () => {
    fc.assert(
      fc.property(anyParts, (parts) => overallScore(parts, FIRST_SCORE_WEIGHTS) === asBefore(parts)),
      { numRuns: 5_000 },
    );
  });

  it('is between the worst and the best part, and at least 3', () => {
    fc.assert(
      fc.property(anyParts, anyWeights, (parts, weights) => {
        expect(checkScoreWeights(weights).ok).toBe(true);
        const figures = SCORE_PARTS.map((part) => parts[part]);
        const overall = overallScore(parts, weights);
        expect(overall).toBeGreaterThanOrEqual(Math.max(3, Math.min(...figures)));
        expect(overall).toBeLessThanOrEqual(Math.max(3, Math.max(...figures)));
      }),
    );
  });

  it('never falls when a part improves', () => {
    fc.assert(
      fc.property(
        anyParts,
        anyWeights,
        fc.constantFrom(...SCORE_PARTS),
        tenth,
        (parts, weights, part, figure) => {
          const better = { ...parts, [part]: Math.max(parts[part], figure) };
          expect(overallScore(better, weights)).toBeGreaterThanOrEqual(overallScore(parts, weights));
        },
      ),
    );
  });

  it('never falls when share moves from a worse part to a better one', () => {
    fc.assert(
      fc.property(
        anyParts,
        anyWeights,
        fc.constantFrom(...SCORE_PARTS),
        fc.constantFrom(...SCORE_PARTS),
        (parts, weights, from, to) => {
          fc.pre(parts[from] <= parts[to] && weights[from] > 6);
          const moved = { ...weights, [from]: weights[from] - 1 };
          const after = { ...moved, [to]: moved[to] + 1 };
          // Floating-point sums: a figure exactly between two tenths may round either way.
          expect(overallScore(parts, after)).toBeGreaterThanOrEqual(overallScore(parts, weights) - 0.1001);
          expect(overallScore({ ...parts, [to]: parts[to] + 0.1 }, after)).toBeGreaterThanOrEqual(
            overallScore(parts, weights),
          );
        },
      ),
    );
  });
});
