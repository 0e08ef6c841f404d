import fc from 'fast-check';
import { addCents, cents, multiplyCents, subtractCents, sumCents, ZERO_CENTS } from './cents.js';

const anAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);

describe('cents', () => {
  it('holds whole cents and nothing else', () => {
    expect(cents(14_200)).toBe(14_200);
    for (const broken of [0.1, 142.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(broken)).toThrow(RangeError);
    }
  });

  it('has no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(multiplyCents(cents(-5), 0), 0)).toBe(true);
  });

  it('subtracts an added amount', () => {
    fc.assert(fc.property(anAmount, anAmount, (a, b) => subtractCents(addCents(a, b), b) === a));
  });

  it('multiplies as often as it adds', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 50 }), (amount, quantity) => {
        expect(multiplyCents(amount, quantity)).toBe(
          sumCents(Array.from({ length: quantity }, () => amount)),
        );
      }),
    );
  });

  it('sums nothing to zero', () => {
    expect(sumCents([])).toBe(ZERO_CENTS);
  });

  it('sums in any order to the same', () => {
    fc.assert(
      fc.property(fc.array(anAmount), (amounts) => sumCents(amounts) === sumCents([...amounts].reverse())),
    );
  });

  it('refuses a fraction of a tire', () => {
    expect(() => multiplyCents(cents(100), 1.5)).toThrow(RangeError);
  });

  it('refuses to exceed exact numbers', () => {
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });
});
