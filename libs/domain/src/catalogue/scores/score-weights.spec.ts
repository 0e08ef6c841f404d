import fc from 'fast-check';

import { type ByScorePart, SCORE_PARTS } from './score-parts.js';
import {
  checkScoreWeights,
  FIRST_SCORE_WEIGHTS,
  sharesOf,
  totalOfShares,
  weightsText,
} from './score-weights.js';

const weights = (
  longLasting: number,
  handling: number,
  traction: number,
  durability: number,
): ByScorePart => ({
  longLasting,
  handling,
  traction,
  durability,
});
const codeOf = (given: ByScorePart): string => {
  const checked = checkScoreWeights(given);
  return checked.ok ? 'ok' : checked.fault.code;
};
const anyWishes = fc.record({
  longLasting: fc.nat(500),
  handling: fc.nat(500),
  traction: fc.nat(500),
  durability: fc.nat(500),
});

describe('score weights', () => {
  it('are whole percents from 5 to 70', () => {
    expect(codeOf(weights(4, 32, 32, 32))).toBe('score.shareInvalid');
    expect(codeOf(weights(71, 10, 10, 9))).toBe('score.shareInvalid');
    expect(codeOf(weights(30.5, 24.5, 30, 15))).toBe('score.shareInvalid');
    expect(codeOf(weights(70, 20, 5, 5))).toBe('ok');
  });

  it('name the part that is out of bounds, and the total if it is not 100', () => {
    expect(checkScoreWeights(weights(30, 2, 53, 15))).toMatchObject({
      fault: { code: 'score.shareInvalid', data: { field: 'Handling', least: 5, most: 70 } },
    });
    expect(checkScoreWeights(weights(30, 25, 30, 20))).toMatchObject({
      fault: { code: 'score.totalInvalid', data: { total: 105 } },
    });
  });

  it('start as they were before weights could change', () => {
    expect(checkScoreWeights(FIRST_SCORE_WEIGHTS).ok).toBe(true);
    expect(weightsText(FIRST_SCORE_WEIGHTS)).toBe(
      '30% long lasting, 25% handling, 30% traction and 15% durability',
    );
  });
});

describe('sharesOf', () => {
  it('keeps shares that total 100', () => {
    expect(sharesOf(FIRST_SCORE_WEIGHTS)).toEqual(FIRST_SCORE_WEIGHTS);
    expect(sharesOf(weights(60, 50, 60, 30))).toEqual(FIRST_SCORE_WEIGHTS);
    expect(sharesOf(weights(0, 0, 0, 0))).toEqual(weights(25, 25, 25, 25));
  });

  it('totals 100 for any wishes', () => {
    fc.assert(fc.property(anyWishes, (wishes) => totalOfShares(sharesOf(wishes)) === 100));
  });

  it('never gives less for a larger weight', () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const shares = sharesOf(wishes);
        for (const one of SCORE_PARTS)
          for (const other of SCORE_PARTS)
            if (wishes[one] > wishes[other]) expect(shares[one]).toBeGreaterThanOrEqual(shares[other]);
      }),
    );
  });

  it('never shrinks a part whose weight grows', () => {
    fc.assert(
      fc.property(
        anyWishes,
        fc.constantFrom(...SCORE_PARTS),
        fc.integer({ min: 1, max: 50 }),
        (wishes, part, more) => {
          fc.pre(totalOfShares(wishes) > 0);
          const after = sharesOf({ ...wishes, [part]: wishes[part] + more });
          expect(after[part]).toBeGreaterThanOrEqual(sharesOf(wishes)[part]);
        },
      ),
    );
  });
});
