import { bandText, trialSentences } from './trial-words.js';

const TRIAL = {
  lineCount: 2_900,
  tireCount: 40_000,
  changedLineCount: 1,
  changedTireCount: 12,
  risingLineCount: 1,
  fallingLineCount: 0,
  meanChange: 0.1,
  bandMoves: [{ from: 'good' as const, to: 'great' as const, lineCount: 1, tireCount: 12 }],
  risers: [],
  fallers: [],
  topPicks: { sizesLookedAt: 20, sizesChanged: 1, sizes: [] },
};

describe('what a trial came to', () => {
  it('is described in sentences with singular and plural counts', () => {
    expect(trialSentences(TRIAL)).toEqual([
      '1 line of 2,900 with 12 tires on sale gets a new score: 1 higher, 0 lower.',
      'A line goes up or down by 0.10 points on average; 1 line goes to another range.',
      'Of the 20 most common factory sizes, 1 shows different top picks.',
    ]);
    const [first] = trialSentences({ ...TRIAL, changedLineCount: 1_200 });
    expect(first).toMatch(/^1,200 lines of 2,900/);
  });

  it('names the bands as the shop’s filter does, and what is below them', () => {
    expect(bandText('excellent')).toBe('Excellent 9–10');
    expect(bandText(null)).toBe('Below 7');
  });
});
