import fc from 'fast-check';
import { allocate } from './allocate.js';
import { cents, sumCents } from './cents.js';

const aTotal = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map(cents);
const someWeights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });

describe('allocate', () => {
  it('never loses or finds a cent', () => {
    fc.assert(
      fc.property(aTotal, someWeights, (total, weights) => sumCents(allocate(total, weights)) === total),
    );
  });

  it('gives each part its exact share to within a cent', () => {
    fc.assert(
      fc.property(aTotal, someWeights, (total, weights) => {
        const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
        fc.pre(weightSum > 0);
        allocate(total, weights).forEach((part, index) => {
          const error = BigInt(part) * BigInt(weightSum) - BigInt(total) * BigInt(weights[index] ?? 0);
          expect(error < BigInt(weightSum) && error > -BigInt(weightSum)).toBe(true);
        });
      }),
    );
  });

  it('is the same in small figures and in ones that exceed a float', () => {
    const smallWeights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 });
    const manyTimes = 2 ** 30;
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents),
        smallWeights,
        (total, weights) => {
          expect(
            allocate(
              total,
              weights.map((weight) => weight * manyTimes),
            ),
          ).toEqual(allocate(total, weights));
        },
      ),
    );
  });

  it('gives a zero weight nothing', () => {
    fc.assert(
      fc.property(aTotal, someWeights, (total, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        allocate(total, weights).forEach((part, index) => {
          if (weights[index] === 0) expect(part).toBe(0);
        });
      }),
    );
  });

  it('splits a negative amount as the mirror image', () => {
    fc.assert(
      fc.property(aTotal, someWeights, (total, weights) => {
        const mirrored = allocate(cents(-total), weights).map((part) => cents(-part));
        expect(allocate(total, weights)).toEqual(mirrored);
      }),
    );
  });

  it('gives equal weights parts that differ by at most a cent, the earlier the larger', () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(cents(2), [5, 5, 5])).toEqual([1, 1, 0]);
  });

  it('gives the spare cent to the largest remainder', () => {
    expect(allocate(cents(10), [10, 55, 35])).toEqual([1, 6, 3]);
    expect(allocate(cents(101), [1, 2])).toEqual([34, 67]);
  });

  it('splits evenly if every weight is zero', () => {
    expect(allocate(cents(5), [0, 0])).toEqual([3, 2]);
  });

  it('splits nothing over no parts, and refuses to lose an amount there', () => {
    expect(allocate(cents(0), [])).toEqual([]);
    expect(() => allocate(cents(1), [])).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the weight %p', (weight) => {
    expect(() => allocate(cents(10), [1, weight])).toThrow(RangeError);
  });
});
