import { quantile } from './quantile.js';

const hundred = Array.from({ length: 100 }, (_, n) => n + 1);

describe('a quantile', () => {
  it.each([
    [0, 1],
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])('of %p is the value at that rank', (q, value) => {
    expect(quantile(hundred, q)).toBe(value);
  });

  it('of one value is that value', () => {
    expect([0, 0.5, 1].map((q) => quantile([7], q))).toEqual([7, 7, 7]);
  });

  it('of nothing is NaN', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});
