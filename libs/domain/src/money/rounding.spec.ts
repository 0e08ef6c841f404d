import fc from 'fast-check';
import { cents } from './cents.js';
import { ratePpm } from './rate.js';
import { applyRate, roundToStep, scaleCents } from './rounding.js';

const anAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(cents);
const aRate = fc.integer({ min: 0, max: 1_000_000 }).map(ratePpm);

describe('applyRate', () => {
  it.each([
    [63_100, 80_000, 5_048],
    [25, 60_000, 2],
    [24, 60_000, 1],
    [-25, 60_000, -2],
    [0, 80_000, 0],
    [99_999, 0, 0],
  ])('takes the rate of %i at %i ppm as %i', (amount, rate, expected) => {
    expect(applyRate(cents(amount), ratePpm(rate))).toBe(expected);
  });

  it('rounds half a cent away from zero, on both sides', () => {
    expect(applyRate(cents(50), ratePpm(10_000))).toBe(1);
    expect(applyRate(cents(-50), ratePpm(10_000))).toBe(-1);
    expect(applyRate(cents(150), ratePpm(10_000))).toBe(2);
  });

  it('is never further than half a cent from the exact share', () => {
    fc.assert(
      fc.property(anAmount, aRate, (amount, rate) => {
        const error = BigInt(applyRate(amount, rate)) * 1_000_000n - BigInt(amount) * BigInt(rate);
        expect(error <= 500_000n && error >= -500_000n).toBe(true);
      }),
    );
  });

  it('mirrors at zero', () => {
    fc.assert(
      fc.property(anAmount, aRate, (amount, rate) => {
        expect(applyRate(cents(-amount), rate) + applyRate(amount, rate)).toBe(0);
      }),
    );
  });

  it('stays exact where a float would not', () => {
    expect(applyRate(cents(9_007_199_254_740_991), ratePpm(1_000_000))).toBe(9_007_199_254_740_991);
  });
});

describe('scaleCents', () => {
  it('is the same in small figures and in ones that no float holds', () => {
    const manyTimes = 2 ** 26;
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents),
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (amount, numerator, denominator) => {
          expect(scaleCents(amount, numerator * manyTimes, denominator * manyTimes)).toBe(
            scaleCents(amount, numerator, denominator),
          );
        },
      ),
    );
  });

  it('takes a fraction of an amount', () => {
    expect(scaleCents(cents(7), 1, 1)).toBe(7);
    expect(scaleCents(cents(7), 1, 2)).toBe(4);
  });

  it('refuses a denominator that is not above zero', () => {
    expect(() => scaleCents(cents(1), 1, 0)).toThrow(RangeError);
    expect(() => scaleCents(cents(1), 1, -2)).toThrow(RangeError);
  });
});

describe('roundToStep', () => {
  it.each([
    [1_747, 50, 1_750],
    [1_774, 50, 1_750],
    [1_775, 50, 1_800],
    [-1_775, 50, -1_800],
    [20, 50, 0],
  ])('rounds %i to the nearest %i, %i', (amount, step, expected) => {
    expect(roundToStep(cents(amount), cents(step))).toBe(expected);
  });
});
