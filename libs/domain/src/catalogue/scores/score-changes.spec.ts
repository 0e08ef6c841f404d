import fc from 'fast-check';

import { overallScore } from './overall-score.js';
import { largestChanges, scoreChangesBy, type ScoredLine, summaryOfChanges } from './score-changes.js';
import { FIRST_SCORE_WEIGHTS, sharesOf } from './score-weights.js';

const GRIP = { longLasting: 10, handling: 10, traction: 70, durability: 10 };

const aLine = (lineId: string, parts: [number, number, number, number], tireCount = 1): ScoredLine => {
  const [longLasting, handling, traction, durability] = parts;
  const whole = { longLasting, handling, traction, durability };
  return { lineId, parts: whole, overall: overallScore(whole, FIRST_SCORE_WEIGHTS), tireCount };
};
const LINES = [
  aLine('grippy', [6, 7, 9.5, 7], 12),
  aLine('lasting', [9.5, 8, 6, 9], 30),
  aLine('even', [8, 8, 8, 8], 5),
];

describe('the effect of other weights on lines', () => {
  it('counts the lines and tires that change, by direction', () => {
    expect(summaryOfChanges(scoreChangesBy(LINES, GRIP))).toEqual({
      lineCount: 3,
      tireCount: 47,
      changedLineCount: 2,
      changedTireCount: 42,
      risingLineCount: 1,
      fallingLineCount: 1,
      meanChange: 0.73,
      bandMoves: [
        { from: 'good', to: 'great', lineCount: 1, tireCount: 12 },
        { from: 'great', to: null, lineCount: 1, tireCount: 30 },
      ],
    });
  });

  it('names those that rise and fall most', () => {
    const changes = scoreChangesBy(LINES, GRIP);
    expect(largestChanges(changes, 1, 5).map(({ line }) => line.lineId)).toEqual(['grippy']);
    expect(
      largestChanges(changes, -1, 5).map(({ line, before, after }) => [line.lineId, before, after]),
    ).toEqual([['lasting', 8, 6.9]]);
  });

  it('is zero for the weights that made the scores', () => {
    const tenth = fc.integer({ min: 30, max: 100 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(fc.tuple(tenth, tenth, tenth, tenth)), (all) => {
        const lines = all.map((parts, at) => aLine(`${at}`, parts));
        expect(summaryOfChanges(scoreChangesBy(lines, FIRST_SCORE_WEIGHTS)).changedLineCount).toBe(0);
      }),
    );
  });

  it('counts each changed line as rising or falling', () => {
    const tenth = fc.integer({ min: 30, max: 100 }).map((tenths) => tenths / 10);
    const wish = fc.integer({ min: 1, max: 9 });
    const wishes = fc.record({ longLasting: wish, handling: wish, traction: wish, durability: wish });
    fc.assert(
      fc.property(fc.array(fc.tuple(tenth, tenth, tenth, tenth)), wishes, (all, wished) => {
        const lines = all.map((parts, at) => aLine(`${at}`, parts));
        const changes = scoreChangesBy(lines, sharesOf(wished));
        const summary = summaryOfChanges(changes);
        expect(summary.risingLineCount + summary.fallingLineCount).toBe(summary.changedLineCount);
        expect(largestChanges(changes, 1, lines.length)).toHaveLength(summary.risingLineCount);
        expect(largestChanges(changes, -1, lines.length)).toHaveLength(summary.fallingLineCount);
      }),
    );
  });
});
